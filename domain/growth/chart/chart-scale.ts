export type Plot = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

export type Range = { readonly least: number; readonly most: number };

export type RoundRange = Range & { readonly ticks: readonly number[] };

export type Place = { readonly x: number; readonly y: number };

export type Scale = (value: number) => number;

export function linear(from: Range, least: number, most: number): Scale {
  const pixelsPerValue = (most - least) / (from.most - from.least);
  return (value) => least + (value - from.least) * pixelsPerValue;
}

export function roundRange({ least, most }: Range): RoundRange {
  const rough = (most - least) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((digit) => digit * power >= rough) ?? 10);
  const first = Math.floor(least / step);
  const last = Math.ceil(most / step);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
  return { least: first * step, most: last * step, ticks };
}

export function times({ least, most }: Range, factor: number): Range {
  return { least: least * factor, most: most * factor };
}

export function pathsOf(lines: readonly (readonly Place[])[]): string {
  return lines.map(pathOf).join('');
}

export function pathOf(places: readonly Place[]): string {
  return places.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${pixel(x)} ${pixel(y)}`).join('');
}

export function areaOf(upper: readonly Place[], lower: readonly Place[]): string {
  return `${pathOf([...upper, ...lower.toReversed()])}Z`;
}

export function pixel(exact: number): number {
  return Math.round(exact * 100) / 100;
}

/**
 * Moves overlapping labels apart as little as possible.
 *
 * @param wanted topmost first
 */
export function spread(wanted: readonly number[], gap: number): readonly number[] {
  let above = -Infinity;
  const moved = wanted.map((y) => (above = Math.max(y, above + gap)));
  const center = (ys: readonly number[]) => ((ys[0] ?? 0) + (ys.at(-1) ?? 0)) / 2;
  const isMoved = moved.some((y, index) => y !== wanted[index]);
  const shift = isMoved ? center(wanted) - center(moved) : 0;
  return moved.map((y) => y + shift);
}

export function between(places: readonly Place[], left: number, right: number): readonly Place[] {
  const inside = places.filter(({ x }) => x >= left && x <= right);
  if (inside.length === 0) return acrossAll(places, left, right);
  const [first, last] = [inside[0], inside.at(-1)];
  const before = places.findLast(({ x }) => x < left);
  const after = places.find(({ x }) => x > right);
  const start = before && first && first.x > left ? [crossing(before, first, left)] : [];
  const end = after && last && last.x < right ? [crossing(last, after, right)] : [];
  return [...start, ...inside, ...end];
}

function acrossAll(places: readonly Place[], left: number, right: number): readonly Place[] {
  const before = places.findLast(({ x }) => x < left);
  const after = places.find(({ x }) => x > right);
  return before && after ? [crossing(before, after, left), crossing(before, after, right)] : [];
}

function crossing(from: Place, to: Place, x: number): Place {
  return { x, y: from.y + ((x - from.x) / (to.x - from.x)) * (to.y - from.y) };
}
