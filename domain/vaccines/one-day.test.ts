import { describe, expect, test } from 'vitest';
import {
  bookedChildren,
  dosesOfEarlyCheckups,
  dosesSaid,
  dosesThatAreUrgent,
  dosesThatWait,
  earlyChildren,
} from '#testing/vaccines/booked-children.ts';

const SEEDS = [20_261_129, 20_261_130, 1, 2, 3, 4, 5, 6];
const children = SEEDS.flatMap((seed) => bookedChildren(seed, 40));

describe('[decision 73] with a checkup booked on any day, a dose that is due', () => {
  test('waits for it inside its window, at most five weeks, but not where something else needs an earlier visit', () => {
    const { found, beforeCheckup, wrong } = dosesThatWait(children);

    expect(found).toBeGreaterThan(100);
    expect(beforeCheckup).toBeGreaterThan(30);
    expect(wrong).toEqual([]);
  });

  test('and is wanted as soon as possible, or overdue, waits for it a week, and is given now where it is later', () => {
    const { found, wrong } = dosesThatAreUrgent(children);

    expect(found).toBeGreaterThan(300);
    expect(wrong).toEqual([]);
  });
});

test('[decision 73] list, checkup, calendar and mails say the day of the visit that gives a dose', () => {
  const { found, wrong } = dosesSaid(children);

  expect(found).toBeGreaterThan(1500);
  expect(wrong).toEqual([]);
});

test('a checkup booked before its recommended day, inside its span, has the doses of its age that count by then', () => {
  const early = earlyChildren(20_261_129, 160);
  const { there, later, wrong } = dosesOfEarlyCheckups(early);
  const said = dosesSaid(early);

  expect(there).toBeGreaterThan(100);
  expect(later).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
  expect(said.wrong).toEqual([]);
});
