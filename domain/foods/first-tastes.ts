import { partsOf } from './food-keys.ts';
import { ALLERGENS, type Part } from './food.ts';
import { isHadOnAnotherDay, type Known } from './known-days.ts';
import { pauseAskedBy, type TasteFacts } from './pause.ts';

/** Each stands for several foods: who had one of them well has not had another. */
export const KINDS: readonly Part[] = ['tree nut', 'fish', 'shellfish', 'mollusk'];

/** After a reaction to which part the first taste of which other waits. */
export const FIRST_AFTER: Partial<Record<Part, Part>> = { egg: 'peanut', shellfish: 'mollusk', mollusk: 'shellfish' };

/** Who vomits hours after a food of one kind, as FPIES has it, may do so after another of it. */
const FPIES_KINDS: readonly (readonly Part[])[] = [
  ['rice', 'oat', 'corn', 'barley', 'wheat', 'buckwheat', 'millet', 'teff', 'quinoa', 'amaranth'],
  ['chickpea', 'lentil', 'pea', 'bean', 'soy'],
  ['chicken', 'turkey'],
];

/**
 * Parts whose first taste waits: of peanut after a reaction to egg, of all nine after a severe one, of the same kind of food
 * after vomiting that came hours later. Source: NIAID 2017 and the guide, 'an egg allergy: talk to the doctor before the
 * first peanut', 'ask the doctor first if your child has a food allergy'; the kinds: World Allergy Organization Journal 2017.
 * Ours: mollusks after shellfish and the other way, since some react to both; that a reaction counts as an allergy until a
 * doctor has been asked; that what was had on the day of the reaction alone does not count, since it may be the cause.
 */
export function firstsToAsk(reaction: TasteFacts, known: Known): Part[] {
  const own = partsOf(reaction);
  const after = pauseAskedBy(reaction) === 'stopped' ? own.flatMap((part) => FIRST_AFTER[part] ?? []) : [];
  const firsts = new Set([...(reaction.isSerious ? ALLERGENS : []), ...after, ...alikeAfter(reaction)]);
  const waitsFor = (part: Part) => KINDS.includes(part) || !isHadOnAnotherDay(part, reaction, known);
  return [...firsts].filter((part) => !own.includes(part) && waitsFor(part));
}

function alikeAfter(reaction: TasteFacts): Part[] {
  if (!reaction.signs.includes('vomiting-hours-later')) return [];
  return FPIES_KINDS.filter((kind) => partsOf(reaction).some((part) => kind.includes(part))).flat();
}
