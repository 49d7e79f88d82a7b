/**
 * Tout ce que dit quelqu’un qui joue, et pourquoi un coup vaut le coup d’œil. Ce que lui seul peut
 * voir n’est pas dit à voix haute : chaque phrase s’en passe.
 */

import { millions, percent, person, plural, que, Subject } from '@parlor/grammar/fr';
import type { Person } from '@parlor/kit';
import type { Claim, Kind } from '../../facts/claims.ts';
import type { Messages } from '../en/index.ts';
import { ofProperty } from './names.ts';

const money = (amount = 0): string => millions(amount);
const about = (amount = 0): string => `environ ${millions(Math.abs(amount))}`;
const they = (other?: Person): string => (other ? person(other) : 'quelqu’un d’autre');
const They = (other?: Person): string => (other ? Subject(other) : 'Quelqu’un d’autre');
const thanThey = (other?: Person): string => (other ? que(other) : 'que quelqu’un d’autre');
const thing = (claim: Claim): string => claim.thing ?? 'cette propriété';
const Thing = (claim: Claim): string => claim.thing ?? 'Cette propriété';
const ofThing = ({ thing: name }: Claim): string =>
  name === undefined ? 'de cette propriété' : ofProperty(name);
const another = (claim: Claim): string => claim.other ?? 'une autre';
/** « qu’Airline », « que Casino ». */
const than = (name: string): string => que({ name, isReader: false });

const worth = ({ worth: sum, least }: Claim): string =>
  `${least === undefined ? 'environ' : 'au moins environ'} ${money(sum)}`;

/** Ce qui revient à quelqu’un. */
const part = ({ amount, percent: share = 0 }: Claim): string =>
  amount === undefined
    ? `${percent(share / 100)} du gain, arrondis à la dizaine de millions inférieure,`
    : `${money(amount)} du gain`;

const pays = ({ pays: sum, die }: Claim): string =>
  die === undefined ? money(sum) : `${money(sum)} en moyenne`;

const outs = ({ outs: count = 0 }: Claim): string =>
  plural(count, { one: 'une carte Hors jeu', other: '# cartes Hors jeu' });

/** Au pluriel, sans article. */
const KIND_NAMES: Readonly<Record<Kind, string>> = {
  show: 'cartes montrées',
  abstain: 'promesses de s’abstenir',
  option: 'options pour les autres',
  bought: 'paiements qui dépendent d’une vente',
  lapsed: 'lignes de remplacement',
  several: 'promesses à plusieurs',
  ends: 'contrats qui en remplacent un autre',
};

const kindOf = ({ kind }: Claim): string => (kind ? KIND_NAMES[kind] : 'lignes de ce genre');

export const reasons: Messages['reasons'] = {
  // Dit à la table
  'good-for-me': () => 'Cela me va : marché conclu.',
  'costs-me': ({ mine }) =>
    mine === undefined
      ? 'Je donnerais plus que je ne reçois.'
      : `Cela me coûterait ${about(mine)}.`,
  'too-little': () => 'J’y gagne trop peu.',
  'too-many-ifs': () => 'Cela ne me rapporte que si vous le voulez bien : sans façon.',
  'void-promise': () => 'Vous me promettez quelque chose qui ne sera pas à vous.',
  'one-sided': () => 'Vous y gagneriez plus que moi.',
  'feeds-rival': () => 'C’est vous que je crains le plus : il faudrait que j’y gagne davantage.',
  'not-my-kind': (p) => `Les ${kindOf(p)}, ce n’est pas pour moi.`,
  'want-more': () => 'Il m’en faudrait davantage.',
  'counter-cash': ({ amount }) => `Ajoutez ${money(amount)} et j’accepte.`,
  'counter-deal': () => 'Je verrais plutôt les choses ainsi.',
  'offer-loan': (p) =>
    p.percent === undefined
      ? 'Prêtez-moi ce qu’il me faut pour un temps : je vous le rends, avec un petit plus pour la peine.'
      : `Prêtez-moi ce qu’il faut à une carte : je le rends aussitôt, et ${part(p)} vous reviennent.`,
  'offer-card': () => 'J’ai une carte qui vous serait plus utile qu’à moi : achetez-la-moi.',
  'offer-buy-card': () => 'Une de vos cartes me serait plus utile qu’à vous : vendez-la-moi.',
  'offer-lend': () => 'Je vous prête ce qu’il faut à votre carte, et on partage.',
  'offer-buy': (p) => `Je peux tirer davantage que vous ${ofThing(p)} : parlons prix.`,
  'offer-sell': (p) => `${Thing(p)} vaut plus pour vous que pour moi.`,
  'offer-swap': () => 'Nous gagnerions tous les deux à échanger ces deux-là.',
  'offer-deal': () => 'J’ai un accord à proposer.',

  // Conseils sur les accords
  'take-deal': ({ mine }) => `L’accord vous rapporte ${about(mine)}.`,
  'take-loss': ({ mine }) => `L’accord vous coûte ${about(mine)}.`,
  'refuse-nothing': () => 'Rien ne change.',
  'refuse-cannot': () => 'Vous ne pouvez pas faire ce qu’il vous demande.',
  'refuse-void': () =>
    'Il n’est bon que si tout se passe comme écrit, et rien ne garantit que tout se fera.',
  'refuse-cost': ({ mine }) => `L’accord vous coûterait ${about(mine)}.`,
  'refuse-kind': (p) => `Rien ici ne dit ce que vaudraient pour vous des ${kindOf(p)}.`,
  'refuse-plays': () =>
    'Joué plusieurs fois jusqu’au bout, il ne vous a pas apporté d’avantage clair.',
  'refuse-ifs': () => 'C’est l’autre qui décide s’il vous rapporte quelque chose.',
  'refuse-little': ({ mine }) => `L’accord ne vous rapporterait qu’${about(mine)}.`,
  'refuse-one-sided': ({ mine, theirs }) =>
    `Il rapporte plus à l’autre, ${about(theirs)}, qu’à vous, ${about(mine)}.`,
  'counter-more': ({ amount }) => `Le même accord avec ${money(amount)} de plus pour vous.`,
  'propose-loan': (p, other) =>
    `Emprunter ce qu’il vous faut pour une carte qui rapporte ${pays(p)} : ${part(p)} vont à ${they(other)}.`,
  'propose-quiet-loan': ({ amount, pays: sum }) =>
    `Emprunter pour ${money(amount)} ce qu’il vous faut pour des cartes qui rapportent ${about(sum)}.`,
  'propose-card': (p, other) =>
    `Vendre pour ${money(p.amount)} une carte qui rapporte ${pays(p)} à ${they(other)} et, en l’état, rien à vous.`,
  'propose-buy-card': (p) =>
    `Acheter pour ${money(p.amount)} une carte qui vous rapporte ${pays(p)}.`,
  'propose-lend': (p, other) =>
    `Prêter à ${they(other)} ce qu’il faut pour une carte qui rapporte ${pays(p)} : ${part(p)} vous reviennent.`,
  'propose-buy': (p, other) => `En gros, ${thing(p)} vaut plus pour vous que pour ${they(other)}.`,
  'propose-sell': (p, other) => `En gros, ${thing(p)} vaut plus pour ${they(other)} que pour vous.`,
  'propose-swap': (_, other) => `En gros, vous gagnez à l’échange, et ${they(other)} aussi.`,

  // Conseils sur les tours et les cartes
  'cards-can-wait': () =>
    'Les cartes qui rapportent se jouent encore dans la phase 2 ; le dé, non.',
  'cash-in': ({ pays: sum }) => `La banque vous paie ${money(sum)}.`,
  'cash-in-die': () => `Rapporte ${millions(20)} par point du dé, ${millions(60)} en moyenne.`,
  'play-related': ({ pays: sum }) =>
    `Cette carte va avec l’accord et rapporte ${money(sum)} tout de suite.`,
  'tax-leader': ({ amount }, other) =>
    `Vous prenez ${money(amount)} à ${they(other)}, qui a le plus d’argent.`,
  'tax-most': ({ amount }, other) =>
    `Vous prenez ${money(amount)} à ${they(other)} ; personne d’autre n’aurait à payer plus.`,
  'tax-property': ({ amount }, other) =>
    `${They(other)} ne peut pas tout payer : vous recevez ${money(amount)} et une propriété.`,
  'tax-up-to': ({ amount }, other) => `Vous prenez jusqu’à ${money(amount)} à ${they(other)}.`,
  'tax-some': ({ amount }, other) => `Vous prenez ${money(amount)} à ${they(other)}.`,
  'steal-cards': () => 'Cinq lancers, et à chaque T vous prenez une carte à quelqu’un.',
  'roll-idle': () => 'Cinq lancers, mais personne d’autre n’a de carte à prendre.',
  'force-with-outs': (p, other) =>
    `${They(other)} doit défendre ${thing(p)}, et vous avez ${outs(p)}.`,
  'force-to-deny': (p, other) => `${They(other)} doit défendre ${thing(p)}.`,
  'force-open': (p) => `Vous mettez en vente ${thing(p)}, qui est libre.`,
  'force-own': (p) =>
    `Vous mettez en vente ${thing(p)}, qui est à vous : si quelqu’un d’autre l’emporte, vous touchez le prix.`,
  'nothing-left': () => 'En l’état, aucune carte de gain de votre main ne peut être jouée.',
  'wait-and-see': () => 'Vous gardez vos cartes pour plus tard.',
  'done-related': () => 'Aucune carte de gain qui va avec l’accord ne peut être jouée.',
  'use-option': () => 'Vous réclamez ce qu’un contrat vous accorde.',
  'choose-own': () => 'Vous devez donner une carte, et ce peut être celle-ci.',
  'choose-theirs': () => 'Vous avez une carte à choisir, et ce peut être celle-ci.',
  'done-anyway': () => 'Cela met fin à votre tour.',
  'take-most': (_, other) => `Parmi les autres, c’est ${they(other)} qui a le plus de cartes.`,
  'take-even': (_, other) =>
    `Parmi les choix possibles, personne n’a plus de cartes ${thanThey(other)}.`,
  'take-one': (_, other) => `Vous prenez une carte à ${they(other)}.`,
  'fits-best': (p) => `${Thing(p)} est ce qui convient le mieux à vos cartes.`,
  'fits-even': (p) => `${Thing(p)} convient aussi bien à vos cartes ${than(another(p))}.`,
  'fits-some': (p) => `Vous avez une carte de gain pour ${thing(p)}.`,
  'fill-some': (p) => `L’argent va dans le coffre ${ofThing(p)}.`,
  'put-up-free': (p) => `Vous mettez en vente ${thing(p)}, qui est libre.`,
  'put-up-own': (p) =>
    `Vous mettez en vente ${thing(p)}, qui est à vous : si quelqu’un d’autre l’emporte, vous touchez le prix.`,
  'put-up-other': (p, other) => `${They(other)} doit défendre ${thing(p)}.`,
  'trade-boxes': (p) =>
    `Vous obtenez ${thing(p)} avec ${money(p.gets)} dans son coffre contre ${another(p)} avec ${money(p.gives)}.`,
  'trade-swap': (p) => `Vous obtenez ${thing(p)} contre ${another(p)}.`,
  'trade-no': () => 'Vous gardez ce que vous avez.',
  'give-up-least': (p) =>
    `Rien de ce que vous pourriez céder ne vaut moins pour vous ${than(thing(p))}.`,
  'give-up': (p) => `Vous cédez ${thing(p)} avec ${money(p.gives)} dans son coffre.`,

  // Conseils sur les ventes
  'open-out': () => 'Vous restez en dehors de cette vente.',
  'open-owner': () => 'Elle est à vous : si vous gagnez, votre enchère va dans son coffre.',
  'open-cheap': (p) =>
    `Une petite mise pour ce qui vaut ${worth(p)} pour vous, avec ${outs(p)} en réserve.`,
  'open-shaded': (p) => `Bien en dessous de ce que cela vaut pour vous, ${worth(p)}.`,
  'open-strong': (p) => `La plus grande part de ce que cela vaut pour vous, ${worth(p)}.`,
  'open-above': (p) => `Plus que ce que cela vaut pour vous, ${worth(p)}.`,
  'open-some': ({ amount }) => `Vous misez ${money(amount)} au départ.`,
  'knock-leader': ({ amount }) => `Vous menez alors à ${money(amount)}.`,
  'knock-rival': (_, other) => `Vous mettez ${they(other)} hors jeu.`,
  'raise-free': ({ amount }) =>
    `Les ${money(amount)} de l’investisseur vous reviennent en liquide si vous perdez.`,
  'raise-investor': ({ amount }) => `${money(amount)} viennent d’un investisseur.`,
  'raise-cash': (p) =>
    `À ${money(p.amount)}, vous restez en dessous de ce que cela vaut pour vous, ${worth(p)}.`,
  'raise-to': ({ amount }) => `Votre enchère passe à ${money(amount)}.`,
  'come-back': ({ amount }) => `De nouveau en tête à ${money(amount)}.`,
  'come-back-in': ({ amount }) => `De retour dans les enchères à ${money(amount)}.`,
  'let-it-go': (p) =>
    `Il faudrait monter à ${money(p.amount)}, plus que ce que cela vaut pour vous, ${worth(p)}.`,
  'let-it-sell': ({ amount }) => `En l’état, vous en tirez ${money(amount)}.`,
  'leave-it': ({ amount }, other) => `Vous laissez ${they(other)} mener à ${money(amount)}.`,
  'stay-out': () => 'Vous restez en dehors des enchères.',
  'already-ahead': () => 'Vous menez : rien à ajouter.',
};

export const reasonOtherwise: Messages['reasonOtherwise'] =
  'C’est ce qui semble le mieux dans l’ensemble.';
