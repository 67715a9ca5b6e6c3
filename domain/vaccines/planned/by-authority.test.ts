import { describe, expect, test } from 'vitest';
import { addDays, addMonths, day, type Day } from '#domain/time/day.ts';
import { ofProduct, planInput, rowTexts } from '#testing/vaccines/planned-vaccines.ts';
import { atAge } from '#testing/vaccines/vaccine-plans.ts';
import { dayAtAge } from '../duration.ts';
import { authorities, routineSchedule } from '../editions/editions-data.ts';
import { planOn } from './plan-on.ts';
import { plannedGroups } from './planned-group.ts';

const bornOn = day('2017-11-20');
const ninth = addMonths(bornOn, 108);

const hpv = (authority: string, today = ninth) => rowTexts(planOn(planInput(bornOn, [], { authority }), today), 'hpv');

describe('[decision 61] HPV vaccine', () => {
  test('is in the plan of a 9-year-old by the AAP, due at 9 years', () => {
    expect(hpv('aap-2026')[0]).toBe(`1 due ${ninth}`);
    expect(hpv('aap-2026', addDays(ninth, 100))[0]).toBe(`1 due ${ninth}`);
    expect(hpv('aap-2026', addMonths(bornOn, 98))[0]).toBe(`1 due ${ninth}`);
  });

  test.each(['cdc', 'cdc-2026-01'])('is not yet in it by %s', (authority) => {
    expect(hpv(authority)).toEqual([]);
  });

  test.each(['cdc', 'aap-2026', 'cdc-2026-01'])('is in the plan of an 11-year-old by %s', (authority) => {
    expect(hpv(authority, addMonths(bornOn, 132))).not.toEqual([]);
  });

  test('is one dose by the list of January, and more are no fault', () => {
    const eleventh = addMonths(bornOn, 132);
    const after = (on: Day, ...days: readonly Day[]) =>
      rowTexts(planOn(planInput(bornOn, ofProduct('165', ...days), { authority: 'cdc-2026-01' }), on), 'hpv');

    expect(hpv('cdc-2026-01', eleventh)).toEqual([`1 due ${eleventh}`]);
    expect(hpv('cdc', eleventh)).toHaveLength(2);
    expect(after(addMonths(eleventh, 12), eleventh)).toEqual(['1 given']);
    expect(after(addMonths(eleventh, 12), eleventh, addMonths(eleventh, 6))).toEqual(['1 given', '2 given']);
  });
});

const IN_WORDS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3 };

describe('[decision 61] what a list says of a vaccine agrees with its rows', () => {
  const groups = plannedGroups(routineSchedule());
  const lines = authorities().flatMap(({ id, groups: of }) =>
    groups.flatMap((group) => (of[group.group] ?? []).map((line) => ({ authority: id, group, line }))),
  );
  const named = lines.map((one) => ({ ...one, vaccine: one.group.id, age: one.line.from ?? firstAge(one) }));

  test.each(named)('$authority, $vaccine from $age', ({ authority, group, line, age }) => {
    const { mother: motherHepatitisB = 'unknown', rows: told = [], begins, doses, note = '' } = line;
    const child = day('2017-11-20');
    const on = dayAtAge(child, age);
    const rows = planOn(planInput(child, [], { authority, motherHepatitisB }), on).filter(
      (row) => row.vaccine === group.id && row.due !== null,
    );
    const words = [...note.matchAll(/\b(one|two|three) doses?\b/g)].map(([, word = '']) => IN_WORDS[word]);

    const firstDue = begins && !group.isSeasonal ? [[rows[0]?.due?.dueOn, dayAtAge(child, begins.at)] as const] : [];

    expect(words.map(() => rows.length)).toEqual(words);
    expect(doses === undefined ? words : [doses]).toEqual(words);
    const ofFirst = told.filter(({ number }) => number === 1);
    expect(begins ? ofFirst.map((row) => row.from) : []).toEqual(begins ? [begins.at] : []);
    for (const [is, listed] of firstDue) expect(is).toBe(listed);
    expect(told.every(({ number }) => group.vaccines.some((of) => of.rows.some((row) => row.number === number)))).toBe(
      true,
    );
  });

  function firstAge({ group, line }: (typeof lines)[number]) {
    return line.begins?.at ?? group.vaccines[0].rows[0]?.from ?? '0d';
  }
});

describe('[decision 63] COVID-19 vaccine', () => {
  const covid = (born: string, today: string, authority: string, isWanted = false) => {
    const decided = isWanted ? { covid: { decision: 'wanted', until: null } as const } : {};
    const rows = planOn(planInput(day(born), [], { authority, decided }), day(today));
    return rows.find(({ vaccine }) => vaccine === 'covid')?.due;
  };

  test.each([
    { born: '2026-04-10', dueOn: '2026-10-10', until: '2027-06-30' },
    { born: '2025-09-20', dueOn: '2026-03-20', until: '2027-06-30' },
    { born: '2025-03-20', dueOn: '2025-09-20', until: '2027-03-19' },
    { born: '2025-01-20', dueOn: '2026-07-01', until: '2027-01-19' },
  ])(
    'by the AAP is for 6 to 23 months, and for this season: born $born, due $dueOn until $until',
    ({ born, dueOn, until }) => {
      expect(covid(born, '2026-11-21', 'aap-2026')).toEqual({ dueOn, windowEndsOn: until });
    },
  );

  test.each(['cdc', 'aap-2026', 'cdc-2026-01'])('of an older child who asks is for this season, by %s', (authority) => {
    expect(covid('2021-09-20', '2026-11-21', authority, true)?.dueOn).toBe('2026-07-01');
    expect(covid('2021-09-20', '2027-02-01', authority, true)?.dueOn).toBe('2026-07-01');
    expect(covid('2021-09-20', '2027-07-02', authority, true)?.dueOn).toBe('2027-07-01');
  });
});

test('[decision 61] hepatitis B vaccine of a negative mother begins at 2 months by the list of January', () => {
  const born = day('2026-11-20');
  const first = (authority: string, motherHepatitisB: 'negative' | 'positive') =>
    rowTexts(planOn(planInput(born, [], { authority, motherHepatitisB }), born), 'hepb')[0];

  expect(first('cdc-2026-01', 'negative')).toBe(`1 due ${atAge('2m', born)}`);
  expect(first('cdc-2026-01', 'positive')).toBe(`1 due ${born}`);
  expect(first('cdc', 'negative')).toBe(`1 due ${born}`);
});
