import { describe, expect, test } from 'vitest';
import type { MilestoneAnswer } from '#contract/milestones.ts';
import { upcomingGroup } from '#domain/milestones/age-groups.ts';
import { milestoneList } from '#domain/milestones/milestone-data.ts';
import { day } from '#domain/time/day.ts';
import { answered } from '#testing/milestones/milestone-replies.ts';
import { agesNear, ageStatus } from '../ages/age-status.ts';
import { chosenIn, milestonesHref, milestonesTabs } from '../milestones-search.ts';
import { foundMilestones, foundWindows } from './found-milestones.ts';
import { isOfTab, rowOf, rowsOf } from './rows.ts';

const rows = rowsOf(milestoneList, [], new Set());
const found = (search: string) => foundMilestones(rows, search).map(({ milestone }) => milestone.description);

describe('[MIL-01] the search', () => {
  test('finds a word in any order and of all ages', () => {
    expect(found('mirror')).toEqual(['Enjoys looking in a mirror']);
    expect(found('MIRROR looking')).toEqual(['Enjoys looking in a mirror']);
    expect(new Set(foundMilestones(rows, 'walk').map(({ milestone }) => milestone.ageId)).size).toBeGreaterThan(1);
  });

  test('forgives a slip', () => {
    expect(found('miror')).toEqual(['Enjoys looking in a mirror']);
  });

  test.each(['wlks', 'wals', 'wakls', 'walkss'])('forgives a slip in a short word, too: %s', (typed) => {
    expect(found(typed)).toEqual(expect.arrayContaining(found('walks')));
    expect(found('walks').length).toBeGreaterThan(0);
  });

  test('finds what is typed as something that goes on', () => {
    expect(found('walking')).toEqual(found('walk'));
    expect(found('hopping')).toEqual(found('hop'));
    expect(found('thing').every((text) => text.includes('thing'))).toBe(true);
  });

  test.each(['crawl', 'crawling', 'crwal'])('finds what stands among the motor milestones alone: %s', (typed) => {
    expect(found(typed)).toEqual([]);
    expect(foundWindows(milestoneList, typed).map(({ name }) => name)).toEqual(['Crawls on hands and knees']);
  });

  test('finds no motor milestone without a word', () => {
    expect(foundWindows(milestoneList, ' (')).toEqual([]);
  });

  test('finds nothing for what is not there, and all without a word', () => {
    expect(found('xylophone')).toEqual([]);
    expect(found(' (')).toHaveLength(167);
  });
});

test('[MIL-02] what is achieved, or is a lost skill, is not skipped, even if it once was', () => {
  const [milestone] = rows.map((row) => row.milestone);
  const isSkipped = (answer: MilestoneAnswer | null) =>
    milestone && rowOf(milestone, answer, new Set([milestone.id])).isSkipped;
  const achieved = answered('ms-01-soc-1');

  expect(isSkipped(null)).toBe(true);
  expect(isSkipped({ ...achieved, answer: 'not-sure' })).toBe(true);
  expect(isSkipped(achieved)).toBe(false);
  expect(isSkipped({ ...achieved, lostOn: day('2026-11-15') })).toBe(false);
});

test.each([
  { given: {}, isSkipped: false, tabs: ['all', 'achieved'] },
  { given: { lostOn: day('2026-11-15') }, isSkipped: false, tabs: ['all', 'upcoming'] },
  { given: { lostOn: day('2026-11-15') }, isSkipped: true, tabs: ['all', 'upcoming'] },
  { given: { answer: 'not-yet' }, isSkipped: false, tabs: ['all', 'upcoming'] },
  { given: { answer: 'not-sure' }, isSkipped: true, tabs: ['all', 'skipped'] },
] as const)('[MIL-01] a milestone with $given, skipped $isSkipped, is among $tabs', ({ given, isSkipped, tabs }) => {
  const [milestone] = rows.map((row) => row.milestone);
  const answer = { ...answered('ms-01-soc-1'), ...given };
  const row = milestone && rowOf(milestone, answer, new Set(isSkipped ? [milestone.id] : []));

  expect(milestonesTabs.filter((tab) => row && isOfTab(row, tab))).toEqual(tabs);
});

test.each([0, 4, 20, 59, 70])('[MIL-01] at %d months four ages stand in the first sight', (months) => {
  expect(agesNear(milestoneList.ages, months, upcomingGroup(milestoneList.ages, months).id).size).toBe(4);
});

describe('[MIL-01] an age', () => {
  const { ages } = milestoneList;
  const statusAt = (months: number, isComplete = false) => {
    const last = ages.at(-1);
    return (
      last &&
      ageStatus(ages, { group: last, isComplete, isChosen: false }, { firstName: 'Teo', months, isCorrected: false })
    );
  };

  test('of five years is that of a child of five years, and of none after that', () => {
    expect(statusAt(59)).toBe('Coming up');
    expect(statusAt(60)).toBe("Teo's age now");
    expect(statusAt(71, true)).toBe("Complete, Teo's age now");
    expect(statusAt(72)).toBe('Earlier');
    expect(statusAt(14 * 12, true)).toBe('Complete');
  });
});

describe('[MIL-01] the address', () => {
  test.each([
    { tab: 'all', age: null, address: '/milestones' },
    { tab: 'skipped', age: null, address: '/milestones?tab=skipped' },
    { tab: 'all', age: 9, address: '/milestones?age=9' },
    { tab: 'upcoming', age: 24, address: '/milestones?age=24&tab=upcoming' },
  ] as const)('$address says what is chosen, and is read back', ({ address, ...chosen }) => {
    expect(milestonesHref(chosen)).toBe(address);
    expect(chosenIn(Object.fromEntries(new URLSearchParams(address.split('?')[1])))).toEqual(chosen);
  });

  test.each([{ tab: 'constructor' }, { age: '-1' }, { age: '1e9' }, { age: '<b>' }])(
    'takes no notice of %j',
    (named) => {
      expect(chosenIn(named)).toEqual({ tab: 'all', age: null });
    },
  );
});
