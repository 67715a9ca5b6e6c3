import { describe, expect, test } from 'vitest';
import { addMonths, day, type Day } from '#domain/time/day.ts';
import { ofProduct, plannedGroup } from '#testing/vaccines/planned-vaccines.ts';
import { plannedChildOn } from '#testing/vaccines/vaccine-record.ts';
import { childInWords } from '../words/plan/child-in-words.ts';
import { rowReason } from '../words/plan/row-reason.ts';
import { vaccineNames } from '../words/names-data.ts';
import type { KnownDose } from '../given/known-dose.ts';
import { groupsOnDay } from './rows-on-day.ts';
import { visitsOnDay } from './visits-on-day.ts';

const TODAY = day('2026-11-23');
const HISTORIES: Readonly<Record<string, (bornOn: Day) => readonly KnownDose[]>> = {
  'no dose': () => [],
  'one PCV13, Hib and DTaP': (bornOn) => ['133', '49', '20'].flatMap((cvx) => ofProduct(cvx, addMonths(bornOn, 2))),
};

const childOf = (condition: string, bornOn: Day, doses: readonly KnownDose[]) =>
  plannedChildOn({ bornOn, doses, conditions: [condition], motherHepatitisB: 'negative' }, TODAY);

describe.each(['sickle-cell', 'heart-disease', 'hiv'])('[VAX-01] with %s noted', (condition) => {
  test.each([5, 22, 23, 58])('at %i months each dose of the visit plan has its open row', (months) => {
    const bornOn = addMonths(TODAY, -months);
    const left = Object.entries(HISTORIES).flatMap(([history, given]) =>
      visitsOnDay(childOf(condition, bornOn, given(bornOn)))
        .visits.flatMap(({ products }) => products.flatMap(({ rows }) => rows))
        // Of influenza the plan has the next dose alone.
        .filter(({ vaccineGroup, row }) => vaccineGroup !== 'Influenza' && !row?.dueOn)
        .map(({ vaccineGroup, number }) => `${history}: ${vaccineGroup} ${number}`),
    );

    expect(left).toEqual([]);
  });
});

describe('[VAX-01] at 22 months with sickle cell disease and one PCV', () => {
  const bornOn = addMonths(TODAY, -22);
  const of = childOf('sickle-cell', bornOn, ofProduct('133', addMonths(bornOn, 2)));
  const group = plannedGroup('pcv');
  const pcv = groupsOnDay(of)(group);
  const read = pcv.rows.map(pcv.onDay);

  test('two doses are those of every child, and one from 2 years is for what is noted', () => {
    expect(read.map(({ status, category }) => `${status} ${category}`)).toEqual([
      'completed routine',
      'overdue routine',
      'upcoming routine',
      'upcoming risk',
    ]);
    expect(read[3]?.dueOn).toBe('2027-03-20');
  });

  test('its age of the schedule is not said, but it may have been given at it', () => {
    expect([pcv.recommended.has(3), pcv.recommended.has(4), pcv.past.get(4)?.age]).toEqual([
      true,
      false,
      '12 to 15 months',
    ]);
  });

  test('it says what it is for', () => {
    const words = childInWords(of.record, of.published, vaccineNames, TODAY);
    const [row, onDay] = [pcv.rows[3], read[3]];
    expect(row && onDay && rowReason(words, { group, ...pcv }, row, onDay).why).toBe(
      'It begins at 2 years, because of what is noted about the child.',
    );
  });
});

describe("[VAX-01] RSV antibody for what is noted, after the mother's vaccine", () => {
  const rsvOn = (bornOn: Day, condition: string, today: Day) => {
    const of = plannedChildOn({ bornOn, conditions: [condition], motherRsvVaccine: true }, today);
    const rows = of.record.rows.flatMap(({ vaccine, dueOn }) => (vaccine === 'rsv-ab' ? (dueOn ?? []) : []));
    const visits = visitsOnDay(of).visits.filter(({ products }) =>
      products.some((product) => product.rows.some(({ vaccineGroup }) => vaccineGroup === 'RSV')),
    );
    return { rows, visits: visits.map(({ on }) => on) };
  };

  test.each([
    { bornOn: '2026-05-22', condition: 'native', at8Months: '2027-01-22', dueOn: '2027-01-22' },
    { bornOn: '2026-07-01', condition: 'scid', at8Months: '2027-03-01', dueOn: '2027-03-01' },
    { bornOn: '2026-10-30', condition: 'native', at8Months: '2027-06-30', dueOn: '2027-10-01' },
    { bornOn: '2026-11-22', condition: 'scid', at8Months: '2027-07-22', dueOn: '2027-10-01' },
  ])(
    'born $bornOn: row and visit are of $dueOn, before 8 months and after',
    ({ bornOn, condition, at8Months, dueOn }) => {
      const before = rsvOn(day(bornOn), condition, TODAY);
      const after = rsvOn(day(bornOn), condition, day(at8Months));

      expect(before).toEqual({ rows: [dueOn], visits: [dueOn] });
      expect(after).toEqual(before);
    },
  );
});

test('[VAX-01] before travel only the first MMR is for as soon as possible', () => {
  const of = childOf('travel', addMonths(TODAY, -7), []);
  const mmr = groupsOnDay(of)(plannedGroup('mmr'));

  expect(mmr.rows.map(mmr.onDay).map(({ isPrompt }) => isPrompt)).toEqual([true, false, false]);
});

describe('[VAX-01] rows and visits call for the same doses', () => {
  type Given = { bornOn: string; condition?: string; doses?: readonly (readonly [cvx: string, ...on: string[]])[] };
  /** Within the year that visits are planned for; dose 1 of influenza alone has a row of this season. */
  const openOf = (vaccineGroup: string, { bornOn, condition, doses = [] }: Given) => {
    const of = plannedChildOn(
      {
        bornOn: day(bornOn),
        doses: doses.flatMap(([cvx, ...on]) => ofProduct(cvx, ...on)),
        conditions: condition === undefined ? [] : [condition],
        motherHepatitisB: 'negative',
      },
      TODAY,
    );
    const { id } = plannedGroup(vaccineGroup);
    const rows = of.record.rows.filter(({ vaccine, doseId, dueOn }) => {
      return vaccine === id && doseId === null && dueOn !== null && dueOn <= addMonths(TODAY, 11);
    });
    const products = visitsOnDay(of).visits.flatMap((visit) => visit.products);
    const visits = products.filter(({ rows: filled }) => filled.some(({ row }) => row?.vaccine === id));
    return {
      rows: rows.map(({ number }) => number),
      visits: visits.flatMap((product) =>
        product.rows.filter(({ row }) => row?.vaccine === id).map(({ number }) => number),
      ),
      products: [...new Set(visits.flatMap((one) => ('product' in one ? one.product.cvx : [])))],
    };
  };

  test.each<Given & { of: string; numbers: readonly number[] }>([
    { of: 'Synflorix twice', bornOn: '2025-11-01', doses: [['177', '2026-01-01', '2026-03-01']], numbers: [3] },
    {
      of: 'Synflorix three times',
      bornOn: '2022-03-01',
      doses: [['177', '2022-05-01', '2022-07-01', '2023-03-01']],
      numbers: [4],
    },
    {
      of: 'Synflorix twice, nephrotic syndrome',
      bornOn: '2025-03-05',
      condition: 'nephrotic-syndrome',
      doses: [['177', '2025-05-11', '2025-09-23']],
      numbers: [3],
    },
    {
      of: 'Prevnar 13 twice, cochlear implant',
      bornOn: '2024-02-25',
      condition: 'cochlear-implant',
      doses: [['133', '2024-04-25', '2024-06-25']],
      numbers: [3, 4],
    },
    ...['215', '216', '133'].map((cvx) => ({
      of: `${cvx} once, sickle cell disease`,
      bornOn: '2024-12-02',
      condition: 'sickle-cell',
      doses: [[cvx, '2025-04-17']] as const,
      numbers: [2, 3, 4],
    })),
    {
      of: 'PCV15 twice, no spleen',
      bornOn: '2023-06-02',
      condition: 'no-spleen',
      doses: [['215', '2023-08-17', '2023-10-17']],
      numbers: [3, 4],
    },
    {
      of: 'PCV15 four times, no spleen',
      bornOn: '2023-06-02',
      condition: 'no-spleen',
      doses: [['215', '2023-08-17', '2023-10-17', '2023-12-17', '2024-06-17']],
      numbers: [5],
    },
  ])('pneumococcal, $of: $numbers', ({ numbers, ...given }) => {
    expect(openOf('pcv', given)).toEqual({ rows: numbers, visits: numbers, products: ['216'] });
  });

  test('healthy, PCV15 is followed by PCV15', () => {
    const given = { bornOn: '2026-07-20', doses: [['215', '2026-09-21']] as const };

    expect(openOf('pcv', given)).toEqual({ rows: [2, 3, 4], visits: [2, 3, 4], products: ['215'] });
  });

  test('Hib without a spleen: none for after the fifth birthday', () => {
    expect(openOf('hib', { bornOn: '2022-01-02', condition: 'no-spleen' })).toMatchObject({ rows: [1], visits: [1] });
    expect(openOf('hib', { bornOn: '2022-03-02', condition: 'no-spleen' })).toMatchObject({
      rows: [1, 2],
      visits: [1, 2],
    });
  });
});
