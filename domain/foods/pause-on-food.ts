import { foodKeys, isSameFood, ownKeys, partsOf, type Food } from './food-keys.ts';
import type { Part } from './food.ts';
import { countsAsReacted, formulaKind, type FormulaKind } from './formula-kind.ts';
import { isBefore, isEnded, isHadOnAnotherDay, type Known } from './known-days.ts';
import { isSevereReaction, milkOf } from './milk.ts';
import { pauseAskedBy, strongest, waits, type Pause, type TasteFacts } from './pause.ts';
import { isFirstTaste, isLesserSuspect, type Hold, type Pauses } from './pauses.ts';

/** The strongest pause that holds for a food; null without. */
export function pauseOnFood(food: Food, pauses: Pauses): Pause | null {
  const holds = holdsOnFood(food, pauses);
  if (milkOf(food.id, food.name) === 'formula') return pauseOnFormula(food, holds, pauses);
  return strongest(holds.map((hold) => pauseByHold(food, hold, pauses)));
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

/** Whether a food is not to be suggested. Breast milk always may be. */
export function isPaused(food: Food, pauses: Pauses): boolean {
  const pause = pauseOnFood(food, pauses);
  return milkOf(food.id, food.name) !== 'breast milk' && (waits(pause) || pause === 'read-label');
}

/** Whether it was stopped, or its first taste waited, and a doctor has said yes: how to give it is the doctor's to say. */
export function isAllowed(food: Food, pauses: Pauses): boolean {
  const wasStopped = pauses.everHeld.some(
    (hold) => pauseAskedBy(hold.reaction) === 'stopped' && isOf(food, hold) && !isHadItself(food, hold, pauses),
  );
  return wasStopped && pauseOnFood(food, pauses) === null;
}

/** The strongest pause of a part, in every food with it; null without, and where only another food of its kind waits. */
export function pauseOnPart(part: Part, pauses: Pauses): Pause | null {
  const isOfAll = (hold: Hold) => !isFirstTaste(hold) || !isHadOnAnotherDay(part, hold.reaction, pauses);
  return strongest(pauses.holds.filter((hold) => hold.thing === part && isOfAll(hold)).map(({ pause }) => pause));
}
