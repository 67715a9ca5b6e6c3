import { describe, expect, test } from 'vitest';
import { addDays, day } from '#domain/time/day.ts';
import { planInput } from '#testing/vaccines/planned-vaccines.ts';
import { birthHours, isBirthDose } from './birth-dose.ts';
import { planOn } from '../planned/plan-on.ts';

const bornOn = day('2026-09-12');
const first = { vaccineGroup: 'HepB', dose: 1, recommended: bornOn };

describe('the birth dose', () => {
  test('is the first of hepatitis B, recommended on the day of birth, and no other', () => {
    expect(isBirthDose(first, bornOn)).toBe(true);
    expect(isBirthDose({ ...first, dose: 2 }, bornOn)).toBe(false);
    expect(isBirthDose({ ...first, vaccineGroup: 'RSV' }, bornOn)).toBe(false);
    expect(isBirthDose({ ...first, recommended: addDays(bornOn, 1) }, bornOn)).toBe(false);
    expect(isBirthDose({ ...first, recommended: null }, bornOn)).toBe(false);
  });

  test.each([
    { motherHepatitisB: 'negative', hours: 24 },
    { motherHepatitisB: 'positive', hours: 12 },
    { motherHepatitisB: 'unknown', hours: 12 },
    { motherHepatitisB: null, hours: 12 },
  ] as const)('is for $hours hours where the mother’s result is $motherHepatitisB', ({ motherHepatitisB, hours }) => {
    const child = { bornOn, motherHepatitisB };
    expect(birthHours(first, child, bornOn)).toBe(hours);
    expect(birthHours(first, child, addDays(bornOn, 27))).toBe(hours);
    expect(birthHours(first, child, addDays(bornOn, 28))).toBeNull();
    expect(birthHours({ ...first, dose: 2 }, child, bornOn)).toBeNull();
  });

  test('ends its window on the day of birth', () => {
    const hepB = planOn(planInput(bornOn), bornOn).filter(({ vaccine }) => vaccine === 'hepb');
    expect(hepB[0]?.due).toEqual({ dueOn: bornOn, windowEndsOn: bornOn });
    expect(hepB[1]?.due?.windowEndsOn).not.toBe(hepB[1]?.due?.dueOn);
  });
});
