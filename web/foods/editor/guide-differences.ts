import { guideLines } from '#domain/foods/guide-lines.ts';
import type { Difference } from '#web/client/form/differences.ts';
import type { TypedEntry } from './read-guide-entry.ts';

const NONE = 'none';

/** What differs from one version of an entry to another: facts, foods by their name, and lines. */
export function guideDifferences(before: TypedEntry, now: TypedEntry): Difference[] {
  const fact = (name: string, of: (entry: TypedEntry) => string | number) => changed(name, of(before), of(now));
  return [
    fact('Label', ({ ageRangeLabel }) => ageRangeLabel),
    fact('From, months', ({ ageRangeStart }) => ageRangeStart),
    fact('To, months', ({ ageRangeEnd }) => ageRangeEnd),
    fact('Order', ({ displayOrder }) => displayOrder),
    foodDifferences(before, now),
    lineDifferences('Feeding tips', before.tips, now.tips),
    lineDifferences('Allergy information', before.allergyWarnings, now.allergyWarnings),
    fact('Source', ({ source }) => source),
  ].flat();
}

function changed(name: string, before: string | number, now: string | number): Difference[] {
  return before === now ? [] : [{ name, before: `${before}` || NONE, now: `${now}` || NONE }];
}

function foodDifferences({ foods: before }: TypedEntry, { foods: now }: TypedEntry): Difference[] {
  const names = new Set([...before, ...now].map(({ name }) => name));
  const riskOf = (foods: TypedEntry['foods'], name: string) =>
    foods.find((food) => food.name === name)?.allergyRisk ?? 'not in the list';
  return [...names].flatMap((name) =>
    changed(name || 'A food without a name', riskOf(before, name), riskOf(now, name)),
  );
}

function lineDifferences(name: string, before: string, now: string): Difference[] {
  const [were, are] = [guideLines(before), guideLines(now)];
  const gone = were.filter((line) => !are.includes(line));
  const come = are.filter((line) => !were.includes(line));
  if (gone.length === 0 && come.length === 0) return [];
  return [{ name, before: gone.join(' / ') || NONE, now: come.join(' / ') || NONE }];
}
