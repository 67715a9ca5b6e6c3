import { describe, expect, test } from 'vitest';
import { plannedChildOn } from '#testing/vaccines/vaccine-record.ts';
import { ofProduct, plannedGroup } from '#testing/vaccines/planned-vaccines.ts';
import { day } from '#domain/time/day.ts';
import { agesOfPastRows } from './recommended-rows.ts';
import { groupsOnDay, rowsOnDay } from './rows-on-day.ts';

const TODAY = day('2026-11-23');

function agesOf(vaccine: string, child: Parameters<typeof plannedChildOn>[0]): readonly string[] {
  const { recommended } = groupsOnDay(plannedChildOn(child, TODAY))(plannedGroup(vaccine));
  return [...recommended.values()].map(({ age }) => age);
}

describe('a first MenACWY dose', () => {
  const of = (bornOn: string, ...given: string[]) =>
    agesOf('menacwy', { bornOn: day(bornOn), doses: ofProduct('136', ...given) });

  test('that is due or given at 16 years or later stands for that of 16 years', () => {
    expect(of('2009-10-10')).toEqual(['16 years']);
    expect(of('2009-10-10', '2026-11-01')).toEqual(['16 years']);
  });

  test('before stands for that of 11 to 12 years', () => {
    expect(of('2011-10-10')[0]).toBe('11 to 12 years');
    expect(of('2009-10-10', '2022-11-01')).toEqual(['11 to 12 years', '16 years']);
  });
});

describe('[decision 61] hepatitis B by the list of January, mother negative', () => {
  const of = (bornOn: string, ...given: string[]) =>
    agesOf('hepb', {
      bornOn: day(bornOn),
      motherHepatitisB: 'negative',
      authority: 'cdc-2026-01',
      doses: ofProduct('08', ...given),
    })[0];

  test('a dose given at birth is for birth, and one to come for 2 months', () => {
    expect(of('2026-11-20', '2026-11-20')).toBe('At birth, by shared decision');
    expect(of('2026-11-20')).toBe('From 2 months, by shared decision');
    expect(of('2026-08-20', '2026-10-20')).toBe('From 2 months, by shared decision');
  });

  test('a dose that may be given from 2 months on without an end has none in its row', () => {
    const child = { bornOn: day('2026-09-15'), motherHepatitisB: 'negative', authority: 'cdc-2026-01' } as const;
    const first = rowsOnDay(plannedChildOn(child, TODAY)).find(({ vaccine }) => vaccine === 'hepb');

    expect(first).toMatchObject({ dueOn: '2026-11-15', windowEndsOn: null });
  });
});

test.each([
  { authority: 'aap-2026', bornOn: '2015-10-10', given: '2025-12-01', until: '2027-01-28' },
  { authority: 'cdc', bornOn: '2013-10-10', given: '2026-04-01', until: '2027-05-28' },
])('a second HPV dose by $authority is of no earlier age: it is for months after the first', (one) => {
  const { authority, given, until } = one;
  const child = plannedChildOn({ bornOn: day(one.bornOn), authority, doses: ofProduct('165', given) }, TODAY);
  const second = rowsOnDay(child).find(({ vaccine, number }) => vaccine === 'hpv' && number === 2);

  expect(second).toMatchObject({ isOfEarlierAge: false, windowEndsOn: until });
});

test('what may have been given before a condition was noted has the age of the schedule, but for vaccines of a season', () => {
  const bornOn = day('2026-01-15');
  const first = { id: '1', vaccine: '', number: 1, doseId: null, dueOn: null, windowEndsOn: null, isNeeded: false };
  const ofEvery = { numbers: [], dose: 1 };
  const past = (vaccine: string) => [
    ...agesOfPastRows(plannedGroup(vaccine), [first], { recommended: new Map(), ofEvery }, bornOn).values(),
  ];

  expect(past('pcv')).toEqual([{ age: '2 months', name: 'PCV', on: '2026-03-15' }]);
  expect(past('flu')).toEqual([]);
  expect(past('rsv-ab')).toEqual([]);
});
