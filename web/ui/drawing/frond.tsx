import { classes } from '../classes.ts';
import { leafletPaths, stemPath } from './frond-geometry.ts';

export type FrondProps = {
  /** Leaflets, one an item, 8 to 24; for more use text alone. */
  total: number;
  /** How many are open, from the foot. */
  done: number;
  /** Index of the leaflet that the text beside it names. */
  next?: number;
  /** The count in words, as it also stands beside the drawing: '3 of 12 milestones achieved'. */
  label: string;
  width?: number;
  height?: number;
  /** Open leaflets unfurl once, when first drawn. */
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
