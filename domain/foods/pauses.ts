import type { Day } from '#domain/time/day.ts';
import { ALLERGENS, hasReacted, type Allergen, type Allowable, type Part, type Reaction, type Sign } from './food.ts';
import { allergensOf, countsAsReacted, formulaKind, type FormulaKind } from './formula-kind.ts';
import { isGreenVomitAlone } from './green-vomit.ts';
import { isIngredient, type Ingredient } from './ingredients.ts';
import { ID_OF_MILK, isSevereReaction, milkOf, milkPause } from './milk.ts';

export type TasteFacts = {
  readonly foodId: string | null;
  readonly name: string;
  readonly allergens: readonly Allergen[];
  readonly traceOf: readonly Allergen[];
  readonly madeOf: readonly Ingredient[];
  readonly triedOn: Day;
  readonly reaction: Reaction | null;
  readonly isSerious: boolean;
  readonly signs: readonly Sign[];
  readonly allowedOn: Day | null;
  readonly allowed: readonly Allowable[];
};

/**
 * Strongest last. 'keep-feeding' and 'no-more-formula': what becomes of a milk that a baby lives on; 'which-formula': formula
 * that is not in the log, while milk waits; 'read-label': what holds what waits only in some kinds; 'ask-to-go-on': what was
 * had well before, and may not be what the child reacted to; 'ask-first': a reaction that is none of the known ones, a milk
 * before the next feed, or the first taste of another allergen; 'stopped': not again until a doctor says so.
 */
const PAUSES = [
  'keep-feeding',
  'which-formula',
  'read-label',
  'ask-to-go-on',
  'ask-first',
  'no-more-formula',
  'stopped',
] as const;
export type Pause = (typeof PAUSES)[number];

type Reacted = Pick<TasteFacts, 'reaction' | 'isSerious' | 'signs'>;

/**
 * What a reaction asks for, whatever a doctor has said since; null for none. Source: red-flag rule rf-hives; that a rash
 * without any sign asks first: ours.
 */
export function pauseAskedBy({ reaction, isSerious, signs }: Reacted): 'ask-first' | 'stopped' | null {
  if (isSerious || signs.length > 0 || reaction === 'hives' || reaction === 'vomiting') return 'stopped';
  return hasReacted({ reaction }) ? 'ask-first' : null;
}

/** Whether a reaction asks for less than another: for a question in place of a stop, or for nothing. */
export function asksForLess(now: Reacted, before: Reacted): boolean {
  const [is = 0, was = 0] = [now, before].map((one) => [null, ...PAUSES].indexOf(pauseAskedBy(one)));
  return is < was;
}

/** Something that waits after a reaction: the food that was eaten, or every food with a part. */
export type Hold<T extends TasteFacts = TasteFacts> = {
  readonly reaction: T;
  readonly thing: 'food' | Part;
  readonly pause: Pause;
};

/**
 * What waits for a doctor, by what is in the log. A reaction holds things, each by itself: the food, each of its allergens,
 * and what else it is made of; after some also the first taste of other allergens. A doctor's yes is kept with a reaction
 * and names such things, or another food of the list. It ends what this reaction and those before it hold of what it names
 * (see `endingKeys`), and nothing else. A food waits as long as anything that it is or has is held, unless a yes names the
 * food itself. Nothing of this is stored: without a reaction, all is as if it had never been.
 */
export type Pauses<T extends TasteFacts = TasteFacts> = Known & {
  readonly holds: readonly Hold<T>[];
  /** What a doctor's yes has ended, too. */
  readonly everHeld: readonly Hold<T>[];
};

/** What of a log ends a hold or makes it weaker, by part, and by the id and the name of a food. */
type Known = {
  /** The last day of a reaction with which it is named. */
  readonly said: ReadonlyMap<string, Day>;
  /** The first day on which it was had without a reaction. As a trace or baked in a part was not had. */
  readonly had: ReadonlyMap<string, Day>;
  /** The last such day. */
  readonly hadLast: ReadonlyMap<string, Day>;
};

/** @param tastes all of a child */
export function pausesOf<T extends TasteFacts>(tastes: readonly T[]): Pauses<T> {
  const inOrder = tastes.toSorted((one, other) => one.triedOn.localeCompare(other.triedOn));
  const isWell = (taste: T) => pauseAskedBy(taste) === null;
  const well = inOrder.filter(isWell);
  const known = {
    said: daysByKey(
      inOrder.filter((taste) => !isWell(taste)),
      saidIn,
    ),
    had: daysByKey(well.toReversed(), hadIn),
    hadLast: daysByKey(well, hadIn),
  };
  const everHeld = tastes.flatMap((reaction) => holdsAskedBy(reaction, known));
  return {
    ...known,
    everHeld,
    holds: everHeld.filter(({ reaction, thing }) => !isEnded(endingKeys({ reaction, thing }), reaction, known)),
  };
}

/** The day by key: of several tastes that of the last one in the given order. */
function daysByKey<T extends TasteFacts>(tastes: readonly T[], keysIn: (taste: T) => string[]): Map<string, Day> {
  return new Map(tastes.flatMap((taste) => keysIn(taste).map((key) => [key, taste.triedOn] as const)));
}

function holdsAskedBy<T extends TasteFacts>(reaction: T, known: Known): Hold<T>[] {
  const pause = pauseAskedBy(reaction);
  if (pause === null) return [];
  const milk = milkOf(reaction.foodId, reaction.name);
  const food: Hold<T> = { reaction, thing: 'food', pause: milk ? milkPause(milk, reaction) : pause };
  if (isGreenVomitAlone(reaction, milk !== null)) return [{ ...food, pause: 'ask-first' }];
  if (milk === 'breast milk') return [food];
  const partPause = (part: Part): Pause => {
    if (
      !KINDS.includes(part) &&
      isBefore(known.had.get(part), reaction.triedOn) &&
      isLesserSuspect(part, reaction, known)
    )
      return 'ask-to-go-on';
    // Other foods with milk are not stopped while the formula is fed on.
    return food.pause === 'keep-feeding' ? 'ask-first' : pause;
  };
  return [
    food,
    ...partsOf(reaction).map((thing) => ({ reaction, thing, pause: partPause(thing) })),
    ...firstsToAsk(reaction, known).map((thing) => ({ reaction, thing, pause: 'ask-first' as const })),
  ];
}

/** Each stands for several foods: who had one of them well has not had another. */
export const KINDS: readonly Part[] = ['tree nut', 'fish', 'shellfish', 'mollusk'];

/**
 * Whether a part that was had well is less likely the cause: something else in the food was new. Where nothing was, any of it
 * may be, and after a severe reaction any of the nine.
 */
function isLesserSuspect(part: Part, reaction: TasteFacts, { had }: Known): boolean {
  if (isSevereReaction(reaction) && !isIngredient(part)) return false;
  return partsOf(reaction).some((other) => other !== part && !isBefore(had.get(other), reaction.triedOn));
}

/** After a reaction to which part the first taste of which other waits. */
const FIRST_AFTER: Partial<Record<Part, Part>> = { egg: 'peanut', shellfish: 'mollusk', mollusk: 'shellfish' };

/** Who vomits hours after a food of one kind, as FPIES has it, may do so after another of it. */
const FPIES_KINDS: readonly (readonly Part[])[] = [
  ['rice', 'oat', 'corn', 'barley', 'wheat', 'buckwheat', 'millet', 'teff', 'quinoa', 'amaranth'],
  ['chickpea', 'lentil', 'pea', 'bean', 'soy'],
  ['chicken', 'turkey'],
];

function alikeAfter(reaction: TasteFacts): Part[] {
  if (!reaction.signs.includes('vomiting-hours-later')) return [];
  return FPIES_KINDS.filter((kind) => partsOf(reaction).some((part) => kind.includes(part))).flat();
}

/**
 * Parts whose first taste waits: of peanut after a reaction to egg, of all nine after a severe one, of the same kind of food
 * after vomiting that came hours later. Source: NIAID 2017 and the guide, 'an egg allergy: talk to the doctor before the
 * first peanut', 'ask the doctor first if your child has a food allergy'; the kinds: World Allergy Organization Journal 2017.
 * Ours: mollusks after shellfish and the other way, since some react to both; that a reaction counts as an allergy until a
 * doctor has been asked; that what was had on the day of the reaction alone does not count, since it may be the cause.
 */
function firstsToAsk(reaction: TasteFacts, known: Known): Part[] {
  const own = partsOf(reaction);
  const after = pauseAskedBy(reaction) === 'stopped' ? own.flatMap((part) => FIRST_AFTER[part] ?? []) : [];
  const firsts = new Set([...(reaction.isSerious ? ALLERGENS : []), ...after, ...alikeAfter(reaction)]);
  const waitsFor = (part: Part) => KINDS.includes(part) || !isHadOnAnotherDay(part, reaction, known);
  return [...firsts].filter((part) => !own.includes(part) && waitsFor(part));
}

function isHadOnAnotherDay(key: string, { triedOn }: TasteFacts, { had, hadLast }: Known): boolean {
  return [had, hadLast].some((days) => (days.get(key) ?? triedOn) !== triedOn);
}

function isBefore(day: Day | undefined, on: Day): boolean {
  return day !== undefined && day < on;
}

type Eaten = Pick<TasteFacts, 'name' | 'allergens' | 'madeOf'> &
  Partial<Pick<TasteFacts, 'traceOf'>> &
  (Pick<TasteFacts, 'foodId'> | { readonly id: string | null });

function allergensIn(eaten: Eaten) {
  const { name, allergens, traceOf = [] } = eaten;
  return allergensOf('id' in eaten ? eaten.id : eaten.foodId, name, { allergens, traceOf });
}

function partsOf(eaten: Eaten): Part[] {
  return [...allergensIn(eaten).allergens, ...eaten.madeOf];
}

/** A food, or a meal with a name of its own. */
export type Food = Pick<TasteFacts, 'name' | 'allergens' | 'madeOf'> & {
  readonly id: string | null;
  readonly traceOf?: readonly Allergen[];
  readonly mayHold?: readonly Allergen[];
};

/** By id, and by name: a meal of the same name is the food, and one that is named as breast milk is that. */
function ownKeys({ id, name }: Pick<Food, 'id' | 'name'>): string[] {
  const byName = `name:${name.trim().toLowerCase()}`;
  const known = id ?? (milkOf(id, name) === 'breast milk' ? ID_OF_MILK['breast milk'] : null);
  return known === null ? [byName] : [`food:${known}`, byName];
}

/** By the kind of a formula, too: what is said of one is said of all of its kind, but for a yes. */
function foodKeys(food: Pick<Food, 'id' | 'name'>): string[] {
  const kind = formulaKind(food.id, food.name);
  return kind === null ? ownKeys(food) : [...ownKeys(food), `formula:${kind}`];
}

function foodOf({ foodId, name }: TasteFacts): Pick<Food, 'id' | 'name'> {
  return { id: foodId, name };
}

/** Whether a yes to one is a yes to the other. */
export function isSameFood(food: Pick<Food, 'id' | 'name'>, reaction: TasteFacts): boolean {
  return ownKeys(foodOf(reaction)).some((key) => ownKeys(food).includes(key));
}

function thingKeys(reaction: TasteFacts, thing: 'food' | Part): string[] {
  return thing === 'food' ? ownKeys(foodOf(reaction)) : [thing];
}

/**
 * What a yes that ends a hold names: the thing; the only part of a food of the list, which is nothing but that; egg for the
 * first peanut, which waited for that alone.
 */
function endingKeys({ reaction, thing }: Pick<Hold, 'reaction' | 'thing'>): string[] {
  const parts = partsOf(reaction);
  const keys = thingKeys(reaction, thing);
  if (thing !== 'food')
    return reaction.isSerious ? keys : [...keys, ...parts.filter((one) => FIRST_AFTER[one] === thing)];
  const isOnePart = parts.length === 1 && reaction.traceOf.length === 0 && reaction.foodId !== null;
  return isOnePart && milkOf(reaction.foodId, reaction.name) === null ? [...keys, ...parts] : keys;
}

function hadIn(taste: TasteFacts): string[] {
  const { traceOf } = allergensIn(taste);
  const parts = partsOf(taste).filter((part) => !traceOf.some((one) => one === part));
  return [...foodKeys(foodOf(taste)), ...parts];
}

function saidIn(taste: TasteFacts): string[] {
  return taste.allowed.flatMap((one) => (one === 'food' ? thingKeys(taste, one) : [one]));
}

/**
 * Whether a yes names any of these after a reaction: with it, or with one of a later day. An entry has one day for all that
 * doctors named at several times, so what another reaction of that day, or a later one, holds needs its own yes.
 */
function isEnded(keys: readonly string[], reaction: TasteFacts, { said }: Known): boolean {
  const own = saidIn(reaction);
  return keys.some((key) => own.includes(key) || (said.get(key) ?? reaction.triedOn) > reaction.triedOn);
}

/** What holds a food, whichever reaction does; what it may hold, by 'read-label'. */
export function holdsOnFood<T extends TasteFacts>(food: Food, pauses: Pauses<T>): Hold<T>[] {
  const keys = ownKeys(food);
  return pauses.holds.flatMap((hold) => {
    if (isEnded(keys, hold.reaction, pauses)) return [];
    if (isOf(food, hold)) return isHadItself(food, hold, pauses) || isHadInstead(food, hold, pauses) ? [] : hold;
    if (isOtherFormula(food, hold)) {
      const isHad = keys.some((key) => isHadOnAnotherDay(key, hold.reaction, pauses));
      return isHad ? [] : { ...hold, pause: hold.pause === 'ask-first' ? hold.pause : 'which-formula' };
    }
    return food.mayHold?.some((one) => one === hold.thing) ? { ...hold, pause: 'read-label' as const } : [];
  });
}

/** Whether it was stopped, or its first taste waited, and a doctor has said yes: how to give it is the doctor's to say. */
export function isAllowed(food: Food, pauses: Pauses): boolean {
  const wasStopped = pauses.everHeld.some(
    (hold) => pauseAskedBy(hold.reaction) === 'stopped' && isOf(food, hold) && !isHadItself(food, hold, pauses),
  );
  return wasStopped && pauseOnFood(food, pauses) === null;
}

function isOf(food: Food, { reaction, thing }: Hold): boolean {
  if (thing !== 'food') return partsOf(food).includes(thing);
  const kinds = formulaKinds(food, reaction);
  return isSameFood(food, reaction) || (kinds !== null && countsAsReacted(...kinds));
}

/** A formula that a doctor may choose instead of the one that was reacted to. */
function isOtherFormula(food: Food, { reaction, thing }: Hold): boolean {
  const kinds = thing === 'food' ? formulaKinds(food, reaction) : null;
  return kinds !== null && !countsAsReacted(...kinds);
}

/** Hydrolyzed milk that was had well since a mild reaction to milk. */
function isHadInstead(food: Food, hold: Hold, { hadLast }: Known): boolean {
  if (hold.thing !== 'milk' || isAfterSevere(hold) || formulaKind(food.id, food.name) !== 'hydrolyzed') return false;
  return ownKeys(food).some((key) => isBefore(hold.reaction.triedOn, hadLast.get(key) ?? hold.reaction.triedOn));
}

function formulaKinds(food: Food, reaction: TasteFacts): [FormulaKind, FormulaKind] | null {
  const reactedTo = formulaKind(reaction.foodId, reaction.name);
  const kind = reactedTo && formulaKind(food.id, food.name);
  return kind && [kind, reactedTo];
}

/** The strongest pause that holds for a food; null without. */
export function pauseOnFood(food: Food, pauses: Pauses): Pause | null {
  const holds = holdsOnFood(food, pauses);
  if (milkOf(food.id, food.name) === 'formula') return pauseOnFormula(food, holds, pauses);
  return strongest(holds.map((hold) => pauseByHold(food, hold, pauses)));
}

/** Where the first taste of a part waits, as of another fish: whether it is one that was had. */
function isHadItself(food: Food, hold: Hold, pauses: Pauses): boolean {
  if (!isFirstTaste(hold) || hasTraceOf(food, hold.thing)) return false;
  return foodKeys(food).some((key) => isHadOnAnotherDay(key, hold.reaction, pauses));
}

function hasTraceOf({ traceOf = [] }: Food, thing: 'food' | Part): boolean {
  return traceOf.some((one) => one === thing);
}

/** 'ask-to-go-on' of what was had well itself, and has only a trace of what waits or of a lesser suspect, as of fish. */
function pauseByHold(food: Food, { reaction, thing, pause }: Hold, known: Known): Pause {
  if (thing === 'food' || pause === 'read-label') return pause;
  if (!foodKeys(food).some((key) => isBefore(known.had.get(key), reaction.triedOn))) return pause;
  return hasTraceOf(food, thing) || isLesserSuspect(thing, reaction, known) ? 'ask-to-go-on' : pause;
}

/** What of a taste still waits, whatever else holds the same. */
export function holdsByReaction<T extends TasteFacts>(taste: T, { holds }: Pauses<T>): Hold<T>[] {
  return holds.filter(({ reaction }) => reaction === taste);
}

/** Whether the food of a reaction waits by it; null if not. */
export function pauseByReaction<T extends TasteFacts>(taste: T, pauses: Pauses<T>): Pause | null {
  return holdsByReaction(taste, pauses).find(({ thing }) => thing === 'food')?.pause ?? null;
}

/** Whether it is the first taste of an allergen that waits, after a reaction to another food. */
export function isFirstTaste({ reaction, thing }: Pick<Hold, 'reaction' | 'thing'>): boolean {
  return thing !== 'food' && !partsOf(reaction).includes(thing);
}

/** The strongest pause of a part, in every food with it; null without, and where only another food of its kind waits. */
export function pauseOnPart(part: Part, pauses: Pauses): Pause | null {
  const isOfAll = (hold: Hold) => !isFirstTaste(hold) || !isHadOnAnotherDay(part, hold.reaction, pauses);
  return strongest(pauses.holds.filter((hold) => hold.thing === part && isOfAll(hold)).map(({ pause }) => pause));
}

/** Whether a food is not to be suggested. Breast milk always may be. */
export function isPaused(food: Food, pauses: Pauses): boolean {
  const pause = pauseOnFood(food, pauses);
  return milkOf(food.id, food.name) !== 'breast milk' && (waits(pause) || pause === 'read-label');
}

/** Whether a food waits for a doctor, and is not to be offered by one tap. */
export function waits(pause: Pause | null): boolean {
  return pause !== null && pause !== 'keep-feeding' && pause !== 'read-label';
}

function strongest(pauses: readonly Pause[]): Pause | null {
  return PAUSES.findLast((pause) => pauses.includes(pause)) ?? null;
}

/**
 * What a baby lives on is never stopped by another food; where milk waits, the doctor says which formula, and after a severe
 * reaction to milk before the next feed of one that is made from it, whatever else was had.
 */
function pauseOnFormula(formula: Food, holds: readonly Hold[], { had, said }: Known): Pause | null {
  const isMadeOfMilk = formulaKind(formula.id, formula.name) === "cow's milk";
  const isFed =
    holds.some(({ thing }) => thing === 'food') || foodKeys(formula).some((key) => had.has(key) || said.has(key));
  return strongest(
    holds.map((hold) => {
      if (hold.thing === 'food') return hold.pause;
      if (isAfterSevere(hold)) return isMadeOfMilk ? 'ask-first' : 'which-formula';
      return isFed ? 'keep-feeding' : 'which-formula';
    }),
  );
}

/** Whether a food waits since it has, or may have, what was reacted to severely. */
function isAfterSevere(hold: Pick<Hold, 'reaction' | 'thing'>): boolean {
  return !isFirstTaste(hold) && isSevereReaction(hold.reaction);
}
