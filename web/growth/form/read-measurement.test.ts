import { maya, measured, today } from '#testing/web/replies.ts';
import { describe, expect, test } from 'vitest';
import { ChangedMeasurement, NewMeasurement } from '#contract/growth.ts';
import { day } from '#domain/time/day.ts';
import {
  isDirty,
  openedNew,
  openedOf,
  quantitiesOf,
  readMeasurement,
  unitsToOpen,
  untouched,
  fieldTexts,
} from './read-measurement.ts';

const opened = openedNew(maya.bornOn, today);
const empty = untouched(opened, 'metric');
const nobodyKept = {};

describe('[GRO-01] a new measurement', () => {
  test('is of today, at home and lying, unless the parent says otherwise', () => {
    expect(empty).toEqual({
      measuredOn: '2026-11-21',
      weight: '',
      ounces: '',
      height: '',
      head: '',
      position: 'lying',
      place: 'home',
      note: '',
    });
  });

  test('of a child of 24 months is standing', () => {
    expect(openedNew(day('2024-11-21'), day('2026-11-21')).position).toBe('lying');
    expect(openedNew(day('2024-11-21'), day('2026-11-22')).position).toBe('standing');
  });

  test('sends what was left empty as null, and no position without a height', () => {
    const body = readMeasurement({ ...empty, weight: '6.94' }, opened, 'metric', nobodyKept);

    expect(body).toEqual({
      measuredOn: '2026-11-21',
      weightKg: 6.94,
      weightText: '6.94 kg',
      heightCm: null,
      heightText: null,
      position: null,
      headCm: null,
      headText: null,
      place: 'home',
      note: null,
      keep: [],
    });
    expect(NewMeasurement.safeParse(body).success).toBe(true);
  });

  test('needs at least one value', () => {
    const result = NewMeasurement.safeParse(readMeasurement(empty, opened, 'metric', nobodyKept));

    expect(result.error?.issues).toMatchObject([{ path: ['weightKg'], message: 'Enter at least one measurement' }]);
  });

  test.each([
    { typed: { weight: '6940' }, name: 'weightKg', message: 'Weight must be above 0 and at most 150 kg.' },
    { typed: { weight: 'abc' }, name: 'weightKg', message: 'Weight must be a number.' },
    { typed: { weight: '-1' }, name: 'weightKg', message: 'Weight must be above 0 and at most 150 kg.' },
    { typed: { height: '-50 cm' }, name: 'heightCm', message: 'Height must be between 10 and 200 cm.' },
    { typed: { height: '6' }, name: 'heightCm', message: 'Height must be between 10 and 200 cm.' },
    { typed: { head: '410' }, name: 'headCm', message: 'Head circumference must be between 10 and 70 cm.' },
  ])('refuses $typed and names what is wrong with the field', ({ typed, name, message }) => {
    const result = NewMeasurement.safeParse(readMeasurement({ ...empty, ...typed }, opened, 'metric', nobodyKept));

    expect(result.error?.issues[0]?.path).toEqual([name]);
    expect(result.error?.issues[0]?.message.replaceAll('\u00a0', ' ')).toBe(message);
  });

  test('sends an unlikely value again as confirmed, but not once it was changed', () => {
    const kept = { weightKg: 69.4 };

    expect(readMeasurement({ ...empty, weight: '69.4' }, opened, 'metric', kept).keep).toEqual(['weightKg']);
    expect(readMeasurement({ ...empty, weight: '69.5' }, opened, 'metric', kept).keep).toEqual([]);
  });
});

describe('[GRO-01] opening and saving an edit without a change changes nothing', () => {
  test.each([
    { weightKg: 6.94, weightText: '6.94 kg' },
    { weightKg: 6.9, weightText: '6,9 kg', heightCm: 63.18, heightText: '24 7/8"', position: 'standing' as const },
    { weightKg: 6.94, weightText: '15 lb 4.8 oz', headCm: 41, headText: '41 cm', note: 'From the card' },
    { heightCm: 63.2, heightText: '632 mm', place: null },
    { headCm: 40.64, headText: null },
  ])('typed as $weightText $heightText $headText', (values) => {
    const before = measured('2026-10-22', values);
    const start = openedOf(before);

    for (const units of ['metric', 'us'] as const) {
      const { keep, ...said } = readMeasurement(untouched(start, units), start, units, nobodyKept);

      expect(keep).toEqual([]);
      expect(ChangedMeasurement.safeParse({ ...said, version: 1 }).success).toBe(true);
      expect(before).toMatchObject(said);
    }
  });

  test('a changed weight is sent as typed, the untouched height as stored', () => {
    const start = openedOf(measured('2026-10-22', { weightKg: 6.43, heightCm: 63.18, heightText: '24 7/8"' }));
    const fields = { ...untouched(start, 'metric'), weight: '6.5' };

    expect(readMeasurement(fields, start, 'metric', nobodyKept)).toMatchObject({
      weightKg: 6.5,
      weightText: '6.5 kg',
      heightCm: 63.18,
      heightText: '24 7/8"',
    });
  });

  test('opens in the units in which it was typed, or else in those of the account', () => {
    const inPounds = openedOf(measured('2026-10-22', { weightKg: 6.94, weightText: '15 lb 4.8 oz' }));

    expect(unitsToOpen(inPounds, 'metric')).toBe('us');
    expect(unitsToOpen(opened, 'us')).toBe('us');
  });

  test('text typed before the units were switched keeps its meaning', () => {
    const fields = { ...empty, weight: '6.94' };
    const quantities = quantitiesOf(fields, opened, 'metric');
    const switched = { ...opened, weight: quantities.weightKg };

    const body = readMeasurement(untouched(switched, 'us'), switched, 'us', nobodyKept);

    expect(body).toMatchObject({ weightKg: 6.94, weightText: '6.94 kg' });
  });
});

test('reads the fields of a page by their names', () => {
  const data = new FormData();
  for (const [name, value] of Object.entries({
    measuredOn: '2026-11-21',
    weightKg: '15',
    ounces: '4.8',
    place: 'home',
  }))
    data.set(name, value);

  expect(fieldTexts(data)).toEqual({
    measuredOn: '2026-11-21',
    weight: '15',
    ounces: '4.8',
    height: '',
    head: '',
    position: '',
    place: 'home',
    note: '',
  });
});

describe('a form says something that would be lost', () => {
  const now = (fields: Partial<typeof empty>) => {
    const all = { ...empty, ...fields };
    return { fields: all, quantities: quantitiesOf(all, opened, 'metric') };
  };

  test.each([
    { measuredOn: '2026-11-20' },
    { weight: '6.94' },
    { height: '61' },
    { head: '4o' },
    { position: 'standing' },
    { place: 'doctor' },
    { note: 'After lunch' },
  ])('once it has %o', (fields) => {
    expect(isDirty(now(fields), opened)).toBe(true);
  });

  test('but not as it was opened, nor a stored one in other units', () => {
    const stored = openedOf(measured('2026-11-02', { weightKg: 6.94, weightText: '6.94 kg' }));
    const fields = untouched(stored, 'us');

    expect(isDirty(now({}), opened)).toBe(false);
    expect(isDirty({ fields, quantities: quantitiesOf(fields, stored, 'us') }, stored)).toBe(false);
  });
});
