import { describe, expect, test } from 'vitest';
import { addDays, addMonths, day } from '#domain/time/day.ts';
import { routineSchedule } from '../editions/editions-data.ts';
import { feverCare } from './fever-care.ts';
import { sideEffectsAt, sideEffectsText, textsAt, type CareAt } from './side-effects.ts';

const { vaccines, fever } = routineSchedule();
const bornOn = day('2026-01-15');
const of = (id: string) => {
  const found = vaccines.find((vaccine) => vaccine.id === id);
  if (!found) throw new Error(`no vaccine ${id}`);
  return careOf(found);
};
const careOf = ({ sideEffects }: (typeof vaccines)[number]) => {
  const { common, fever: withFever, lasts, note, only = [] } = sideEffects;
  return { common, fever: withFever ?? null, lasts, note: note ?? null, only };
};
const at = (months: number, more: Partial<CareAt> = {}): CareAt => {
  return { ageFrom: bornOn, on: addMonths(bornOn, months), dose: 1, isFeverUrgent: false, ...more };
};
const MONTHS = Array.from({ length: 73 }, (_, months) => months);

describe('[decision 62] what may follow a shot and passes is told for the age of the child and the dose', () => {
  test.each(vaccines)('$shortName: no line is of another age, at any from birth to 6 years', (vaccine) => {
    const care = careOf(vaccine);
    for (const months of MONTHS) {
      const text = sideEffectsAt(care, at(months));
      expect(text).not.toMatch(/months of age on|older children|After dose/);
      expect([months, /(?<!without )fever/.test(text.replace(care.note ?? '', ''))]).toEqual([
        months,
        care.fever !== null && (months >= 3 || !care.only.some(({ of: limited }) => limited === care.fever)),
      ]);
    }
  });

  test.each(vaccines)('$shortName: each limit is of one of its texts', ({ sideEffects }) => {
    const { common, fever: withFever = '', note = '', callNow, only = [] } = sideEffects;
    expect([...common, withFever, note, ...callNow]).toEqual(expect.arrayContaining(only.map((limit) => limit.of)));
  });

  test('a headache is told of from 4 years, in the words for that age', () => {
    const beginsWith = 'Soreness, redness or swelling where the shot was given, low fever';
    expect(sideEffectsAt(of('hepb'), at(47))).toBe(`${beginsWith}; lasts 1 to 2 days.`);
    expect(sideEffectsAt(of('hepb'), at(48))).toBe(`${beginsWith}, headache; lasts 1 to 2 days.`);
  });

  test('a fever passes from 3 months on, by the corrected age, and never where one is a reason to call at once', () => {
    const last = addDays(addMonths(bornOn, 3), -1);
    expect(sideEffectsAt(of('pcv'), at(0, { on: last }))).not.toContain('fever');
    expect(sideEffectsAt(of('pcv'), at(3))).toContain('low fever');
    expect(sideEffectsAt(of('pcv'), at(3, { ageFrom: addDays(bornOn, 1) }))).not.toContain('fever');
    expect(sideEffectsAt(of('pcv'), at(3, { isFeverUrgent: true }))).not.toContain('fever');
  });

  test('the swelling of a whole arm is told of after DTaP doses 4 and 5, and where the number is not known', () => {
    const isTold = (dose: number | null) => sideEffectsAt(of('dtap'), at(15, { dose })).includes('whole arm or leg');
    expect([1, 2, 3, 4, 5, null].map(isTold)).toEqual([false, false, false, true, true, true]);
  });

  test('that a child of up to 2 years is very sleepy is told of until the third birthday', () => {
    const { callNow, only = [] } = vaccines.find(({ id }) => id === 'mmr')?.sideEffects ?? { callNow: [] };
    expect(textsAt(callNow, only, at(35)).join()).toContain('very sleepy');
    expect(textsAt(callNow, only, at(36)).join()).not.toContain('very sleepy');
  });

  test('the text for every age stays whole', () => {
    for (const { sideEffects } of vaccines) {
      for (const text of sideEffects.common)
        expect(sideEffectsText(sideEffects).toLowerCase()).toContain(text.toLowerCase());
    }
  });
});

test('[decision 62] under 3 months one line about a fever stands first and alone', () => {
  const firstAt = (months: number, days = 0) =>
    feverCare(fever, { ageFrom: bornOn, isFeverUrgent: false }, addDays(addMonths(bornOn, months), days)).first;
  for (const months of [0, 1, 2]) {
    expect(firstAt(months)).toBe('Any fever of 38.0 °C (100.4 °F) or more: call now, day or night.');
  }
  expect(firstAt(3, -1)).not.toBeNull();
  for (const months of MONTHS.filter((one) => one >= 3)) expect(firstAt(months)).toBeNull();
});
