/** One measured figure beside its bar. */
export type Figure = {
  readonly name: string;
  readonly measured: string;
  readonly bar: string;
  readonly isMet: boolean;
};

/** A figure that must not be above its bar. */
export function atMost(name: string, value: number, most: number, unit: string): Figure {
  return { name, measured: `${round(value)} ${unit}`, bar: `at most ${round(most)} ${unit}`, isMet: value <= most };
}

/** A figure that must not be below its bar. */
export function atLeast(name: string, value: number, least: number, unit: string): Figure {
  return { name, measured: `${round(value)} ${unit}`, bar: `at least ${round(least)} ${unit}`, isMet: value >= least };
}

/** A statement that must hold. */
export function holds(name: string, isMet: boolean): Figure {
  return { name, measured: isMet ? 'yes' : 'no', bar: 'yes', isMet };
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The figures as a table in Markdown. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map(
    ({ name, measured, bar, isMet }) => `| ${name} | ${measured} | ${bar} | ${isMet ? 'met' : 'MISSED'} |`,
  );
  return ['| figure | measured | bar | |', '|---|--:|--:|---|', ...rows].join('\n');
}

function round(value: number): string {
  return value >= 100 ? String(Math.round(value)) : value.toFixed(value >= 10 ? 1 : 2);
}
