import { describe, expect, test } from 'vitest';
import type { Child } from '#contract/children.ts';
import type { MilestoneAnswer } from '#contract/milestones.ts';
import { milestoneDescription, milestoneList } from '#domain/milestones/milestone-data.ts';
import { addDays, day } from '#domain/time/day.ts';
import { answered, nothingReached } from '#testing/milestones/milestone-replies.ts';
import { aQueryCache, markupWithin } from '#testing/web/a-query-cache.tsx';
import { maya, me, today } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { Windows } from './windows.tsx';

const leo: Child = { ...maya, firstName: 'Leo', bornOn: day('2026-01-11') };
const sat = answered('ms-09-phy-4', { achievedOn: day('2026-07-18') });

function markupOf(child: Child, answers: MilestoneAnswer[], mayAnswer = true): string {
  const known = {
    child,
    me,
    today,
    list: milestoneList,
    answers,
    isAnswersKnown: true,
    skipped: new Set<string>(),
    mayAnswer,
  };
  return markupWithin(aQueryCache(), <Windows known={known} />);
}

/** What the box below the drawing says on a day of life, with answers 'not yet'. */
function boxOf(age: number, notYet: readonly string[], seen: readonly string[] = []): string {
  const bornOn = addDays(today, -age);
  const achieved = seen.map((id) => answered(id, { id, achievedOn: addDays(bornOn, 280) }));
  const said = notYet.map((id) => {
    const description = milestoneDescription(id) ?? '';
    return answered(id, { id, description, answer: 'not-yet', ...nothingReached });
  });
  const [box = ''] = markupOf({ ...leo, bornOn }, [...said, ...achieved]).match(/class="alert.*?<\/strong>/s) ?? [];
  return box;
}

/** Of the wide drawing, whose axis goes from 3 to 18 months. */
function monthAt(x: number): number {
  return 3 + ((x - 220) / (1004 - 220)) * 15;
}

describe('[MIL-01] from sitting to walking', () => {
  test("draws six bands, the child's day and today, and says the same as a table", () => {
    const markup = markupOf(leo, [sat]);
    const [drawing = ''] = markup.match(/<svg class="win" viewBox="0 0 1020.*?<\/svg>/s) ?? [];

    expect(drawing.match(/class="bandw"/g)).toHaveLength(6);
    expect(drawing.match(/class="did"/g)).toHaveLength(1);
    expect(wordsOf(drawing)).toContain('Leo today');
    expect(wordsOf(markup)).toContain('Sits without support 3.8 to 9.2 months Jul 18, 2026 at 6.2 months');
    expect(wordsOf(markup)).toContain('Walks alone 8.2 to 17.6 months Not noted yet');
    expect(wordsOf(markup)).toContain('One seen, inside its window. Five still to come.');
    expect(markup).toContain('aria-label="Change the day: Sits without support"');
    expect(markup).toContain('aria-label="Add the day: Walks alone"');
  });

  test('draws each band from the first to the last of the 98 children, on the axis of the months', () => {
    const [drawing = ''] = markupOf(leo, []).match(/<svg class="win" viewBox="0 0 1020.*?<\/svg>/s) ?? [];
    const bands = [...drawing.matchAll(/class="bandw" x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/g)];
    const months = bands.map(([, x, width]) => [monthAt(Number(x)), monthAt(Number(x) + Number(width))]);

    expect(months).toEqual(milestoneList.windows.map(({ p1, p99 }) => [expect.closeTo(p1, 5), expect.closeTo(p99, 5)]));
  });

  test('reads the days of a child born early at the corrected age, with the age from birth beside it', () => {
    const theo = { ...leo, firstName: 'Theo', bornOn: day('2026-02-15'), gestationDays: 214 };
    const markup = markupOf(theo, [answered('ms-09-phy-4', { achievedOn: day('2026-10-18') })]);
    const [drawing = ''] = markup.match(/<svg class="win" viewBox="0 0 1020.*?<\/svg>/s) ?? [];

    for (const mark of ['crs', 'brg', 'cal']) expect(drawing.match(new RegExp(`class="${mark}"`, 'g'))).toHaveLength(1);
    expect(drawing).not.toContain('class="did"');
    expect(wordsOf(markup)).toContain('at 5.9 months corrected, 8.0 from birth');
    expect(wordsOf(markup)).toContain('Theo came 66 days before the due date.');
  });

  test('a lost skill calls for the doctor, and nothing calms beside it', () => {
    const words = wordsOf(markupOf(leo, [{ ...sat, lostOn: day('2026-11-10') }]));

    expect(words).toContain('Call the doctor within a day; say that a skill was lost.');
    expect(words).not.toContain('still to come, with time');
  });

  test.each([
    { age: 520, notYet: ['ms-15-phy-1'], isTold: 'Not yet: takes a few steps alone. Tell the doctor' },
    { age: 281, notYet: milestoneList.windows.map(({ milestoneId }) => milestoneId), isTold: 'Not yet: sits steadily' },
    { age: 400, notYet: ['mw-standing-with-assistance'], isTold: 'past the end of its window: tell the doctor' },
  ])('on day $age not yet of $notYet is told to the doctor: $isTold', ({ age, notYet, isTold }) => {
    const box = boxOf(age, notYet);

    expect(box).toContain('alert amber');
    expect(wordsOf(box)).toContain(isTold);
  });

  test("what is said as 'not yet' of the age is not still to come", () => {
    expect(wordsOf(boxOf(276, ['ms-09-phy-4']))).toContain('Five still to come. Not yet: sits steadily');
  });

  test('of what has time and of other skills than moving nothing is told here, and not yet is not calm', () => {
    const early = milestoneList.windows.slice(0, 5).map(({ milestoneId }) => milestoneId);

    expect(boxOf(520, ['ms-15-lan-1'], early)).toContain('alert fern');
    expect(boxOf(520, ['ms-15-phy-1'], early)).toContain('alert amber');
    expect(boxOf(320, ['mw-standing-alone', 'ms-18-phy-1'])).toContain('"alert"');
    expect(wordsOf(boxOf(320, ['mw-standing-alone', 'ms-18-phy-1']))).not.toContain('doctor');
    expect(boxOf(320, [])).toContain('"alert"');
    expect(boxOf(320, [], ['ms-09-phy-4'])).toContain('alert fern');
    expect(markupOf({ ...leo, bornOn: addDays(today, -320) }, [{ ...sat, achievedOn: today }])).not.toContain(
      'alert fern',
    );
    expect(boxOf(270, [])).toContain('alert fern');
  });

  test('a viewer adds and changes nothing', () => {
    expect(markupOf(leo, [sat], false)).not.toMatch(/(Add|Change) the day/);
  });
});
