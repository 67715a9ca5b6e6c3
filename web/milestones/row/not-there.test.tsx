import { describe, expect, test } from 'vitest';
import { milestoneList } from '#domain/milestones/milestone-data.ts';
import { addDays } from '#domain/time/day.ts';
import { answered, nothingReached } from '#testing/milestones/milestone-replies.ts';
import { aQueryCache, markupWithin } from '#testing/web/a-query-cache.tsx';
import { maya, me, today } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { rowOf } from '../list/rows.ts';
import { OtherAnswers } from './other-answers.tsx';

/** What stands below a milestone of which a parent says 'not yet'. */
function notYetOf(id: string, ageDays: number): string {
  const child = { ...maya, bornOn: addDays(today, -ageDays) };
  const answer = answered(id, { answer: 'not-yet', ...nothingReached });
  const milestone = milestoneList.milestones.find((one) => one.id === id);
  if (!milestone) throw new Error(id);
  const ofChild = { answers: [answer], isAnswersKnown: true, skipped: new Set<string>(), mayAnswer: true };
  const known = { child, me, today, list: milestoneList, ...ofChild };
  const answers = { say: () => {}, toggle: () => {}, isSaving: false };
  const below = (
    <OtherAnswers known={known} row={rowOf(milestone, answer)} answers={answers} onLost={() => {}} onClose={() => {}} />
  );
  return wordsOf(markupWithin(aQueryCache(), below));
}

const TELL = 'Not yet is a good thing to tell the doctor.';
const HEARING = 'Ask for a hearing test now. You do not need to wait for the checkup.';

describe("[MIL-02] 'not yet'", () => {
  test.each([
    { id: 'ms-01-phy-3', age: 60, isTold: true },
    { id: 'ms-01-phy-3', age: 122, isTold: false },
    { id: 'ms-06-cog-1', age: 400, isTold: true },
    { id: 'ms-06-cog-1', age: 1100, isTold: false },
    { id: 'ms-02-phy-3', age: 122, isTold: true },
  ])('of what goes away by itself is calm once it may be gone: $id on day $age', ({ id, age, isTold }) => {
    const words = notYetOf(id, age);

    expect(words.includes(TELL)).toBe(isTold);
    expect(words.includes('This goes away by itself. It is never counted against Maya.')).toBe(!isTold);
  });

  test.each([
    { id: 'ms-01-lan-2', age: 30, asks: false },
    { id: 'ms-01-lan-2', age: 31, asks: true },
    { id: 'ms-01-lan-2', age: 122, asks: true },
    { id: 'ms-02-lan-2', age: 60, asks: false },
    { id: 'ms-02-lan-2', age: 61, asks: true },
    { id: 'ms-02-lan-2', age: 1500, asks: true },
    { id: 'ms-04-lan-3', age: 122, asks: true },
    { id: 'ms-09-soc-3', age: 274, asks: true },
    { id: 'ms-04-lan-1', age: 122, asks: false },
  ])('of an answer to a sound asks for a hearing test from its age on: $id on day $age, $asks', ({ id, age, asks }) => {
    expect(notYetOf(id, age).includes(HEARING)).toBe(asks);
  });
});
