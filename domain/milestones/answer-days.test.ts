import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { month } from '#domain/time/month.ts';
import { answerDayProblems, type AnswerDays } from './answer-days.ts';

const life = { bornOn: day('2026-07-19'), today: day('2026-11-20') };
const none: AnswerDays = { achievedOn: null, achievedIn: null, lostOn: null };
const on = (achievedOn: string, lostOn: string | null = null): AnswerDays => ({
  ...none,
  achievedOn: day(achievedOn),
  lostOn: lostOn === null ? null : day(lostOn),
});
const during = (achievedIn: string, lostOn: string | null = null): AnswerDays => ({
  ...none,
  achievedIn: month(achievedIn),
  lostOn: lostOn === null ? null : day(lostOn),
});

const FUTURE = 'Date achieved cannot be in the future';
const BIRTH = 'Date achieved cannot be before the date of birth';
const LOST_FIRST = 'The day it stopped cannot be before the day it was first seen';

describe('[MIL-02] the day of a milestone', () => {
  test.each([
    none,
    on('2026-07-19'),
    on('2026-11-20'),
    during('2026-07'),
    during('2026-11'),
    on('2026-10-12', '2026-10-12'),
    on('2026-07-19', '2026-11-20'),
    during('2026-10', '2026-10-01'),
    during('2026-07', '2026-07-19'),
  ])('is taken: $achievedOn $achievedIn, lost $lostOn', (said) => {
    expect(answerDayProblems(said, life)).toEqual([]);
  });

  test.each([
    { said: on('2026-11-21'), field: 'achievedOn', message: FUTURE, code: 'too-big' },
    { said: on('2026-07-18'), field: 'achievedOn', message: BIRTH, code: 'too-small' },
    { said: during('2026-12'), field: 'achievedIn', message: FUTURE, code: 'too-big' },
    { said: during('2026-06'), field: 'achievedIn', message: BIRTH, code: 'too-small' },
    { said: on('2026-10-12', '2026-10-11'), field: 'lostOn', message: LOST_FIRST, code: 'too-small' },
    { said: during('2026-10', '2026-09-30'), field: 'lostOn', message: LOST_FIRST, code: 'too-small' },
    {
      said: on('2026-10-12', '2026-11-21'),
      field: 'lostOn',
      message: 'The day it stopped cannot be in the future',
      code: 'too-big',
    },
    {
      said: during('2026-07', '2026-07-18'),
      field: 'lostOn',
      message: 'The day it stopped cannot be before the date of birth',
      code: 'too-small',
    },
  ])('$message: $said.achievedOn $said.achievedIn, lost $said.lostOn', ({ said, ...problem }) => {
    expect(answerDayProblems(said, life)).toEqual([problem]);
  });

  test('each day that is wrong is named', () => {
    const fields = answerDayProblems(on('2026-07-18', '2026-11-21'), life).map(({ field }) => field);

    expect(fields).toEqual(['achievedOn', 'lostOn']);
  });

  test('a day that stays is not refused because the date of birth was corrected since', () => {
    const early = on('2026-07-01', '2026-07-10');

    expect(answerDayProblems(early, life, early)).toEqual([]);
    expect(answerDayProblems(during('2026-06'), life, during('2026-06'))).toEqual([]);
    expect(answerDayProblems(on('2026-07-01'), life, on('2026-07-02'))).toHaveLength(1);
    expect(answerDayProblems(during('2026-06'), life, during('2026-05'))).toHaveLength(1);
    expect(answerDayProblems(on('2026-07-01', '2026-07-11'), life, early).map(({ field }) => field)).toEqual([
      'lostOn',
    ]);
  });

  test('a first day that is moved past the day it stopped is refused', () => {
    const before = on('2026-10-12', '2026-11-01');
    const beforeMonth = during('2026-10', '2026-11-01');

    expect(answerDayProblems(on('2026-11-02', '2026-11-01'), life, before)).toMatchObject([{ message: LOST_FIRST }]);
    expect(answerDayProblems(during('2026-11', '2026-11-01'), life, beforeMonth)).toEqual([]);
    expect(answerDayProblems(during('2026-11', '2026-10-31'), life, during('2026-10', '2026-10-31'))).toMatchObject([
      { message: LOST_FIRST },
    ]);
  });
});
