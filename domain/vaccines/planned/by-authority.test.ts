import { describe, expect, test } from 'vitest';
import { addDays, addMonths, day } from '#domain/time/day.ts';
import { planInput, rowTexts } from '#testing/vaccines/planned-vaccines.ts';
import { planOn } from './plan-on.ts';

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
});
