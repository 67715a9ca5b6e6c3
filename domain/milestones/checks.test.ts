import { describe, expect, test } from 'vitest';
import type { AgedChild } from '#domain/children/gestation.ts';
import { addDays, day } from '#domain/time/day.ts';
import { checksText } from './checks.ts';
import { milestoneList } from './milestone-data.ts';

const bornOn = day('2025-10-25');
const at24Weeks = { bornOn, gestationDays: 168 };
const atTerm = { bornOn, gestationDays: null };
const textOn = (age: number, child: AgedChild = at24Weeks) =>
  checksText(milestoneList.ages, child, addDays(bornOn, age));

describe('checks that are due by the age from birth', () => {
  test('are those of that age, however early the child was born', () => {
    expect(textOn(400)).toBe(
      'Age from birth: 12 months. Blood test for anemia, lead check and first dental visit belong near 12 months.',
    );
    expect(textOn(31)).toBe(
      'Age from birth: 1 month. Newborn hearing and blood-spot results should be in; ask if you have not heard.',
    );
    expect(textOn(560)).toBe(
      'Age from birth: 18 months. Developmental screening and autism screening are both advised at 18 months.',
    );
  });

  test('need no age where nothing is corrected', () => {
    expect(textOn(400, atTerm)).toBe('Blood test for anemia, lead check and first dental visit belong near 12 months.');
    expect(textOn(740)).toBe('Autism screening is advised again at 24 months.');
  });

  test('are none in the first month', () => {
    expect(textOn(30)).toBeNull();
    expect(textOn(30, atTerm)).toBeNull();
  });
});
