/** Line drawings of the house, 24 units unless said otherwise. Inlined, so that none is ever missing. */

const ICONS = {
  again: {
    box: '0 0 24 24',
    kind: 'line',
    body: '<path d="M19.500 12a7.500 7.500 0 1 1-2.200-5.300L19.500 9M19.500 4v5h-5"/>',
  },
  back: { box: '0 0 24 24', kind: 'line', body: '<path d="M14 5l-7 7 7 7"/>' },
  bank: {
    box: '0 0 24 24',
    kind: 'line',
    body: '<path d="M4 20h16M6 20v-6h12v6M8.5 14V9h7v5M12 9V4"/>',
  },
  bolt: { box: '0 0 24 24', kind: 'line', body: '<path d="M13 3L5 14h6l-1 7 8-11h-6z"/>' },
  book: {
    box: '0 0 24 24',
    kind: 'line',
    body: '<path d="M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14"/>',
  },
  bot: {
    box: '0 0 24 24',
    kind: 'line',
    body: '<path d="M6 9h12v9H6zM12 9V5M9.5 13v1M14.5 13v1M4 12v3M20 12v3"/>',
  },
  cards: { box: '0 0 24 24', kind: 'line', body: '<path d="M4 7l8-3 4 12-8 3zM12 4l6 2-3 10"/>' },
  chat: { box: '0 0 24 24', kind: 'line', body: '<path d="M4 5h16v11H10l-5 4v-4H4z"/>' },
  check: { box: '0 0 24 24', kind: 'line', body: '<path d="M5 12.5l4.5 4.5L19 7.5"/>' },
  clock: {
    box: '0 0 24 24',
    kind: 'line',
    body: '<path d="M12 7v5l3 2"/><circle cx="12" cy="12" r="8.5"/>',
  },
  cloudoff: {
    box: '0 0 24 24',
    kind: 'line',
    body: '<path d="M7 18h10a4 4 0 0 0 1-7.900A6 6 0 0 0 8 7M6 10.500A4 4 0 0 0 7 18M4 4l16 16"/>',
  },
  coin: {
    box: '0 0 24 24',
    kind: 'line',
    body: '<path d="M12 7.500v9M14.5 9.500c-.6-1-1.5-1.3-2.6-1.3-1.4 0-2.4.7-2.4 1.8 0 2.6 5.1 1.3 5.1 4 0 1.2-1.1 1.9-2.6 1.9-1.3 0-2.3-.5-2.8-1.5"/><circle cx="12" cy="12" r="9"/>',
  },
  copy: {
    box: '0 0 24 24',
    kind: 'line',
    body: '<path d="M9 9h10v11H9zM5 15V4h10"/>',
  },
  die: {
    box: '0 0 24 24',
    kind: 'line',
    body: '<rect x="4" y="4" width="16" height="16" rx="3.500"/><path d="M8.500 8.500h.01M12 12h.01M15.500 15.500h.01" stroke-width="2.800"/>',
  },
  down: { box: '0 0 24 24', kind: 'line', body: '<path d="M6 9.5l6 6 6-6"/>' },
  enter: {
    box: '0 0 24 24',
    kind: 'line',
    body: '<path d="M19 6v7H6M10.500 8.500L6 13l4.500 4.500"/>',
  },
  eye: {
    box: '0 0 24 24',
    kind: 'line',
    body: '<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z"/><circle cx="12" cy="12" r="3"/>',
  },
  fan: {
    box: '0 0 46 34',
    kind: 'solid',
    body: '<g fill="currentColor"><path d="M23 33 L1.5 20 A25 25 0 0 1 6.2 12.600z" opacity=".75"/><path d="M23 33 L8 10.6 A25 25 0 0 1 14.8 6z"/><path d="M23 33 L17 5.1 A25 25 0 0 1 29 5.100z"/><path d="M23 33 L31.2 6 A25 25 0 0 1 38 10.600z"/><path d="M23 33 L39.8 12.6 A25 25 0 0 1 44.5 20z" opacity=".75"/></g>',
  },
  first: {
    box: '0 0 24 24',
    kind: 'solid',
    body: '<path d="M19 5v14L8 12zM5 5h2.5v14H5z" fill="currentColor"/>',
  },
  gavel: {
    box: '0 0 24 24',
    kind: 'line',
    body: '<path d="M13 4l6 6M10.5 6.500l6 6M4 20l8.5-8.500M12 5l-3 3 6 6 3-3"/>',
  },
  key: {
    box: '0 0 24 24',
    kind: 'line',
    body: '<path d="M11 13l8-8M16 8l2.5 2.500M14 10l2 2"/><circle cx="8" cy="16" r="4"/>',
  },
  lamp: { box: '0 0 24 24', kind: 'line', body: '<path d="M8 4h8l4 9H4zM12 13v6M8 20h8"/>' },
  lock: {
    box: '0 0 24 24',
    kind: 'line',
    body: '<path d="M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9H5z"/>',
  },
  log: { box: '0 0 24 24', kind: 'line', body: '<path d="M6 4h9l4 4v12H6zM9 11h7M9 15h5"/>' },
  more: {
    box: '0 0 24 24',
    kind: 'solid',
    body: '<g fill="currentColor"><circle cx="5" cy="12" r="2"/><circle cx="12" cy="12" r="2"/><circle cx="19" cy="12" r="2"/></g>',
  },
  pause: {
    box: '0 0 24 24',
    kind: 'solid',
    body: '<path d="M7 5h3.500v14H7zM13.500 5H17v14h-3.500z" fill="currentColor"/>',
  },
  standing: {
    box: '0 0 24 24',
    kind: 'line',
    body: '<path d="M3.500 20v-6h5.500v6M9 20V6h6v14M15 20v-9h5.500v9M2.500 20h19"/>',
  },
  graph: {
    box: '0 0 24 24',
    kind: 'line',
    body: '<path d="M4 4v16h16M7.500 15l4-5 3 3 5-7"/>',
  },
  menu: { box: '0 0 24 24', kind: 'line', body: '<path d="M4 7h16M4 12h16M4 17h10"/>' },
  minus: { box: '0 0 24 24', kind: 'line', body: '<path d="M5 12h14"/>' },
  mute: {
    box: '0 0 24 24',
    kind: 'line',
    body: '<path d="M4 10v4h3l5 4V6L7 10zM16 9.500l5 5M21 9.500l-5 5"/>',
  },
  people: {
    box: '0 0 24 24',
    kind: 'line',
    body: '<path d="M3 19c0-3.5 2.5-5.5 5.5-5.5S14 15.5 14 19M15 13.6c3 0 5.5 1.9 5.5 5.4"/><circle cx="8.5" cy="8.5" r="3.2"/><circle cx="16" cy="9" r="2.5"/>',
  },
  play: {
    box: '0 0 24 24',
    kind: 'solid',
    body: '<path d="M8 4.5v15l12-7.5z" fill="currentColor"/>',
  },
  plus: { box: '0 0 24 24', kind: 'line', body: '<path d="M12 5v14M5 12h14"/>' },
  scroll: {
    box: '0 0 24 24',
    kind: 'line',
    body: '<path d="M7 4h10v13a3 3 0 0 1-3 3H6a3 3 0 0 0 3-3V6a2 2 0 0 0-4 0v2h4M12 8h3M12 12h3"/>',
  },
  share: {
    box: '0 0 24 24',
    kind: 'line',
    body: '<path d="M12 15V4M8 7.500L12 3.500l4 4M6 12H5v8h14v-8h-1"/>',
  },
  sound: {
    box: '0 0 24 24',
    kind: 'line',
    body: '<path d="M4 10v4h3l5 4V6L7 10zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11"/>',
  },
  step: {
    box: '0 0 24 24',
    kind: 'solid',
    body: '<path d="M5 5v14l11-7zM16.5 5H19v14h-2.5z" fill="currentColor"/>',
  },
  swap: { box: '0 0 24 24', kind: 'line', body: '<path d="M4 9h14l-4-4M20 15H6l4 4"/>' },
  ticket: {
    box: '0 0 24 24',
    kind: 'line',
    body: '<path d="M3 8h18v3a1.7 1.7 0 0 0 0 3.400V17H3v-2.600a1.7 1.7 0 0 0 0-3.400zM14 8v9"/>',
  },
  warn: {
    box: '0 0 24 24',
    kind: 'line',
    body: '<path d="M12 4L3 20h18zM12 10v5M12 17.500v.01"/>',
  },
  x: { box: '0 0 24 24', kind: 'line', body: '<path d="M6 6l12 12M18 6L6 18"/>' },
} as const;

export type IconName = keyof typeof ICONS;

const LINE = {
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': 1.8,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const;

export function Icon({
  name,
  class: extra = 'i',
}: {
  readonly name: IconName;
  readonly class?: string;
}) {
  const { box, kind, body } = ICONS[name];
  return (
    <svg class={extra} viewBox={box} aria-hidden="true">
      {/* Our own drawings above: nothing a person wrote ever gets here. */}
      <g {...(kind === 'line' ? LINE : {})} dangerouslySetInnerHTML={{ __html: body }} />
    </svg>
  );
}
