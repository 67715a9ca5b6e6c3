import { laterDay, type Day } from '#domain/time/day.ts';
import { isMotherRsvAskedAbout } from './mother-asked.ts';

/** The vaccine list's id of the RSV antibody. */
export const RSV_ANTIBODY = 'rsv-ab';

export type DoseOfPlan = { readonly vaccine: string; readonly number: number; readonly dueOn: Day | null };

type KnownOfMother = {
  readonly bornOn: Day;
  /** What was said of her RSV vaccine; null if nobody has answered. */
  readonly answer: string | null;
  /** A dose of the antibody is recorded. */
  readonly isGiven: boolean;
};

/**
 * The condition under which an open first RSV antibody is not needed, as long as nobody has said whether it holds; null
 * of every other dose. Mails and calendars may say it too, as it tells nothing that was said of the mother.
 */
export function unlessMother(
  { vaccine, number, dueOn }: DoseOfPlan,
  { bornOn, answer, isGiven }: KnownOfMother,
  today: Day,
): string | null {
  if (vaccine !== RSV_ANTIBODY || number !== 1 || isGiven || dueOn === null || answer !== null) return null;
  const isInFirstMonths = isMotherRsvAskedAbout({ bornOn }, laterDay(dueOn, today));
  return isInFirstMonths ? 'unless the mother had the RSV vaccine at least 14 days before the birth' : null;
}

type Plan = {
  readonly planned: readonly { readonly vaccine: string; readonly completed: boolean }[];
  readonly birthAnswers: { readonly 'mother-rsv': string | null };
  readonly asOf: Day;
};

/** 'The RSV antibody is usually needed unless …', beside doses that are named as due; null if it says nothing of them. */
export function antibodyNote(
  rows: readonly DoseOfPlan[],
  { planned, birthAnswers, asOf }: Plan,
  { bornOn }: Pick<KnownOfMother, 'bornOn'>,
): string | null {
  const isGiven = planned.some(({ vaccine, completed }) => completed && vaccine === RSV_ANTIBODY);
  const known = { bornOn, answer: birthAnswers['mother-rsv'], isGiven };
  const unless = rows.map((row) => unlessMother(row, known, asOf)).find(Boolean);
  return unless ? `The RSV antibody is usually needed ${unless}.` : null;
}
