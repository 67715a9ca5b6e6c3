import type { LineLook, LineSet } from '#domain/growth/chart/chart-lines.ts';
import type { PlottedValue } from '#domain/growth/chart/chart-points.ts';
import { LINE_CLASS, type Series } from './series.ts';

export type NamedSeries = { readonly series: Series; readonly name: string };

const LINE_NAMES: Readonly<Record<LineSet, Readonly<Partial<Record<LineLook, string>>>>> = {
  three: { high: '97th percentile', middle: '50th percentile', low: '3rd percentile' },
  seven: { high: '97th percentile', between: 'the four between', middle: '50th percentile', low: '3rd percentile' },
  'z-scores': { high: 'z-score +2', middle: 'z-score 0', low: 'z-score −2', between: 'z-scores ±1 and ±3' },
};

/** Series in legend order. Without values, the sample stands in for the child. */
export function seriesOf(values: readonly PlottedValue[], lineSet: LineSet, childName: string): readonly NamedSeries[] {
  const names = LINE_NAMES[lineSet];
  const lines = (['high', 'between', 'middle', 'low'] as const).flatMap((series) => {
    const name = names[series];
    return name === undefined ? [] : [{ series, name }];
  });
  return [...childSeries(values, childName), ...lines];
}

function childSeries(values: readonly PlottedValue[], childName: string): readonly NamedSeries[] {
  if (values.length === 0) return [{ series: 'child', name: 'Sample data' }];
  const isEarly = values.some(({ other }) => other !== null);
  const isCorrected = values.some(({ mark }) => mark === 'cross');
  if (isEarly) {
    const [own, other] = isCorrected ? ['Corrected age', 'Age from birth'] : ['Age from birth', 'Corrected age'];
    return [
      { series: 'child', name: own },
      { series: 'other', name: other },
    ];
  }
  const positions = (['lying', 'standing'] as const).filter((position) => values.some(({ mark }) => mark === position));
  return positions.length === 2
    ? [
        { series: 'lying', name: 'Lying' },
        { series: 'standing', name: 'Standing' },
      ]
    : [{ series: 'child', name: childName }];
}

export function lineClassOf(series: Series): string | null {
  const lines: Readonly<Partial<Record<Series, { readonly line: string }>>> = LINE_CLASS;
  return lines[series]?.line ?? null;
}
