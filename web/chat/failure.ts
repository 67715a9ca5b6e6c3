import { CallFailed } from '#web/client/calls/call-failed.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { localDay } from '#web/client/text/local-day.ts';

/** Why a question was not answered: `log-in` and `upgrade` have a way on, `other` is told in a toast, too. */
export type Failure = { readonly kind: 'limit' | 'log-in' | 'upgrade' | 'other'; readonly text: string };

const UPGRADE =
  'The expert chat is part of a plan. You can still describe danger signs: everyone gets an answer to those.';

const EMPTY_ANSWER = 'Received an empty response from the AI.';

/** The answer had no word in it. */
export class EmptyAnswer extends Error {}

/** [AI-03] By the specification's words. @param timeZone in which a day is named */
export function failureOf(error: unknown, timeZone: string | undefined): Failure {
  if (error instanceof EmptyAnswer) return { kind: 'other', text: EMPTY_ANSWER };
  if (!(error instanceof CallFailed)) return { kind: 'other', text: 'Error: An unexpected error occurred' };
  switch (error.code) {
    case 'slow-down':
      return { kind: 'limit', text: `${error.message || 'Rate limit exceeded.'} ${whenText(error, timeZone)}` };
    case 'sign-in-needed':
    case 'account-closed':
      return { kind: 'log-in', text: 'Authentication error. Please log in again.' };
    case 'needs-plan':
      return { kind: 'upgrade', text: UPGRADE };
    default:
      return { kind: 'other', text: `Error: ${error.message}` };
  }
}

function whenText({ next }: CallFailed, timeZone: string | undefined): string {
  if (!next) return 'Please try again later.';
  const { nextAvailableDate, daysRemaining } = next;
  const on = new Date(nextAvailableDate);
  const date = Number.isNaN(on.getTime()) ? nextAvailableDate : longDayText(localDay(timeZone, on));
  if (daysRemaining === 1) return `Please try again on ${date} (1 day remaining).`;
  return `Please try again on ${date} (${daysRemaining} days remaining).`;
}
