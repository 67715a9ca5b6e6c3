import { listText } from '#domain/text/list-text.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import type { Day } from '#domain/time/day.ts';
import { isAskedNow } from '../given/past-days.ts';
import { isNoteUrgent } from '../standing/note-urgent.ts';
import { plainFirst, plainName } from './plain-name.ts';

type Row = {
  readonly vaccine: string;
  readonly shortName: string;
  readonly number: number;
  readonly shownNumber: number;
  readonly status: string;
  readonly dueOn: Day | null;
  readonly recommendedOn: Day | null;
  readonly birthHours: number | null;
  readonly isUnanswered: boolean;
  readonly isOfBirth: boolean;
  readonly why: string;
};

/** Of a child's plan, what says how much of its past is known. */
export type HistoryFacts = {
  readonly planned: readonly Row[];
  readonly doses: readonly unknown[];
  /** Null where it has none. */
  readonly newbornNote: string | null;
  readonly isPastOpen: boolean;
  readonly asOf: Day;
};

export type HistoryWords = {
  /** What cannot wait: what the mother's hepatitis B test means for a newborn. */
  readonly urgent: string | null;
  /** Of that, what stands first where a call is due now. */
  readonly caution: string | null;
  /** Of which doses nobody has said whether they were given; while there are any, nothing counts as complete. */
  readonly unknown: readonly string[];
};

const CALL = /\bcall\b/i;

/** In the words of the vaccine page. */
export function historyWords(plan: HistoryFacts, bornOn: Day): HistoryWords {
  const { planned, doses, newbornNote, isPastOpen, asOf } = plan;
  const urgent = newbornNote !== null && isNoteUrgent(bornOn, planned, asOf) ? newbornNote : null;
  const ofBirth = planned.filter((row) => row.isUnanswered && row.isOfBirth);
  const left = planned.filter((row) => isAskedNow(row, asOf) && !row.isOfBirth);
  const names = [...new Set(left.map(({ shortName }) => plainName(shortName)))];
  return {
    urgent,
    caution: urgent === null ? null : (sentencesOf(urgent).find((sentence) => CALL.test(sentence)) ?? urgent),
    unknown: [
      ...ofBirth.map(({ shortName, shownNumber, why }) => `${plainFirst(shortName)} dose ${shownNumber}: ${why}`),
      ...(left.length === 0
        ? []
        : [
            ...(isPastOpen && doses.length === 0 ? ['We do not know yet, so nothing here is complete.'] : []),
            `Nobody has said yet which doses were given of ${listText(names)}.`,
          ]),
    ],
  };
}
