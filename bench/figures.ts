/** A measured figure and its bar. */
export type Figure = {
  readonly name: string;
  readonly measured: string;
  readonly bar: string;
  /** Smallest, median and largest value; empty if measured once. */
  readonly spread: string;
  /** The time of fixed work in the same run, and which; empty for an absolute bar. */
  readonly fixed: string;
  readonly isMet: boolean;
};

/** The same quantity of the product and of fixed work, measured in turn on the same machine. */
export type Compared = {
  readonly ours: readonly number[];
  readonly fixed: readonly number[];
};

type Ratio = Compared & {
  /** Unit of the values: 'ms', 's' or '/s'. */
  readonly unit: string;
  /** The fixed work, as the table names it. */
  readonly beside: string;
};

/** The quotient of medians must not be above a bar: a slower machine slows both. */
export function ratioAtMost(name: string, ratio: Ratio, most: number): Figure {
  const { value, ...shown } = shownRatio(ratio);
  return { name, ...shown, bar: `at most ${rounded(most)} ×`, isMet: value <= most };
}

/** Either the median or the quotient of medians must not be above its bar. */
export function valueOrRatioAtMost(name: string, ratio: Ratio, most: { value: number; ratio: number }): Figure {
  const { value, ...shown } = shownRatio(ratio);
  return {
    name,
    ...shown,
    bar: `at most ${rounded(most.value)} ${ratio.unit} or ${rounded(most.ratio)} ×`,
    isMet: median(ratio.ours) <= most.value || value <= most.ratio,
  };
}

/** The quotient of medians must not be below a bar. */
export function ratioAtLeast(name: string, ratio: Ratio, least: number): Figure {
  const { value, ...shown } = shownRatio(ratio);
  return { name, ...shown, bar: `at least ${rounded(least)} ×`, isMet: value >= least };
}

/** A median that must not be above its bar on any machine: memory, bytes. */
export function atMost(name: string, values: readonly number[], most: number, unit: string): Figure {
  const value = median(values);
  return { ...absolute(name, values, unit), bar: `at most ${rounded(most)} ${unit}`, isMet: value <= most };
}

/** A median that must not be below its bar on any machine. */
export function atLeast(name: string, values: readonly number[], least: number, unit: string): Figure {
  const value = median(values);
  return { ...absolute(name, values, unit), bar: `at least ${rounded(least)} ${unit}`, isMet: value >= least };
}

export function holds(name: string, isMet: boolean): Figure {
  return { name, measured: isMet ? 'yes' : 'no', bar: 'yes', spread: '', fixed: '', isMet };
}

/** Runs both sides in turn; each returns the time it took. */
export async function inTurn(
  rounds: number,
  ours: (round: number) => number | Promise<number>,
  fixed: (round: number) => number | Promise<number>,
): Promise<Compared> {
  const times = { ours: [] as number[], fixed: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.ours.push(await ours(round));
    times.fixed.push(await fixed(round));
  }
  return times;
}

/** The upper one of two middle values; NaN of none. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The value that a share of the others, from 0 to 1, are below; NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** As a Markdown table. */
export function tableOf(figures: readonly Figure[]): string {
  return [
    '| figure | measured | bar | min · median · max | fixed work: min · median · max | |',
    '|---|--:|--:|--:|--:|---|',
    ...figures.map(rowOf),
  ].join('\n');
}

export function rowOf({ name, measured, bar, spread, fixed, isMet }: Figure): string {
  return `| ${name} | ${measured} | ${bar} | ${spread} | ${fixed} | ${isMet ? 'met' : 'MISSED'} |`;
}

function shownRatio({ ours, fixed, unit, beside }: Ratio) {
  const value = median(ours) / median(fixed);
  return {
    value,
    measured: `${rounded(value)} ×`,
    spread: spreadOf(ours, unit),
    fixed: `${beside}: ${spreadOf(fixed, unit)}`,
  };
}

function absolute(name: string, values: readonly number[], unit: string) {
  const spread = values.length > 1 ? spreadOf(values, unit) : '';
  return { name, measured: `${rounded(median(values))} ${unit}`, spread, fixed: '' };
}

function spreadOf(values: readonly number[], unit: string): string {
  if (values.length === 1) return `${rounded(values[0] ?? Number.NaN)} ${unit}`;
  return `${[Math.min(...values), median(values), Math.max(...values)].map(rounded).join(' · ')} ${unit}`;
}

function rounded(value: number): string {
  return value >= 100 ? String(Math.round(value)) : value.toFixed(value >= 10 ? 1 : 2);
}
