import * as z from 'zod/mini';
import { MilestoneList, type MilestoneAnswer } from '#contract/milestones.ts';
import { remember, remembered } from '#web/client/page/remembered.ts';

export const KEPT_FOR_MS = 30 * 60_000;

const NAME = 'milestones';

const Kept = z.object({ atMs: z.number(), list: MilestoneList });

/** `isForVisit`: what was answered fits it. */
type Taken = { readonly kept: z.infer<typeof Kept>; readonly isForVisit: boolean };
let taken: Taken | null = null;

/**
 * Keeps the list of milestones, which is the same for every family, in this browser.
 *
 * @param atMs when it came
 */
export function keepMilestones(list: MilestoneList, atMs: number): void {
  remember(NAME, JSON.stringify({ atMs, list }));
}

/**
 * The list kept within the last half hour; null without one, and for answers of a later edition that were given since. An
 * earlier one, as an import brings it, says nothing: the server's list was this one after it. It is judged once, when it
 * is taken: what is shown stays for the visit.
 *
 * @param answers undefined as long as they are not known
 * @returns the same list each time
 */
export function keptMilestones(answers: readonly DatedAnswer[] | undefined): MilestoneList | null {
  const kept = taken?.kept ?? keptIn(remembered(NAME));
  if (!kept || taken?.isForVisit) return kept?.list ?? null;
  const isGood = answers?.every((one) => one.edition <= kept.list.edition || isBefore(one, kept.atMs)) ?? true;
  taken = { kept, isForVisit: isGood && answers !== undefined };
  return isGood ? kept.list : null;
}

type DatedAnswer = Pick<MilestoneAnswer, 'edition' | 'changedAt'>;

function isBefore({ changedAt }: DatedAnswer, atMs: number): boolean {
  return Date.parse(changedAt) <= atMs;
}

/** As a new visit does. @internal */
export function forgetTaken(): void {
  taken = null;
}

function isFresh(atMs: number, nowMs: number): boolean {
  return atMs <= nowMs && nowMs - atMs < KEPT_FOR_MS;
}

function keptIn(text: string | null): Taken['kept'] | null {
  try {
    const written: unknown = JSON.parse(text ?? '');
    const { success, data } = Kept.safeParse(written);
    return success && isFresh(data.atMs, Date.now()) ? data : null;
  } catch {
    return null;
  }
}
