import { guideLines } from '#domain/foods/guide-lines.ts';
import type { Difference } from '#web/client/form/differences.ts';
import { factDifference, lineDifferences } from '#web/client/form/text-differences.ts';
import type { TypedEntry } from './read-guide-entry.ts';

/** What differs from one version of an entry to another: facts, foods by their name, and lines. */
export function guideDifferences(before: TypedEntry, now: TypedEntry): Difference[] {
  const fact = (name: string, of: (entry: TypedEntry) => string | number) => factDifference(name, of(before), of(now));
  return [
    fact('Label', ({ ageRangeLabel }) => ageRangeLabel),
    fact('From, months', ({ ageRangeStart }) => ageRangeStart),
    fact('To, months', ({ ageRangeEnd }) => ageRangeEnd),
    fact('Order', ({ displayOrder }) => displayOrder),
    foodDifferences(before, now),
    lineDifferences('Feeding tips', guideLines(before.tips), guideLines(now.tips)),
    lineDifferences('Allergy information', guideLines(before.allergyWarnings), guideLines(now.allergyWarnings)),
    fact('Source', ({ source }) => source),
  ].flat();
}

function foodDifferences({ foods: before }: TypedEntry, { foods: now }: TypedEntry): Difference[] {
  const names = new Set([...before, ...now].map(({ name }) => name));
  const riskOf = (foods: TypedEntry['foods'], name: string) =>
    foods.find((food) => food.name === name)?.allergyRisk ?? 'not in the list';
  return [...names].flatMap((name) =>
    factDifference(name || 'A food without a name', riskOf(before, name), riskOf(now, name)),
  );
}
