/** In the order in which they are measured. */
const parts = [
  { name: 'scores', needsFamilies: false },
  { name: 'forecasts', needsFamilies: false },
  { name: 'articles', needsFamilies: false },
  { name: 'search', needsFamilies: false },
  { name: 'chat', needsFamilies: false },
  { name: 'build', needsFamilies: false },
  { name: 'starts', needsFamilies: false },
  { name: 'charts', needsFamilies: false },
  { name: 'doses', needsFamilies: true },
  { name: 'milestones', needsFamilies: true },
  { name: 'serving', needsFamilies: true },
  { name: 'families', needsFamilies: true },
  { name: 'sign-ins', needsFamilies: true },
  { name: 'exports', needsFamilies: true },
  { name: 'many-families', needsFamilies: true },
  { name: 'imports', needsFamilies: true },
  { name: 'pictures', needsFamilies: true },
] as const;

export type BenchPart = (typeof parts)[number]['name'];

type Chosen = { readonly names: ReadonlySet<BenchPart>; readonly needFamilies: boolean };

/**
 * The parts with these names; all when none is named.
 *
 * @throws RangeError when there is no part of a name
 */
export function chosenParts(names: readonly string[]): Chosen {
  const unknown = names.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0) {
    const known = parts.map(({ name }) => name).join(', ');
    throw new RangeError(`There is no part named ${unknown.join(', ')}. The parts: ${known}.`);
  }
  const chosen = parts.filter(({ name }) => names.length === 0 || names.includes(name));
  return {
    names: new Set(chosen.map(({ name }) => name)),
    needFamilies: chosen.some(({ needsFamilies }) => needsFamilies),
  };
}

/** Whether docs/bench.md may be replaced: it never lacks a part. A missed bar stands in it. */
export function isWhole(names: readonly string[], broken: number): boolean {
  return names.length === 0 && broken === 0;
}
