import type { ChangedTaste, NewTaste } from '#contract/foods/tastes.ts';
import type { FieldProblem } from '#contract/problem.ts';
import { ALLERGENS, hasReacted, SIGNS, type Allergen, type Sign } from '#domain/foods/food.ts';
import { foodOf } from '#domain/foods/foods-data.ts';
import { milkOf } from '#domain/foods/milk.ts';
import { asksForLess } from '#domain/foods/pause.ts';
import { reactionAdvice } from '#domain/foods/reaction-advice.ts';
import { tasteDayProblems } from '#domain/foods/taste-days.ts';
import { monthsSaid } from '#domain/time/age-text.ts';
import type { Day } from '#domain/time/day.ts';
import type { Entering } from '#server/auth/entering.ts';
import type { EditableChild } from '#server/children/access.ts';
import type { EntryFacts } from '#server/db/entries.ts';
import { asFlag, isFlag } from '#server/db/flag.ts';
import type { Tables } from '#server/db/tables.ts';
import { atMost, fieldProblem, refuseFields } from '#server/problem.ts';
import { allowedText, listText, signsIn } from './rules/lists.ts';

/** Three foods a day for more than two years: from the first spoon to the family's meals. */
export const tasteLimit = atMost(2500, 'tried foods');

export type TasteRow = EntryFacts<Tables['tastes']>;

type Given = Omit<NewTaste, 'id'> | Omit<ChangedTaste, 'version'>;
type Born = Pick<EditableChild, 'bornOn'>;

/**
 * @param before what is stored now: a food that an edit leaves alone keeps its name and allergens, also when the list has
 * it no more
 * @throws Problem `bad-input` for an unknown food, an invalid day, or an edit that takes back what is severe unsaid
 */
export function tasteFacts(
  child: Born,
  given: Given,
  { today }: Pick<Entering, 'today'>,
  before: TasteRow | null = null,
) {
  const food = foodIn(given, before);
  const facts = { ...(food ?? nothing), ...restOf(child, given, food ?? nothing, editedBy(given, before)) };
  refuseFields([
    ...(food ? [] : [unknownFood]),
    ...dayProblems(child, given, today, before),
    ...loweringProblems(given, facts, before),
  ]);
  return facts;
}

const unknownFood = fieldProblem('foodId', 'This food is not in the list');
const nothing = { food_id: null, name: '', allergens: '[]' };

/** A food that the list of this edition may not have. */
export type ImportedTaste = Omit<NewTaste, 'id' | 'name' | 'allergens'> & {
  readonly name: string;
  readonly allergens: readonly Allergen[];
};

export function importedTaste(child: Born, given: ImportedTaste, today: Day) {
  const { name, allergens, foodId } = given;
  const facts = { food_id: foodId ?? null, name, allergens: listText(allergens, ALLERGENS) };
  return {
    facts: { ...facts, ...restOf(child, given, facts, null) },
    problems: dayProblems(child, given, today, null),
  };
}

function foodIn({ foodId, name, allergens }: Given, before: TasteRow | null) {
  if (foodId == null) {
    const kept = before?.food_id === null && allergens === undefined;
    const listed = kept ? before.allergens : listText(allergens ?? [], ALLERGENS);
    return { food_id: null, name: name ?? '', allergens: listed };
  }
  if (before?.food_id === foodId) return { food_id: foodId, name: before.name, allergens: before.allergens };
  const food = foodOf(foodId);
  return food && { food_id: food.id, name: food.name, allergens: listText(food.allergens, ALLERGENS) };
}

type Rest = Omit<Given, 'foodId' | 'name' | 'allergens'>;
type InFood = Pick<TasteRow, 'food_id' | 'name' | 'allergens'>;

/**
 * What an edit leaves out of signs and severity stays, unless it says that it was not severe; and what a doctor allowed was
 * said of the food as it was.
 */
function restOf(child: Born, given: Rest, food: InFood, edited: TasteRow | null) {
  const { triedOn, liking, reaction, allowedOn, note } = given;
  const kept = hasReacted(given) && !saysNotSevere(given) ? edited : null;
  const signs = given.signs ?? signsIn(kept?.signs ?? '[]');
  const isSerious = given.isSerious ?? isFlag(kept?.is_serious ?? 0);
  const isOther = edited !== null && edited.food_id !== food.food_id;
  return {
    tried_on: triedOn,
    liking: liking ?? null,
    reaction: reaction ?? null,
    is_serious: asFlag(isSerious || isSevereBySigns(child, given, food, signs)),
    signs: listText(signs, SIGNS),
    allowed_on: isOther ? null : (allowedOn ?? null),
    allowed: allowedText(isOther ? [] : (given.allowed ?? [])),
    note: note || null,
  };
}

/** What asks for 911 or the ER is severe, whoever says that it is not. */
function isSevereBySigns({ bornOn }: Born, { triedOn, reaction = null }: Rest, food: InFood, signs: readonly Sign[]) {
  const eater = {
    months: monthsSaid(bornOn, triedOn),
    milk: milkOf(food.food_id, food.name),
    mayBeMilk: food.food_id === null,
  };
  return reactionAdvice(reaction, signs, eater)?.level === 'emergency';
}

function saysNotSevere(given: Rest): boolean {
  return 'wasNotSevere' in given && given.wasNotSevere === true;
}

function editedBy(given: Given, before: TasteRow | null): TasteRow | null {
  return 'version' in given ? before : null;
}

const TO_LOWER = "Check 'It was not severe' to save this";

/** What was saved as severe, or pauses a food, is not taken back by the way. */
function loweringProblems(given: Given, facts: TasteRow, before: TasteRow | null): FieldProblem[] {
  const edited = editedBy(given, before);
  if (edited === null || saysNotSevere(given)) return [];
  if (isFlag(edited.is_serious) && given.isSerious === false && hasReacted(given))
    return [fieldProblem('isSerious', TO_LOWER)];
  return asksForLess(reactedIn(facts), reactedIn(edited)) ? [fieldProblem('reaction', TO_LOWER)] : [];
}

function reactedIn({ reaction, is_serious, signs }: TasteRow) {
  return { reaction, isSerious: isFlag(is_serious), signs: signsIn(signs) };
}

function dayProblems(
  { bornOn }: Born,
  { triedOn, allowedOn = null }: Pick<Given, 'triedOn' | 'allowedOn'>,
  today: Day,
  before: TasteRow | null,
): FieldProblem[] {
  const stored = before && { triedOn: before.tried_on, allowedOn: before.allowed_on };
  const found = tasteDayProblems({ triedOn, allowedOn }, { bornOn, today }, stored);
  return found.map(({ field, message, code }) => fieldProblem(field, message, code));
}
