import type { MeasuredValues } from '#domain/growth/score/assess.ts';
import type { LineLook } from '#domain/growth/chart/chart-lines.ts';
import type { PlottedValue } from '#domain/growth/chart/chart-points.ts';

/** What a chart can draw: measured values that can be told apart. */
export type Charted = MeasuredValues & { readonly id: string };

/** What a legend can bring forward: the child's values, those by its other age, those of one position, or a line. */
export type Series = 'child' | 'other' | 'lying' | 'standing' | LineLook;

/** The class of what was not chosen; nothing while nothing is chosen. */
export function fadedUnless(series: Series, chosen: Series | null): 'faded' | false {
  return chosen !== null && chosen !== series && 'faded';
}

/** The same for a point, which stays with the child's line and with its own position. */
export function fadedPoint({ mark }: Pick<PlottedValue, 'mark'>, chosen: Series | null): 'faded' | false {
  return chosen !== null && chosen !== 'child' && chosen !== mark && 'faded';
}

/** The class of a line, and of its label, by how it looks. */
export const LINE_CLASS = {
  low: { line: 'p3', label: 't3' },
  middle: { line: 'p50', label: 't50' },
  high: { line: 'p97', label: 't97' },
  between: { line: 'pl', label: 'tl' },
} as const satisfies Record<LineLook, { line: string; label: string }>;
