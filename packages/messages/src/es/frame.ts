/** Lo que hay en todas las páginas, y lo que se dice cuando falta algo. */

import type { frame as English } from '../en/frame.ts';

export const frame: typeof English = {
  'app.name': 'Parlor',

  close: 'Cerrar',

  you: 'Tú',

  seat: ({ number }) => `Asiento ${number}`,

  'page.title': ({ title }) => `${title} · Parlor`,
  'page.again': 'Reintentar',
  'page.update': 'Hay una versión nueva. Las partidas en curso se quedan como están.',
  'page.update.now': 'Usarla ya',
  'page.outdated.title': 'Hay un Parlor más nuevo',
  'page.outdated.line':
    'Esta página es demasiado antigua para el servidor. Recárgala para continuar. Tus partidas están guardadas.',
  'page.outdated.now': 'Recargar',
  'page.signed-out.title': 'Sesión cerrada',
  'page.signed-out.line':
    'Se ha cerrado tu sesión en este dispositivo. Las partidas y los ajustes guardados en él siguen aquí.',
  'page.signed-out.now': 'Seguir con un nombre nuevo',
  'page.copy': 'Copiar',
  'page.copied': 'Copiado',
  'page.share': 'Compartir',
  'page.qr': ({ what }) => `Código QR: ${what}`,
  'page.less': ({ what }) => `Menos: ${what}`,
  'page.more': ({ what }) => `Más: ${what}`,
  'page.to-home': 'Inicio',
  'page.house-bots': 'Jugar contra los bots',

  'nav.main': 'Menú principal',
  'nav.skip': 'Ir al contenido',
  'nav.play': 'Jugar',
  'nav.tables': 'Mesas',
  'nav.replays': 'Repeticiones',
  'nav.learn': 'Aprender',
  'nav.offline': 'Sin conexión. Se puede jugar en este dispositivo.',
  'nav.ready': 'Se puede jugar sin conexión',
  'nav.profile': ({ name }) => `${name}, tus ajustes`,

  'level.beginner': 'principiante',
  'level.casual': 'ocasional',
  'level.skilled': 'hábil',
  'level.expert': 'magistral',

  'edition.line': ({ edition, extent }) => `Edición ${edition} · ${extent}`,
  'edition.none': 'según el reglamento',
  'edition.published': 'reglamento y reseñas',
  'edition.house': 'valores propios',
  'edition.few': 'algunos valores recreados',
  'edition.partly': 'valores en parte recreados',
  'edition.mostly': 'valores en su mayoría recreados',

  'missing.title': 'Aquí no hay nada',
  'missing.line':
    'Puede que la dirección sea antigua o esté mal escrita. Tus partidas están a salvo.',

  'trouble.title': 'Algo ha salido mal',
  'trouble.line':
    'No se ha podido mostrar esta pantalla. Tus partidas están guardadas. Inténtalo de nuevo.',
  'trouble.detail': 'Detalles técnicos',

  'gone.table': 'Esta mesa no existe',
  'gone.table.line': 'Puede que se haya cerrado, o que el enlace esté incompleto.',
  'shut.title': 'Ahora no puedes mirar esta mesa',
  'gone.local': 'Esta partida no está en este dispositivo',
  'gone.local.line': 'Se ha olvidado, o se jugó en otro dispositivo.',
  'gone.edition': 'Esta partida necesita otras reglas',
  'gone.edition.line':
    'Empezó con una edición de las reglas que aquí no está. No se ha perdido nada: continuará con una versión más reciente de Parlor.',
  'gone.server': 'No hay conexión con el servidor',
  'gone.server.line':
    'Tu partida está guardada allí y te espera. En este dispositivo se puede jugar sin red.',

  'storage.title': 'Esta partida no puede seguir ahora mismo',

  'recover.passkey': 'Volver',
  'recover.passkey.line':
    'Con una llave de acceso que hayas guardado, o con un enlace de otro dispositivo, recuperas tu nombre.',
  'guest.former': 'Antiguo invitado',
  'guest.former.number': ({ number }) => `Antiguo invitado ${number}`,
  'recover.title': 'Hola de nuevo',
  'recover.working': 'Abriendo tu enlace',
  'recover.done': ({ name }) => `Vuelves a ser ${name}.`,
  'recover.failed': 'Este enlace ya no es válido',
  'recover.failed.line': 'Crea uno nuevo en el otro dispositivo.',
  'recover.no-server': 'Ningún servidor responde',
  'recover.no-server.line': 'El enlace sigue siendo válido. Inténtalo de nuevo.',
  'recover.ask':
    'En este dispositivo seguirás jugando como la persona que creó el enlace. Lo que hay guardado aquí se conserva.',
  'recover.go': 'Continuar aquí',

  'forget.this': ({ game }) => `Olvidar esta partida de ${game}`,
  'forget.done': 'Olvidada. Todavía puedes deshacerlo.',
  'forget.undo': 'Deshacer',
  'forget.undo-of': ({ game }) => `Deshacer: la partida de ${game} está olvidada`,

  'phrase.hello': 'Hola',
  'phrase.good-luck': 'Buena suerte',
  'phrase.well-played': 'Bien jugado',
  'phrase.thanks': 'Gracias',
  'phrase.oops': 'Uy',
  'phrase.thinking': 'Déjame pensar',
  'phrase.hurry': 'Te toca',
  'phrase.good-game': 'Buena partida',
  'page.banned.title': 'Acceso cerrado',
  'page.banned.line':
    'Este servidor no te deja entrar. Si crees que es un error, habla con quien administra el servidor. En este dispositivo puedes seguir jugando.',
};
