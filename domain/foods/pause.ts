import type { Day } from '#domain/time/day.ts';
import { hasReacted, type Allergen, type Allowable, type Reaction, type Sign } from './food.ts';
import type { Ingredient } from './ingredients.ts';

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

/** Whether a food waits for a doctor, and is not to be offered by one tap. */
export function waits(pause: Pause | null): boolean {
  return pause !== null && pause !== 'keep-feeding' && pause !== 'read-label';
}

/** Null without any. */
export function strongest(pauses: readonly Pause[]): Pause | null {
  return PAUSES.findLast((pause) => pauses.includes(pause)) ?? null;
}
