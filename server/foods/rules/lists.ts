import * as z from 'zod/mini';
import { Allergen } from '#contract/foods.ts';
import { Allowable as AllowableWord } from '#contract/foods/tastes.ts';
import { ALLOWABLE, SIGNS, type Allowable } from '#domain/foods/food.ts';
import { foodOf } from '#domain/foods/foods-data.ts';

/** Each word once, in the order of the words that are known. */
export function listText<Word extends string>(words: readonly Word[], known: readonly Word[]): string {
  return JSON.stringify(known.filter((word) => words.includes(word)));
}

export const allergensIn = reading(Allergen);
export const signsIn = reading(z.enum(SIGNS));
export const allowedIn = reading(AllowableWord);

/** Each word once, other foods last; none that the list does not have. */
export function allowedText(allowed: readonly Allowable[]): string {
  const known: readonly Allowable[] = ALLOWABLE;
  const others = allowed.filter((one) => one.startsWith('food:') && foodOf(one.slice('food:'.length)) !== null);
  return listText(allowed, [...known, ...new Set(others.toSorted())]);
}

function reading<Word>(word: z.ZodMiniType<Word>): (stored: string) => Word[] {
  const List = z.array(word);
  return (stored) => (stored === '[]' ? [] : List.parse(JSON.parse(stored)));
}
