import { FLOORS } from './cards.tsx';

interface TowerProps {
  readonly top: number;
}

/** A Bank in small: ten floors, filled up to its top. */
export const SmallTower = ({ top }: TowerProps) => (
  <svg class="pp-small-tower" viewBox="0 0 64 92" aria-hidden="true">
    {FLOORS.map((width, floor) => (
      <rect
        key={floor}
        x={32 - width / 2}
        y={83 - 8 * floor}
        width={width}
        height="7"
        fill={floor + 1 < top ? 'var(--card)' : floor + 1 === top ? '#e9bf6c' : 'none'}
        stroke={floor < top ? 'none' : 'rgb(255 240 205 / .35)'}
        stroke-dasharray="2 2"
      />
    ))}
    {top === FLOORS.length && <path d="M32 0l2.2 10.5h-4.4z" fill="#e9bf6c" />}
    <path d="M0 91h64" stroke="#b8893b" stroke-width="1.5" />
  </svg>
);
