import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, day } from '#domain/time/day.ts';
import { currentGroup, groupOfAgeNow, mayConcern, milestoneMonths, upcomingGroup } from './age-groups.ts';
import { milestoneList } from './milestone-data.ts';

const MONTHS = [1, 2, 4, 6, 9, 12, 15, 18, 24, 30, 36, 48, 60];

const FROM_24_MONTHS = [731, 914, 1096, 1462, 1827];

/**
 * Made by hand: the day of age from which each group is the child's own. By months of 30.44 days from birth; of a child
 * born early from the due date (16, 12, 8 or 4 weeks later) until day 730.
 */
const OWN_FROM = {
  term: [31, 61, 122, 183, 274, 366, 457, 548, ...FROM_24_MONTHS],
  '24 weeks': [143, 173, 234, 295, 386, 478, 569, 660, ...FROM_24_MONTHS],
  '28 weeks': [115, 145, 206, 267, 358, 450, 541, 632, ...FROM_24_MONTHS],
  '32 weeks': [87, 117, 178, 239, 330, 422, 513, 604, ...FROM_24_MONTHS],
  '36 weeks': [59, 89, 150, 211, 302, 394, 485, 576, ...FROM_24_MONTHS],
} as const;

/** In months: the child's own group and the one after it, by the table. */
function groupsByHand(name: keyof typeof OWN_FROM, age: number) {
  const reached = OWN_FROM[name].filter((from) => from <= age).length;
  return { current: MONTHS[reached - 1] ?? null, upcoming: MONTHS[reached] ?? 60 };
}

const SIX_YEARS = 2192;

const born = [
  { name: 'term', weeks: 'not entered', gestationDays: null },
  { name: 'term', weeks: '40', gestationDays: 280 },
  { name: 'term', weeks: '37', gestationDays: 259 },
  { name: '24 weeks', weeks: '24', gestationDays: 168 },
  { name: '28 weeks', weeks: '28', gestationDays: 196 },
  { name: '32 weeks', weeks: '32', gestationDays: 224 },
  { name: '36 weeks', weeks: '36', gestationDays: 252 },
] as const;

describe('[MIL-03] the age group of a child', () => {
  test.each(born)('is that of the table made by hand on every day to six years: $weeks weeks', ({ name, ...child }) => {
    for (const bornOn of [day('2024-02-29'), day('2026-07-19')]) {
      const said = daysTo(SIX_YEARS).map((age) => {
        const months = milestoneMonths({ ...child, bornOn }, addDays(bornOn, age));
        const current = currentGroup(milestoneList.ages, months)?.months ?? null;
        return { age, current, upcoming: upcomingGroup(milestoneList.ages, months).months };
      });

      expect(said).toEqual(daysTo(SIX_YEARS).map((age) => ({ age, ...groupsByHand(name, age) })));
    }
  });

  test('[MIL-03] concern never comes from a group of a later age than the child, and from none in the first month or before the due date', () => {
    const bornOn = day('2026-07-19');
    for (const { name, gestationDays } of born) {
      for (const age of daysTo(SIX_YEARS)) {
        const months = milestoneMonths({ bornOn, gestationDays }, addDays(bornOn, age));
        const latest = milestoneList.ages.findLast((group) => mayConcern(group, months))?.months ?? null;

        expect({ age, latest }).toEqual({ age, latest: groupsByHand(name, age).current });
      }
    }
  });

  test('whenever and however early a child is born, no group of concern is ahead of its age, and Upcoming follows at once', () => {
    const child = fc.record({
      bornOn: fc.integer({ min: 0, max: 20_000 }).map((days) => addDays(day('1990-01-01'), days)),
      gestationDays: fc.option(fc.integer({ min: 154, max: 314 })),
    });
    const property = fc.property(child, fc.integer({ min: 0, max: 2500 }), ({ bornOn, gestationDays }, age) => {
      const isCorrected = gestationDays !== null && gestationDays < 259 && age < 731;
      const ageUsed = isCorrected ? age - (280 - gestationDays) : age;
      const months = milestoneMonths({ bornOn, gestationDays }, addDays(bornOn, age));
      const reached = milestoneList.ages.filter((group) => group.months * 30.44 <= ageUsed);

      expect(milestoneList.ages.filter((group) => mayConcern(group, months))).toEqual(reached);
      expect(currentGroup(milestoneList.ages, months)).toEqual(reached.at(-1) ?? null);
      expect(upcomingGroup(milestoneList.ages, months)).toEqual(milestoneList.ages[Math.min(reached.length, 12)]);
    });
    expect(() => fc.assert(property, { seed: 20261129 })).not.toThrow();
  });

  test.each([
    { months: 0, now: undefined, own: undefined },
    { months: 1, now: '1 Month', own: '1 Month' },
    { months: 59, now: '4 Years', own: '4 Years' },
    { months: 60, now: '5 Years', own: '5 Years' },
    { months: 71, now: '5 Years', own: '5 Years' },
    { months: 72, now: undefined, own: '5 Years' },
    { months: 168, now: undefined, own: '5 Years' },
  ])('at $months months the age now is $now; what is told the doctor goes by $own', ({ months, now, own }) => {
    expect(groupOfAgeNow(milestoneList.ages, months)?.label).toBe(now);
    expect(currentGroup(milestoneList.ages, months)?.label).toBe(own);
  });

  test('a child who is older than every list keeps the last one, and a list without ages is refused', () => {
    expect(upcomingGroup(milestoneList.ages, 200).label).toBe('5 Years');
    expect(currentGroup([], 3)).toBeNull();
    expect(() => upcomingGroup([], 3)).toThrow(new RangeError('there are no age groups'));
  });
});

function daysTo(last: number): number[] {
  return Array.from({ length: last + 1 }, (_, age) => age);
}
