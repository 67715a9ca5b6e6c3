import { describe, expect, test } from 'vitest';
import { addDays, day } from '#domain/time/day.ts';
import type { MilestoneAnswer } from './milestone-list.ts';
import { milestoneList } from './milestone-data.ts';
import { isLate, isOutside, motorNotYet, windowsLevel } from './motor-concerns.ts';

const leo = { bornOn: day('2026-01-10'), gestationDays: null };
const said = (milestoneId: string, answer: MilestoneAnswer['answer'] = 'not-yet'): MilestoneAnswer => ({
  milestoneId,
  answer,
  achievedOn: null,
  achievedIn: null,
  lostOn: null,
});
const notYetOn = (age: number, ...answers: MilestoneAnswer[]) =>
  motorNotYet(milestoneList, leo, answers, addDays(leo.bornOn, age)).map(({ milestoneId }) => milestoneId);

describe('what a child does not do yet of moving', () => {
  test('is told from the age of its group on', () => {
    expect(notYetOn(456, said('ms-15-phy-1'))).toEqual([]);
    expect(notYetOn(457, said('ms-15-phy-1'), said('ms-15-phy-2', 'not-sure'))).toEqual(['ms-15-phy-1']);
  });

  test('leaves out talking, thinking and people', () => {
    expect(notYetOn(457, said('ms-15-lan-1'), said('ms-15-cog-1'), said('ms-15-soc-1'))).toEqual([]);
  });

  test('leaves out a window that has ended, which is told of by itself', () => {
    expect(notYetOn(281, said('ms-09-phy-4'))).toEqual(['ms-09-phy-4']);
    expect(notYetOn(282, said('ms-09-phy-4'))).toEqual([]);
    expect(notYetOn(400, said('mw-standing-with-assistance'))).toEqual([]);
  });
});

const seen = (position: 'earlier' | 'inside' | 'later', state: 'seen' | 'lost' = 'seen') =>
  ({ state, months: 9, monthsFromBirth: null, isAbout: false, position }) as const;
const achieved = said('mw-standing-alone', 'achieved');
const lost = { ...achieved, lostOn: day('2026-11-15') };

describe('a window', () => {
  test.each([
    { reading: seen('earlier'), answer: achieved, level: 'calm', isOutside: false },
    { reading: seen('inside'), answer: achieved, level: 'calm', isOutside: false },
    { reading: seen('later'), answer: achieved, level: 'open', isOutside: true },
    { reading: seen('inside', 'lost'), answer: lost, level: 'concern', isOutside: false },
    { reading: seen('later', 'lost'), answer: lost, level: 'concern', isOutside: false },
    { reading: { state: 'lost' }, answer: lost, level: 'concern', isOutside: false },
    {
      reading: { state: 'past-end', said: 'not-yet' },
      answer: said('mw-standing-alone'),
      level: 'concern',
      isOutside: true,
    },
    {
      reading: { state: 'past-end', said: 'not-sure' },
      answer: said('mw-standing-alone', 'not-sure'),
      level: 'open',
      isOutside: true,
    },
    { reading: { state: 'past-end', said: 'none' }, answer: null, level: 'open', isOutside: false },
    { reading: { state: 'ahead' }, answer: null, level: 'calm', isOutside: false },
    { reading: { state: 'ahead' }, answer: said('mw-standing-alone'), level: 'open', isOutside: false },
    { reading: { state: 'ahead' }, answer: said('mw-standing-alone', 'not-sure'), level: 'calm', isOutside: false },
    { reading: { state: 'passed' }, answer: null, level: 'calm', isOutside: false },
  ] as const)('that reads $reading.state, with $answer.answer, is $level', ({ level, isOutside: outside, ...one }) => {
    expect(windowsLevel([one, { reading: { state: 'ahead' }, answer: null }], [])).toBe(level);
    expect(isOutside(one)).toBe(outside);
    expect(isLate(one)).toBe(one.reading.state === 'seen' && outside);
  });

  test('that is passed over is not calm where it is walking alone, of which nobody knows', () => {
    expect(windowsLevel([{ reading: { state: 'passed' }, answer: null }], [])).toBe('open');
  });

  test('is told of where another of moving is not yet', () => {
    expect(windowsLevel([{ reading: seen('inside'), answer: achieved }], [said('ms-15-phy-1')])).toBe('concern');
    expect(windowsLevel([], [])).toBe('calm');
  });
});
