/**
 * The frame of every how-to page: chapters with their paragraphs, and the pictures among them. A game brings its
 * messages and draws its own cards; how wide, how far apart and in which ink everything stands is said here.
 */

import { type ComponentChildren, Fragment } from 'preact';
import { type Chapter as ChapterText, proseParts } from '@parlor/kit';
import { Steps } from '../parts/Steps.tsx';

interface Around {
  readonly children: ComponentChildren;
}

/** All chapters, one after the other; a game may set sizes of its pieces by `class`. */
export const HowToPages = ({
  class: more = '',
  children,
}: Around & { readonly class?: string }) => (
  <div class={`how ${more}`}>
    <Steps>{children}</Steps>
  </div>
);

/** Chapters without a picture. */
export const HowToText = ({ chapters }: { readonly chapters: readonly ChapterText[] }) => (
  <HowToPages>
    {chapters.map(({ title, paragraphs }) => (
      <Chapter key={title} title={title}>
        <Paragraphs of={paragraphs} />
      </Chapter>
    ))}
  </HowToPages>
);

export const Chapter = ({ title, children }: Around & { readonly title: string }) => (
  <section>
    <h3 class="show">{title}</h3>
    {children}
  </section>
);

/** Chapters of which the second speaks of the pictures above it: never side by side. */
export const Together = ({ children }: Around) => <div class="how-together">{children}</div>;

/** A message within a line: **names of the game** stand out. */
const Prose = ({ text }: { readonly text: string }) => (
  <>
    {proseParts(text).map((part, i) =>
      part.isMarked ? <b key={i}>{part.text}</b> : <Fragment key={i}>{part.text}</Fragment>,
    )}
  </>
);

export const Paragraph = ({ text }: { readonly text: string }) => (
  <p>
    <Prose text={text} />
  </p>
);

export const Paragraphs = ({ of }: { readonly of: readonly string[] }) => (
  <>
    {of.map((text, i) => (
      <Paragraph key={i} text={text} />
    ))}
  </>
);

/** Said in passing. */
export const Note = ({ text }: { readonly text: string }) => <p class="how-note">{text}</p>;

interface PicturesProps extends Around {
  /** What is to be seen, for whoever listens; without it the text around says the same. */
  readonly label?: string;
  readonly class?: string;
}

/** Pieces of the game in a row. */
export const Pictures = ({ label, class: more = '', children }: PicturesProps) => (
  <div
    class={`how-row ${more}`}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    {children}
  </div>
);

interface FigureProps extends Around {
  readonly caption: string;
  readonly class?: string;
}

/** A picture that says something by itself, with what it shows below. */
export const Figure = ({ caption, class: more = '', children }: FigureProps) => (
  <figure class={more}>
    {children}
    <figcaption>{caption}</figcaption>
  </figure>
);

/** Kinds of cards, each with what it does. */
export const Effects = ({ children }: Around) => <ul class="how-effects">{children}</ul>;

interface EffectProps extends Around {
  /** Where what it does is not told after its name in one sentence. */
  readonly name?: string;
  readonly does: string;
}

/** The children are the picture. */
export const Effect = ({ name, does, children }: EffectProps) => (
  <li>
    {children}
    <div>
      {name !== undefined && <b>{name}</b>}
      <Paragraph text={does} />
    </div>
  </li>
);
