import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { answersByMilestone, isAhead, milestonesAhead, readAnswer, progressOf } from './progress.ts';

const listed = ['squeals', 'runs', 'hops', 'waves', 'claps', 'points', 'scribbles'].map((id) => ({ id }));
const notLost = { lostOn: null };
const answers = answersByMilestone([
  { milestoneId: 'squeals', answer: 'achieved', ...notLost },
  { milestoneId: 'runs', answer: 'not-yet', ...notLost },
  { milestoneId: 'hops', answer: 'not-sure', ...notLost },
  { milestoneId: 'waves', answer: 'achieved', lostOn: day('2026-11-15') },
  { milestoneId: 'of another age', answer: 'achieved', ...notLost },
] as const);

describe('[MIL-02] what is known of a milestone', () => {
  test('a parent said it is achieved, was lost, is not sure, is not there yet, or said nothing', () => {
    const known = listed.map(({ id }) => readAnswer(answers.get(id)));

    expect(known).toEqual(['achieved', 'not-yet', 'not-sure', 'lost', 'none', 'none', 'none']);
    expect(readAnswer(null)).toBe('none');
    expect(readAnswer({ answer: 'not-yet', lostOn: day('2026-11-15') })).toBe('not-yet');
  });
});

describe('[MIL-03] progress', () => {
  test.each([
    { achieved: 0, of: 0, percent: 0, isComplete: false },
    { achieved: 0, of: 3, percent: 0, isComplete: false },
    { achieved: 1, of: 3, percent: 33, isComplete: false },
    { achieved: 2, of: 3, percent: 67, isComplete: false },
    { achieved: 16, of: 17, percent: 94, isComplete: false },
    { achieved: 1, of: 1, percent: 100, isComplete: true },
    { achieved: 11, of: 11, percent: 100, isComplete: true },
  ])('$achieved of $of is $percent %', ({ achieved, of, ...expected }) => {
    const milestones = Array.from({ length: of }, (_, index) => ({ id: `m${index}` }));
    const said = milestones
      .slice(0, achieved)
      .map(({ id }) => ({ milestoneId: id, answer: 'achieved', ...notLost }) as const);

    expect(progressOf(milestones, answersByMilestone(said))).toEqual({ achieved, of, ...expected });
  });

  test('counts neither a lost skill nor the answers of another age', () => {
    expect(progressOf(listed, answers)).toEqual({ achieved: 1, of: 7, percent: 14, isComplete: false });
  });

  test.each([
    ['none', true],
    ['not-yet', true],
    ['not-sure', true],
    ['achieved', false],
    ['lost', false],
  ] as const)('a milestone that reads %s is still ahead: %s', (reading, expected) => {
    expect(isAhead(reading)).toBe(expected);
  });

  test('what comes next is in the order of the list, without what is achieved, lost or skipped', () => {
    const ahead = milestonesAhead(listed, answers).map(({ id }) => id);
    const notSkipped = milestonesAhead(listed, answers, new Set(['runs', 'claps'])).map(({ id }) => id);

    expect(ahead).toEqual(['runs', 'hops', 'claps', 'points', 'scribbles']);
    expect(notSkipped).toEqual(['hops', 'points', 'scribbles']);
  });
});
