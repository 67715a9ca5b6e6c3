import type { MeasuredValues } from '#domain/growth/score/assess.ts';
import type { LineLook } from '#domain/growth/chart/chart-lines.ts';
import type { PlottedValue } from '#domain/growth/chart/chart-points.ts';

export type Charted = MeasuredValues & { readonly id: string };

/** What the legend can highlight: the child, the other age, one position, or a line. */
export type Series = 'child' | 'other' | 'lying' | 'standing' | LineLook;

/** Class for series that are not highlighted; undefined while none is. */
export function fadedUnless(series: Series, chosen: Series | null): 'faded' | false {
  return chosen !== null && chosen !== series && 'faded';
}

/** The same for a point, which belongs to the child's line and to its position's series. */
export function fadedPoint({ mark }: Pick<PlottedValue, 'mark'>, chosen: Series | null): 'faded' | false {
  return chosen !== null && chosen !== 'child' && chosen !== mark && 'faded';
}

/** Class of a line and its label, by style. */
export const LINE_CLASS = {
  low: { line: 'p3', label: 't3' },
  middle: { line: 'p50', label: 't50' },
  high: { line: 'p97', label: 't97' },
  between: { line: 'pl', label: 'tl' },
} as const satisfies Record<LineLook, { line: string; label: string }>;
