import { describe, expect, test } from 'vitest';
import { addDays, addMonths, day } from '#domain/time/day.ts';
import { currentEditionOn, ofProduct, planInput } from '#testing/vaccines/planned-vaccines.ts';
import { evaluateAndForecast } from '../engine.ts';
import { judgedDoses, type KnownDose } from '../given/known-dose.ts';
import { mainForecast } from './main-forecast.ts';
import { planOn } from '../planned/plan-on.ts';
import { waitingOf } from './prompt.ts';

type Asked = {
  readonly vaccine: string;
  readonly group: string;
  readonly born: string;
  readonly on: string;
  readonly mother?: 'positive' | 'negative' | 'unknown' | null;
  readonly given?: readonly KnownDose[];
  readonly noted?: readonly string[];
};

/** Whether the next row of a vaccine waits for nothing. */
function isPromptOn({ vaccine, group, born, on, mother = 'negative', given = [], noted = [] }: Asked): boolean {
  const today = day(on);
  const bornOn = day(born);
  const input = planInput(bornOn, given);
  const edition = currentEditionOn(today);
  const doses = judgedDoses(input.schedule, given).map((dose) => dose.given);
  const { evaluations, forecasts } = evaluateAndForecast(edition, input.patient, doses, today);
  const due = planOn(input, today).find((row) => row.vaccine === vaccine && row.due !== null)?.due;
  if (!due) throw new Error(`no ${vaccine} in the plan`);
  const dose = { ...due, vaccineGroup: group, dose: mainForecast(forecasts, group)?.dose ?? 1 };
  const child = { bornOn, motherHepatitisB: mother, birthWeightKg: null };
  return waitingOf(dose, { child, noted, evaluations, edition, today }).isPrompt;
}

describe('[decision 73] a dose without a recommended window is due as soon as possible', () => {
  test.each([
    { what: 'RSV antibody in the first week', vaccine: 'rsv-ab', group: 'RSV', born: '2026-11-18', on: '2026-11-23' },
    { what: 'RSV antibody at 11 weeks', vaccine: 'rsv-ab', group: 'RSV', born: '2026-07-20', on: '2026-10-05' },
    {
      what: 'the first rotavirus dose after four weeks',
      vaccine: 'rv',
      group: 'Rotavirus',
      born: '2026-07-26',
      on: '2026-10-25',
    },
    {
      what: 'influenza once the fall is over',
      vaccine: 'flu',
      group: 'Influenza',
      born: '2026-06-10',
      on: '2026-12-10',
    },
  ])('$what', (asked) => {
    expect(isPromptOn(asked)).toBe(true);
  });

  test('rotavirus vaccine first waits four weeks for the other shots of its age, not into its last two weeks', () => {
    const first = (on: string) => isPromptOn({ vaccine: 'rv', group: 'Rotavirus', born: '2026-07-26', on });
    const bornOn = day('2026-07-26');
    const [lastDay, today] = [addDays(bornOn, 104), addDays(bornOn, 65)];
    const child = { bornOn, motherHepatitisB: 'negative' as const, birthWeightKg: null };
    const of = { child, noted: [], evaluations: [], edition: currentEditionOn(today), today };
    const dueAt = (days: number) => ({ dueOn: addDays(bornOn, days), windowEndsOn: lastDay });
    const waitingAt = (days: number) => waitingOf({ vaccineGroup: 'Rotavirus', dose: 1, ...dueAt(days) }, of);

    expect([first('2026-09-26'), first('2026-10-24')]).toEqual([false, false]);
    expect(waitingAt(62)).toEqual({ isPrompt: false, nearbyUntil: addDays(bornOn, 90) });
    expect(waitingAt(63)).toEqual({ isPrompt: true, nearbyUntil: null });
  });

  test('the vaccines that CDC gives a recommended window wait in it, on every day of their first years', () => {
    const windows = { dtap: 'DTaP/Tdap/Td', ipv: 'Polio', mmr: 'MMR', var: 'Varicella', hepa: 'HepA' };
    for (let age = 0; age < 500; age += 50) {
      for (const [vaccine, group] of Object.entries(windows)) {
        const on = addDays(day('2025-03-01'), age);
        expect(isPromptOn({ vaccine, group, born: '2025-03-01', on, mother: 'positive' }), `${vaccine} on ${on}`).toBe(
          false,
        );
      }
    }
  });
});

describe('hepatitis B', () => {
  const hepB = { vaccine: 'hepb', group: 'HepB', born: '2026-09-01', on: '2026-10-15' };

  test.each([
    { mother: 'positive', is: true },
    { mother: 'unknown', is: true },
    { mother: null, is: true },
    { mother: 'negative', is: false },
  ] as const)('of a baby whose mother’s result is $mother waits for nothing: $is', ({ mother, is }) => {
    expect(isPromptOn({ ...hepB, mother })).toBe(is);
  });

  test.each([
    { mother: null, months: 23, is: true },
    { mother: null, months: 24, is: false },
    { mother: null, months: 96, is: false },
    { mother: 'unknown', months: 96, is: true },
    { mother: 'positive', months: 96, is: true },
  ] as const)('at $months months, where the result is $mother, waits for nothing: $is', ({ mother, months, is }) => {
    const on = addMonths(day(hepB.born), months);
    expect(isPromptOn({ ...hepB, on, mother })).toBe(is);
  });
});

describe('influenza in the fall', () => {
  const flu = { vaccine: 'flu', group: 'Influenza', on: '2026-09-20' };

  test.each([
    { what: 'the first of two doses waits for nothing', born: '2026-01-15', days: [], is: true },
    { what: 'after one dose of an earlier season too', born: '2024-01-15', days: ['2025-10-01'], is: true },
    { what: 'after two it can wait for October', born: '2024-01-15', days: ['2024-10-01', '2025-10-01'], is: false },
    { what: 'from nine years it can wait for October', born: '2017-09-20', days: [], is: false },
  ])('$what', ({ born, days, is }) => {
    expect(isPromptOn({ ...flu, born, given: ofProduct('140', ...days) })).toBe(is);
  });
});

describe('[VAX-01] the first MMR before travel or near measles waits for nothing', () => {
  const first = { vaccine: 'mmr', group: 'MMR', born: '2025-09-21', on: '2026-11-21' };

  test.each([
    { what: 'travel', noted: ['048'], given: [], is: true },
    { what: 'measles', noted: ['275'], given: [], is: true },
    { what: 'neither', noted: ['017'], given: [], is: false },
    { what: 'travel, after a first one', noted: ['048'], given: ofProduct('03', '2026-10-01'), is: false },
  ])('$what: $is', ({ noted, given, is }) => {
    expect(isPromptOn({ ...first, noted, given })).toBe(is);
    expect(isPromptOn({ ...first, vaccine: 'var', group: 'Varicella', noted, given })).toBe(false);
  });
});

test.each([
  { what: 'travel', noted: ['048'], given: [], is: true },
  { what: 'measles', noted: ['275'], given: [], is: false },
  { what: 'travel, after a first one', noted: ['048'], given: ofProduct('83', '2026-10-01'), is: false },
])('[VAX-01] a first hepatitis A dose from 12 months, $what: waits for nothing $is', ({ noted, given, is }) => {
  const first = { vaccine: 'hepa', group: 'HepA', born: '2025-09-21', on: '2026-11-21' };
  expect(isPromptOn({ ...first, noted, given })).toBe(is);
});
