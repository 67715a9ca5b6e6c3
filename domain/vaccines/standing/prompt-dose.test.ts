import { describe, expect, test } from 'vitest';
import { addDays, day } from '#domain/time/day.ts';
import { planInput } from '#testing/vaccines/planned-vaccines.ts';
import { CURRENT_EDITION, editionOn } from '../editions/editions-data.ts';
import { planOn } from '../planned/plan-on.ts';
import { isPromptDose } from './prompt-dose.ts';

type Mother = 'positive' | 'negative' | 'unknown' | null;

/** Whether a vaccine's first row waits for nothing, for a child who was given nothing. */
function isPromptOn(vaccine: string, vaccineGroup: string, born: string, on: string, motherHepatitisB: Mother) {
  const bornOn = day(born);
  const today = day(on);
  const row = planOn(planInput(bornOn), today).find((one) => one.vaccine === vaccine);
  const windowEndsOn = row?.due?.windowEndsOn ?? null;
  return isPromptDose({ vaccineGroup, windowEndsOn }, { bornOn, motherHepatitisB }, editionOn(CURRENT_EDITION, today));
}

describe('[decision 73] a dose without a recommended window is due as soon as possible', () => {
  test.each([
    { what: 'RSV antibody in the first week', vaccine: 'rsv-ab', group: 'RSV', born: '2026-11-18', on: '2026-11-23' },
    { what: 'RSV antibody at 11 weeks', vaccine: 'rsv-ab', group: 'RSV', born: '2026-07-20', on: '2026-10-05' },
    { what: 'the first rotavirus dose', vaccine: 'rv', group: 'Rotavirus', born: '2026-07-26', on: '2026-10-11' },
    {
      what: 'influenza once the fall is over',
      vaccine: 'flu',
      group: 'Influenza',
      born: '2026-06-10',
      on: '2026-12-10',
    },
  ])('$what', ({ vaccine, group, born, on }) => {
    expect(isPromptOn(vaccine, group, born, on, 'negative')).toBe(true);
  });

  test.each([
    { mother: 'positive', isPrompt: true },
    { mother: 'unknown', isPrompt: true },
    { mother: null, isPrompt: true },
    { mother: 'negative', isPrompt: false },
  ] as const)('hepatitis B where the mother’s result is $mother: $isPrompt', ({ mother, isPrompt }) => {
    expect(isPromptOn('hepb', 'HepB', '2026-09-01', '2026-10-15', mother)).toBe(isPrompt);
  });

  test('the vaccines that CDC gives a recommended window wait in it, on every day of their first years', () => {
    const windows = { dtap: 'DTaP/Tdap/Td', ipv: 'Polio', mmr: 'MMR', var: 'Varicella', hepa: 'HepA' };
    for (let age = 0; age < 500; age += 50) {
      for (const [vaccine, group] of Object.entries(windows)) {
        const on = addDays(day('2025-03-01'), age);
        expect(isPromptOn(vaccine, group, '2025-03-01', on, 'positive'), `${vaccine} on ${on}`).toBe(false);
      }
    }
  });

  test('influenza in the fall can wait until October is over', () => {
    expect(isPromptOn('flu', 'Influenza', '2026-01-15', '2026-09-20', 'negative')).toBe(false);
  });
});
