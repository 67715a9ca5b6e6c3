import { listText } from '#domain/text/list-text.ts';
import { shortDayText } from '#domain/time/day-text.ts';
import { KINDS } from './first-tastes.ts';
import { isOtherFood, type OtherFood, type Part } from './food.ts';
import { isIngredient } from './ingredients.ts';
import { milkOf, milkText } from './milk.ts';
import type { Pause } from './pause.ts';
import { isFirstTaste, type Hold } from './pauses.ts';

const PAUSE_TEXTS = {
  'which-formula': 'Ask the doctor which formula',
  'read-label': 'May hold what waits: read the label',
  'ask-to-go-on': 'Had well before: ask the doctor if it may go on',
  stopped: 'Paused until the doctor says so',
};

/**
 * A label: 'Paused until the doctor says so'. Of the milk that a child lives on, whether it is given meanwhile.
 *
 * @param name of a meal that is not in the list
 */
export function pauseText(pause: Pause, foodId: string | null, name = ''): string {
  if (pause !== 'keep-feeding' && pause !== 'ask-first' && pause !== 'no-more-formula') return PAUSE_TEXTS[pause];
  const milk = milkOf(foodId, name);
  if (milk) return milkText(milk, pause);
  return pause === 'ask-first' ? 'Ask the doctor first' : PAUSE_TEXTS.stopped;
}

/** What waits: 'the food', 'egg', 'the first peanut', 'a new fish', 'every food with rice', 'how to go on with formula' */
export function holdText({ reaction, thing }: Hold): string {
  const milk = milkOf(reaction.foodId, reaction.name);
  if (thing === 'food') return milk ? `how to go on with ${milk}` : 'the food';
  return isFirstTaste({ reaction, thing }) ? firstText(thing) : partText(thing);
}

/** 'the first peanut', 'a new fish'; whoever lives on milk has had milk, but no food with it. */
function firstText(thing: Part): string {
  if (KINDS.includes(thing)) return `a new ${thing}`;
  return `the first ${thing === 'milk' || isIngredient(thing) ? `food with ${thing}` : thing}`;
}

/** All that waits by a reaction: 'the food, egg and the first peanut' */
export function heldText(held: readonly Hold[]): string {
  const own = held.filter((hold) => !isFirstTaste(hold));
  const firsts = held.filter(isFirstTaste);
  const isAlike = ({ thing }: Hold) => thing !== 'food' && isIngredient(thing) && !KINDS.includes(thing);
  const told = (some: readonly Hold[], all: string) =>
    some.length > 1 ? [`the first taste of other ${all}`] : some.map(holdText);
  return listText([
    ...own.map(holdText),
    ...told(
      firsts.filter((hold) => !isAlike(hold)),
      'allergens',
    ),
    ...told(firsts.filter(isAlike), 'foods of its kind'),
  ]);
}

const MOST_FORMULA = "Most formula is made from cow's milk. Not had it yet? Ask the doctor which one first.";

/**
 * On the page of formula, by its pause while milk waits. Source: what the list says of formula, and the guide, not to switch
 * on a guess; that none goes on after a severe reaction to milk: ours.
 */
export function formulaIsMilkText(pause: Pause): string {
  return pause === 'ask-first'
    ? `${MOST_FORMULA} Already fed on it? Call the doctor before the next feed.`
    : `${MOST_FORMULA} Already fed on it? Go on, and ask.`;
}

const MOST_REASONS = 3;

/** Where the first taste waits: a log may begin with the reaction. */
export const HAD_WELL = 'Had it well on another day? Go on.';

/** After which reactions a food waits, the latest first: 'Leo reacted to Omelet on Nov 20, 2026. This has egg, too.' */
export function reasonTexts(holds: readonly Hold[], firstName: string): string[] {
  const reactions = [...new Set(holds.map(({ reaction }) => reaction))].toSorted((a, b) =>
    b.triedOn.localeCompare(a.triedOn),
  );
  const texts = reactions.slice(0, MOST_REASONS).map((reaction) => {
    const held = holds.filter((hold) => hold.reaction === reaction);
    const things = (of: readonly Hold[]) => of.map(({ thing }) => thing).filter((thing) => thing !== 'food');
    const mayHold = held.filter(({ pause }) => pause === 'read-label');
    const someHold = things(mayHold.filter((hold) => !isFirstTaste(hold)));
    const known = held.filter(({ pause }) => pause !== 'read-label');
    const firsts = things(known.filter(isFirstTaste));
    const parts = things(known).filter((thing) => !firsts.includes(thing));
    const isItself = held.some(({ thing }) => thing === 'food');
    return [
      `${firstName} reacted to ${reaction.name} on ${shortDayText(reaction.triedOn)}.`,
      !isItself && parts.length > 0 && `This has ${listText(parts)}, too.`,
      someHold.length > 0 && `This may hold ${listText(someHold)}.`,
      someHold.length === 0 && mayHold.length > 0 && `This may hold ${oneOfNine(things(mayHold))}.`,
      firsts.length > 0 && `Ask the doctor before ${listText(firsts.map(firstText))}.`,
    ]
      .filter(Boolean)
      .join(' ');
  });
  const isFirst = holds.every(isFirstTaste) && holds.some(({ pause }) => pause !== 'read-label');
  return isFirst ? [...texts, HAD_WELL] : texts;
}

/** Whose first taste waits. */
function oneOfNine(parts: readonly Part[]): string {
  return parts.length > 1 ? 'one of the nine common allergens' : listText(parts);
}

/** 'egg', 'every food with rice' */
export function partText(part: Part): string {
  return isIngredient(part) ? `every food with ${part}` : part;
}

/** The name of a food by its id; null for one that the list does not have. */
export type NameOfFood = (foodId: string) => string | null;

/** What a doctor named: 'egg', 'every food with rice', 'Egg in baked food' */
export function namedText(one: Part | OtherFood, nameOfFood: NameOfFood): string {
  if (!isOtherFood(one)) return partText(one);
  const id = one.slice('food:'.length);
  return nameOfFood(id) ?? id.replaceAll('-', ' ');
}
