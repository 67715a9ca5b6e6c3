import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { month } from '#domain/time/month.ts';
import { milestoneList } from './milestone-data.ts';
import type { MilestoneList, MilestoneAnswer } from './milestone-list.ts';
import { answersByMilestone, progressOf } from './progress.ts';
import { answersOfEarlierLists, byLatestAchieved, milestoneSummary } from './summary.ts';

const maya = { bornOn: day('2026-07-19'), gestationDays: null };
const TODAY = day('2026-11-20');

function achieved(milestoneId: string, more: Partial<MilestoneAnswer & { madeAt: string }> = {}) {
  const said = {
    milestoneId,
    answer: 'achieved',
    achievedOn: day('2026-11-12'),
    achievedIn: null,
    lostOn: null,
  } as const;
  return { ...said, madeAt: '2026-11-12T08:00:00.000Z', ...more };
}

describe('[DASH-02] what the dashboard tells of milestones', () => {
  test('at 4 months the group of 6 months comes next, each milestone with what was said', () => {
    const laughed = achieved('ms-06-soc-3');
    const { edition, categories, upcoming } = milestoneSummary(milestoneList, maya, [laughed], TODAY);

    expect({ edition, ...upcoming, milestones: upcoming.milestones.length }).toEqual({
      edition: '2026-11',
      id: 'age-06',
      label: '6 Months',
      months: 6,
      isCdcChecklist: true,
      milestones: 12,
    });
    expect(categories).toBe(milestoneList.categories);
    expect(upcoming.milestones.slice(2, 4)).toEqual([
      { id: 'ms-06-soc-3', categoryId: 'social', description: 'Laughs out loud', answer: laughed },
      {
        id: 'ms-06-lan-1',
        categoryId: 'language',
        description: 'Trades sounds back and forth with you',
        answer: null,
      },
    ]);
  });

  test('a child born early gets the group after its corrected age', () => {
    const early = { ...maya, gestationDays: 224 };

    expect(milestoneSummary(milestoneList, early, [], TODAY).upcoming.label).toBe('4 Months');
    expect(milestoneSummary(milestoneList, maya, [], TODAY).latest).toBeNull();
  });

  test('the latest achievement is of any age, and still there', () => {
    const coos = achieved('ms-04-lan-1', { achievedOn: day('2026-11-14') });
    const lost = achieved('ms-04-lan-3', { achievedOn: day('2026-11-16'), lostOn: day('2026-11-18') });
    const notYet = achieved('ms-06-phy-1', { answer: 'not-yet', achievedOn: null });
    const summary = milestoneSummary(milestoneList, maya, [achieved('ms-02-soc-1'), notYet, lost, coos], TODAY);

    expect(summary.latest).toEqual({ answer: coos, categoryId: 'language' });
  });

  test('a motor milestone of WHO alone is physical, and one that the list no longer has is of no category', () => {
    const stands = achieved('mw-standing-alone');
    const dropped = achieved('ms-06-old-1');

    expect(milestoneSummary(milestoneList, maya, [stands], TODAY).latest?.categoryId).toBe('physical');
    expect(milestoneSummary(milestoneList, maya, [dropped], TODAY).latest).toEqual({
      answer: dropped,
      categoryId: null,
    });
  });

  test('the latest first; a month of which no day is known after its days; of one day the one marked last', () => {
    const answers = [
      achieved('in-october', { achievedOn: null, achievedIn: month('2026-10') }),
      achieved('marked-first', { madeAt: '2026-11-12T07:00:00.000Z' }),
      achieved('on-october-1', { achievedOn: day('2026-10-01') }),
      achieved('never', { achievedOn: null }),
      achieved('marked-last', { madeAt: '2026-11-12T09:00:00.000Z' }),
      achieved('in-november', { achievedOn: null, achievedIn: month('2026-11') }),
    ];
    const order = ['marked-last', 'marked-first', 'in-november', 'on-october-1', 'in-october', 'never'];

    expect(answers.toSorted(byLatestAchieved).map(({ milestoneId }) => milestoneId)).toEqual(order);
    expect(
      answers
        .toReversed()
        .toSorted(byLatestAchieved)
        .map(({ milestoneId }) => milestoneId),
    ).toEqual(order);
    expect(byLatestAchieved(achieved('one'), achieved('other'))).toBe(0);
  });
});

/** 'Squeals' is dropped, 'Laughs out loud' is moved to 9 months, and both keep their ids. */
const later: MilestoneList = {
  ...milestoneList,
  edition: '2031-01',
  milestones: milestoneList.milestones
    .filter(({ id }) => id !== 'ms-06-lan-3')
    .map((milestone) => (milestone.id === 'ms-06-soc-3' ? { ...milestone, ageId: 'age-09' } : milestone)),
};

describe('an edition to come that drops one milestone and moves another', () => {
  const squeals = { ...achieved('ms-06-lan-3'), edition: '2026-11', description: 'Squeals' };
  const laughs = { ...achieved('ms-06-soc-3'), edition: '2026-11', description: 'Laughs out loud' };
  const stands = { ...achieved('mw-standing-alone'), edition: '2026-11', description: 'Stands alone' };
  const answers = [squeals, laughs, stands];

  test('keeps the mark of the dropped one, in the words that were answered', () => {
    expect(answersOfEarlierLists(later, answers)).toEqual([squeals]);
    expect(answersOfEarlierLists(milestoneList, answers)).toEqual([]);
  });

  test.each([
    { age: 'age-06', before: 2, after: 0 },
    { age: 'age-09', before: 0, after: 1 },
  ])('counts the moved one in its new group: $age $before, then $after', ({ age, before, after }) => {
    const counted = (list: MilestoneList) => {
      const milestones = list.milestones.filter(({ ageId }) => ageId === age);
      return progressOf(milestones, answersByMilestone(answers)).achieved;
    };

    expect([counted(milestoneList), counted(later)]).toEqual([before, after]);
  });

  test('shows the moved one achieved where it is now, and the dropped one as the latest if it is', () => {
    const on = day('2027-01-20');
    const { upcoming, latest, edition } = milestoneSummary(
      later,
      maya,
      [squeals, { ...laughs, achievedOn: day('2026-11-01') }],
      on,
    );

    expect(edition).toBe('2031-01');
    expect(upcoming.milestones.filter(({ answer }) => answer !== null).map(({ id }) => id)).toEqual(['ms-06-soc-3']);
    expect(latest).toEqual({ answer: squeals, categoryId: null });
  });
});
