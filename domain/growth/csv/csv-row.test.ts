import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '#testing/any-text.ts';
import { csvColumns } from './csv-columns.ts';
import { isMeasured, readCsvRow, type CsvUnits } from './csv-row.ts';

const nbsp = '\u00a0';

function read(heads: string, cells: readonly string[], units: CsvUnits = 'metric') {
  const columns = csvColumns(heads.split(';'));
  if (typeof columns === 'string') throw new Error(columns);
  return readCsvRow(cells, columns, units);
}

describe('[GRO-01] a row of a table', () => {
  test.each([
    { cell: '3.4', units: 'metric', weightKg: 3.4, weightText: '3.4 kg' },
    { cell: '3,4', units: 'metric', weightKg: 3.4, weightText: '3,4 kg' },
    { cell: '+3.4', units: 'metric', weightKg: 3.4, weightText: '3.4 kg' },
    { cell: '3400', units: 'grams', weightKg: 3.4, weightText: '3400 g' },
    { cell: '3,400', units: 'grams', weightKg: 3.4, weightText: '3,400 g' },
    { cell: '12.5', units: 'us', weightKg: 5.67, weightText: '12.5 lb' },
    { cell: '7 lb 4 oz', units: 'us', weightKg: 3.289, weightText: '7 lb 4 oz' },
  ] as const)('a weight of “$cell” ($units) is $weightKg kg', ({ cell, units, ...weight }) => {
    expect(read('date;weight', ['2026-09-19', cell], units)).toMatchObject({ measurement: weight, problems: [] });
  });

  test.each([
    { cell: '=1+2', says: 'This is a formula. Write the number itself.' },
    { cell: '@SUM(A1)', says: 'This is a formula. Write the number itself.' },
    { cell: '-3.4', says: `Weight must be above 0 and at most 150${nbsp}kg.` },
    { cell: '0', says: `Weight must be above 0 and at most 150${nbsp}kg.` },
    { cell: '3400', says: `Weight must be above 0 and at most 150${nbsp}kg. Did you mean 3,400${nbsp}g?` },
    { cell: '1e400', says: 'Weight must be a number.' },
    { cell: '1.2.3', says: 'Weight must be a number.' },
    { cell: 'heavy', says: 'Weight must be a number.' },
  ])('a weight of “$cell” is refused: $says', ({ cell, says }) => {
    expect(read('date;weight', ['2026-09-19', cell]).problems).toEqual([{ column: 'weight', message: says }]);
  });

  test('a length in inches is converted to centimeters, and its text stays as typed', () => {
    expect(read('date;height', ['2026-09-19', '24.9'], 'us').measurement).toMatchObject({
      heightCm: 63.25,
      heightText: '24.9 in',
    });
  });

  test('our own table uses the units in its heads, not those of the account', () => {
    const { measurement } = read(
      'Date measured;Weight (kg);Weight as typed',
      ['2026-09-19', '5.925', '13 lb 1 oz'],
      'us',
    );

    expect(measurement).toMatchObject({ weightKg: 5.925, weightText: '13 lb 1 oz' });
  });

  test.each([
    { date: '9/19/2026', says: 'Write the day as year-month-day: 2026-03-09.' },
    { date: '2026-02-30', says: 'Write the day as year-month-day: 2026-03-09.' },
    { date: '', says: 'Date measured is required' },
  ])('a day of “$date” is refused: $says', ({ date, says }) => {
    expect(read('date;weight', [date, '5.1']).problems).toEqual([{ column: 'date', message: says }]);
  });

  test.each([
    { cells: ['2026-09-19', '2', 'no', '5.1'], when: { measuredOn: '2026-09-19' } },
    { cells: ['2026-09-19', '2', 'yes', '5.1'], when: { ageMonths: 2 } },
    { cells: ['', '2', '', '5.1'], when: { ageMonths: 2 } },
  ])('$cells is of $when', ({ cells, when }) => {
    const { measurement, problems } = read('Date measured;Age (months);Age given in months only;Weight (kg)', cells);

    expect(problems).toEqual([]);
    expect({ measuredOn: measurement.measuredOn, ageMonths: measurement.ageMonths }).toEqual(when);
  });

  test('a number split at its decimal comma is reported', () => {
    expect(read('date;weight', ['2026-09-19', '5', '1']).problems).toMatchObject([{ column: null }]);
  });

  test('an unknown word is reported with its column', () => {
    expect(read('Date measured;Height (cm);Lying or standing', ['2026-09-19', '57', 'sitting']).problems).toEqual([
      { column: 'Lying or standing', message: 'Write “lying” or “standing”, or nothing.' },
    ]);
  });

  test('any row is read or reported, and never throws', () => {
    const heads = ['Date measured', 'Age (months)', 'Weight (kg)', 'Height (cm)', 'Head circumference (cm)', 'Note'];
    const cell = fc.oneof(anyText(), fc.double().map(String), fc.constant('2026-09-19'));

    const property = fc.property(
      fc.array(cell, { maxLength: 9 }),
      fc.constantFrom<CsvUnits>('metric', 'grams', 'us'),
      fc.shuffledSubarray(heads, { minLength: 4 }),
      (cells, units, some) => {
        const columns = csvColumns(some);
        if (typeof columns === 'string') return;
        const { measurement, problems } = readCsvRow(cells, columns, units);
        const values = [measurement.weightKg, measurement.heightCm, measurement.headCm];
        expect(values.every((value) => value === null || (value > 0 && value <= 200))).toBe(true);
        expect(
          problems.length > 0 || !isMeasured(measurement) || (measurement.measuredOn ?? measurement.ageMonths),
        ).not.toBe(undefined);
      },
    );
    expect(() => fc.assert(property, { numRuns: 500 })).not.toThrow();
  });
});
