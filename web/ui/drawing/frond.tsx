import { classes } from '../classes.ts';
import { leafletPaths, stemPath } from './frond-geometry.ts';

export type FrondProps = {
  /** One leaflet per item, 8 to 24; for more use text alone. */
  total: number;
  done: number;
  next?: number;
  /** The count in words, same as the visible text: '3 of 12 milestones achieved'. */
  label: string;
  width?: number;
  height?: number;
  /** Animates open leaflets on first render. */
  unfurl?: boolean;
};

function leafletState(index: number, done: number, next: number | undefined): 'open' | 'next' | 'shut' {
  if (index < done) return 'open';
  return index === next ? 'next' : 'shut';
}

/** Progress as a fern frond. Not for vaccines (no achievement), trials or loading. */
export function Frond({ total, done, next, label, width = 360, height = 78, unfurl = false }: FrondProps) {
  const shape = { total, width, height };
  return (
    <svg
      className={classes('frond', unfurl && 'unfurl')}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      {leafletPaths(shape).map((leaf, index) => (
        <path key={leaf} className={leafletState(index, done, next)} d={leaf} />
      ))}
      <path className="stem" d={stemPath(shape)} />
    </svg>
  );
}
