import { describe, expect, test } from 'vitest';
import { addDays, day } from '#domain/time/day.ts';
import { concernsOf } from './concerns.ts';
import { fades, FADES_FROM_MONTHS } from './fading.ts';
import { milestoneList } from './milestone-data.ts';
import type { MilestoneAnswer } from './milestone-list.ts';

const maya = { bornOn: day('2026-07-19'), gestationDays: null };
const none = { achievedOn: null, achievedIn: null, lostOn: null };
const every = (answer: MilestoneAnswer['answer'], more: Partial<MilestoneAnswer> = {}): MilestoneAnswer[] =>
  milestoneList.milestones.map(({ id }) => ({ milestoneId: id, answer, ...none, ...more }));
const onDay = (age: number, gestationDays: number | null = null) =>
  [milestoneList, { ...maya, gestationDays }, addDays(maya.bornOn, age)] as const;

describe('what to tell the doctor', () => {
  test.each([
    { age: 0, gestationDays: null, milestones: 0 },
    { age: 30, gestationDays: null, milestones: 0 },
    { age: 31, gestationDays: null, milestones: 8 },
    { age: 60, gestationDays: null, milestones: 8 },
    { age: 61, gestationDays: null, milestones: 18 },
    { age: 122, gestationDays: null, milestones: 31 },
    { age: 86, gestationDays: 224, milestones: 0 },
    { age: 87, gestationDays: 224, milestones: 8 },
    { age: 2000, gestationDays: null, milestones: 163 },
  ])(
    "'not yet' counts from its age on: $milestones on day $age, gestation $gestationDays",
    ({ age, gestationDays, milestones }) => {
      const [list, child, today] = onDay(age, gestationDays);

      expect(concernsOf(list, child, every('not-yet'), today).notYet).toHaveLength(milestones);
    },
  );

  test('what a parent is not sure of is told apart, and what nobody answered is no concern at any age', () => {
    const [list, child, today] = onDay(2000);

    expect(concernsOf(list, child, [...every('not-sure'), ...every('achieved')], today)).toEqual({
      lost: [],
      notYet: [],
      notSure: every('not-sure').filter(({ milestoneId }) => !fades(milestoneId)),
    });
    expect(concernsOf(list, child, [], today)).toEqual({ lost: [], notYet: [], notSure: [] });
  });

  test.each([
    { milestoneId: 'mw-standing-with-assistance', age: 348, counts: false },
    { milestoneId: 'mw-standing-with-assistance', age: 349, counts: true },
    { milestoneId: 'mw-hands-and-knees-crawling', age: 413, counts: true },
    { milestoneId: 'mw-walking-with-assistance', age: 419, counts: true },
    { milestoneId: 'mw-standing-alone', age: 515, counts: false },
    { milestoneId: 'mw-standing-alone', age: 516, counts: true },
    { milestoneId: 'ms-09-phy-4', age: 273, counts: false },
    { milestoneId: 'ms-09-phy-4', age: 274, counts: true },
    { milestoneId: 'ms-18-phy-1', age: 537, counts: false },
    { milestoneId: 'ms-18-phy-1', age: 538, counts: true },
    { milestoneId: 'ms-18-phy-1', age: 537 + 56, gestationDays: 224, counts: false },
    { milestoneId: 'ms-18-phy-1', age: 538 + 56, gestationDays: 224, counts: true },
  ])(
    "'not yet' of $milestoneId on day $age counts once its window has ended: $counts",
    ({ milestoneId, counts, ...at }) => {
      const [list, child, today] = onDay(at.age, at.gestationDays ?? null);
      const said = (answer: MilestoneAnswer['answer']): MilestoneAnswer => ({ milestoneId, answer, ...none });

      expect(concernsOf(list, child, [said('not-yet')], today).notYet).toHaveLength(counts ? 1 : 0);
      expect(concernsOf(list, child, [said('not-sure')], today).notSure).toHaveLength(counts ? 1 : 0);
    },
  );

  test('a lost skill is one at every age, also of a later list or one that is gone', () => {
    const [list, child, today] = onDay(10);
    const gone: MilestoneAnswer = { milestoneId: 'ms-02-old-1', answer: 'achieved', ...none, lostOn: maya.bornOn };
    const lost = every('achieved', { achievedOn: maya.bornOn, lostOn: maya.bornOn }).filter(
      ({ milestoneId }) => !fades(milestoneId),
    );

    expect(concernsOf(list, child, [...lost, gone], today)).toEqual({ lost: [...lost, gone], notYet: [], notSure: [] });
  });
});

describe('what healthy children stop doing by themselves', () => {
  test.each([
    { milestoneId: 'ms-01-phy-3', own: 60, faded: 61 },
    { milestoneId: 'ms-04-cog-2', own: 273, faded: 274 },
    { milestoneId: 'ms-06-cog-1', own: 730, faded: 731 },
    { milestoneId: 'ms-09-soc-1', own: 730, faded: 731 },
  ])('is told of until day $own and never as a lost skill: $milestoneId', ({ milestoneId, own, faded }) => {
    const notYet: MilestoneAnswer = { milestoneId, answer: 'not-yet', ...none };
    const notSure: MilestoneAnswer = { ...notYet, answer: 'not-sure' };
    const stopped: MilestoneAnswer = { ...notYet, answer: 'achieved', lostOn: maya.bornOn };
    const on = (age: number, answer: MilestoneAnswer) => {
      const [list, child, today] = onDay(age);
      return concernsOf(list, child, [answer], today);
    };

    expect(on(own, notYet)).toEqual({ lost: [], notYet: [notYet], notSure: [] });
    expect(on(own, notSure)).toEqual({ lost: [], notYet: [], notSure: [notSure] });
    expect(on(own, stopped)).toEqual({ lost: [], notYet: [stopped], notSure: [] });
    for (const answer of [notYet, notSure, stopped])
      expect(on(faded, answer)).toEqual({ lost: [], notYet: [], notSure: [] });
  });

  test('goes by the corrected age', () => {
    const fists: MilestoneAnswer = { milestoneId: 'ms-01-phy-3', answer: 'not-yet', ...none };
    const notYetOn = (age: number) => {
      const [list, child, today] = onDay(age, 224);
      return concernsOf(list, child, [fists], today).notYet;
    };

    expect(notYetOn(116)).toEqual([fists]);
    expect(notYetOn(117)).toEqual([]);
  });

  test('is on the list', () => {
    const faded = milestoneList.milestones.filter(({ id }) => fades(id)).map(({ id }) => id);

    expect(faded).toEqual(Object.keys(FADES_FROM_MONTHS));
  });
});
