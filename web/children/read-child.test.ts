import { describe, expect, test } from 'vitest';
import { ChangedChild, NewChild } from '#contract/children.ts';
import { weeksAndDays } from '#domain/children/gestation.ts';
import type { Units } from '#domain/growth/units.ts';
import { maya } from '#testing/web/replies.ts';
import { birthWeightInput } from './birth-weight.ts';
import { readChild } from './read-child.ts';

/** The fields of the form as a browser reads them; a radio that nobody chose is not among them. */
function fields(typed: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  const empty = { firstName: '', lastName: '', bornOn: '', gestationWeeks: '', gestationRest: '', birthWeightKg: '' };
  for (const [name, value] of Object.entries({ ...empty, ...typed })) form.set(name, value);
  return form;
}

const noah = { firstName: 'Noah', bornOn: '2026-11-02', gender: 'male' };
const read = (typed: Readonly<Record<string, string>>, units: Units = 'metric') =>
  readChild(fields({ ...noah, ...typed }), null, units);
const messagesOf = (typed: Readonly<Record<string, string>>) =>
  NewChild.safeParse(readChild(fields(typed), null, 'metric')).error?.issues.map(({ message }) => message) ?? [];

describe('[CHILD-02] the form of a child', () => {
  test('a name, a birthday and a gender are enough', () => {
    expect(NewChild.parse(read({}))).toEqual({
      ...noah,
      lastName: null,
      gestationDays: null,
      birthWeightKg: null,
      birthWeightText: null,
      motherRsvVaccine: null,
      motherHepatitisB: null,
    });
  });

  test('[UI-02] left empty it asks for the three', () => {
    expect(messagesOf({ firstName: ' ' })).toEqual([
      'First name is required',
      'Date of birth is required',
      'Gender is required',
    ]);
  });

  test('spaces around a name are dropped', () => {
    expect(read({ firstName: ' Noah ', lastName: ' van Dyk ' })).toMatchObject({
      firstName: 'Noah',
      lastName: 'van Dyk',
    });
  });
});

test.each([
  { field: '', pictureId: undefined },
  { field: 'none', pictureId: null },
  { field: '01a00000-0000-7000-8000-000000000000', pictureId: '01a00000-0000-7000-8000-000000000000' },
])('[CHILD-03] the picture "$field" is sent as $pictureId', ({ field, pictureId }) => {
  expect(NewChild.parse(read({ pictureId: field })).pictureId).toBe(pictureId);
});

describe('the length of the pregnancy', () => {
  test.each([
    { weeks: '33', days: '', gestationDays: 231 },
    { weeks: '33', days: '2', gestationDays: 233 },
    { weeks: ' 33 ', days: '0', gestationDays: 231 },
    { weeks: '', days: '', gestationDays: null },
  ])('$weeks weeks and $days days are $gestationDays days', ({ weeks, days, gestationDays }) => {
    expect(NewChild.parse(read({ gestationWeeks: weeks, gestationRest: days })).gestationDays).toBe(gestationDays);
  });

  test.each([
    { weeks: '', days: '3' },
    { weeks: '33', days: '7' },
    { weeks: '33.5', days: '' },
    { weeks: '33.5', days: '3.5' },
    { weeks: '33', days: '-1' },
    { weeks: 'about 33', days: '' },
    { weeks: '21', days: '6' },
    { weeks: '45', days: '0' },
  ])('$weeks weeks and $days days are asked for again', ({ weeks, days }) => {
    expect(messagesOf({ ...noah, gestationWeeks: weeks, gestationRest: days })).toEqual([
      'Length of pregnancy must be between 22 weeks 0 days and 44 weeks 6 days.',
    ]);
  });
});

describe('the birth weight', () => {
  test.each([
    { typed: '3.41', units: 'metric', birthWeightKg: 3.41, birthWeightText: '3.41 kg' },
    { typed: '3,41', units: 'metric', birthWeightKg: 3.41, birthWeightText: '3,41 kg' },
    { typed: '3,410 g', units: 'metric', birthWeightKg: 3.41, birthWeightText: '3,410 g' },
    { typed: '7 lb 4 oz', units: 'us', birthWeightKg: 3.289, birthWeightText: '7 lb 4 oz' },
    { typed: '7.25', units: 'us', birthWeightKg: 3.289, birthWeightText: '7.25 lb' },
    { typed: '7 lb 4 oz', units: 'metric', birthWeightKg: 3.289, birthWeightText: '7 lb 4 oz' },
  ] as const)('$typed in a form in $units is $birthWeightKg kg, and stored as typed', ({ typed, units, ...kept }) => {
    expect(read({ birthWeightKg: typed }, units)).toMatchObject(kept);
  });

  test('that cannot be read is refused, not dropped', () => {
    expect(messagesOf({ ...noah, birthWeightKg: 'heavy' })).toHaveLength(1);
  });
});

describe('[CHILD-02] saving without a change changes nothing', () => {
  const stored = [
    { birthWeightKg: 3.41, birthWeightText: '3.41 kg' },
    { birthWeightKg: 3.41, birthWeightText: '3,410 g' },
    { birthWeightKg: 3.2885, birthWeightText: '7 lb 4 oz' },
    { birthWeightKg: 3.41, birthWeightText: null },
    { birthWeightKg: null, birthWeightText: null },
  ];

  const facts = { firstName: 'Maya', lastName: 'Brooks', bornOn: '2026-07-19', gender: 'female' };
  const { weeks, days } = weeksAndDays(236);

  test.each(stored)('$birthWeightKg kg, typed as $birthWeightText, in either unit', (weight) => {
    const opened = { ...maya, ...weight };

    for (const units of ['metric', 'us'] as const) {
      const form = fields({
        ...facts,
        gestationWeeks: `${weeks}`,
        gestationRest: `${days}`,
        birthWeightKg: birthWeightInput(opened, units),
        motherRsvVaccine: 'no',
        motherHepatitisB: 'negative',
      });
      expect(ChangedChild.parse({ ...readChild(form, opened, units), version: 3 })).toEqual({
        ...facts,
        ...weight,
        gestationDays: 236,
        motherRsvVaccine: false,
        motherHepatitisB: 'negative',
        version: 3,
      });
    }
  });
});
