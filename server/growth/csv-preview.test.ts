import { describe, expect, test } from 'vitest';
import { measurementEndpoints } from '#contract/growth.ts';
import { addCsv, previewCsv, type CsvLine } from '#contract/growth/csv.ts';
import { day } from '#domain/time/day.ts';
import { realLimits } from '#server/limits/rate-limit.ts';
import { aWeightCsv, csvFileOf, fixture } from '#testing/files/csv-files.ts';
import { aChild, aFamily, aPerson } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';
import { noLimits } from '#testing/house-on.ts';
import { measurementLimit } from './rules.ts';

const own = (...rows: string[]) => csvFileOf(['Date measured,Weight (kg),Height (cm),Note', ...rows].join('\n'));
const brief = ({ lines }: { lines: readonly CsvLine[] }) => lines.map(({ line, status }) => `${line} ${status}`);

describe('[GRO-01] the preview of a CSV file', () => {
  test('of Baby Buddy’s weights says line by line what would be added, and what is asked first', async () => {
    const { parent, child } = await aFamily();

    const seen = await parent.call(previewCsv, { params: { childId: child.id }, query: {}, upload: aWeightCsv() });

    expect(seen).toMatchObject({
      kind: 'baby-buddy',
      units: 'metric',
      children: [{ number: 1, name: 'Maya Brooks', rows: 6 }],
      child: 1,
      isNamesake: true,
      unread: ['tags'],
      space: measurementLimit.most,
    });
    expect(brief(seen)).toEqual(['2 new', '3 unlikely', '4 new', '5 new', '6 new', '8 new']);
    expect(seen.lines[1]).toEqual({
      line: 3,
      status: 'unlikely',
      measuredOn: '2026-10-22',
      weightKg: 64.3,
      heightCm: null,
      headCm: null,
      said: [{ column: 'weight', field: 'weightKg', message: 'Is 64.3\u00a0kg right?' }],
    });
    expect(await parent.call(measurementEndpoints.list, { params: { childId: child.id } })).toEqual([]);
  });

  test('asks about a newborn’s weight more than 15 % below birth weight, wherever that one stands', async () => {
    const home = await aFamily();
    const known = await aChild(home, home.parent, { born_on: day('2026-11-10'), birth_weight_g: 4000 });
    const inFile = await aChild(home, home.parent, { born_on: day('2026-11-10'), birth_weight_g: null });
    const rows = ['2026-11-14,3.3,,', '2026-11-13,3.4,,'];
    const atBirth = '2026-11-10,4,,';
    const seen = async (childId: string, ...all: string[]) =>
      brief(await home.parent.call(previewCsv, { params: { childId }, query: {}, upload: own(...all) }));

    expect(await seen(known.id, ...rows)).toEqual(['2 unlikely', '3 new']);
    expect(await seen(inFile.id, ...rows)).toEqual(['2 new', '3 new']);
    expect(await seen(inFile.id, ...rows, atBirth)).toEqual(['2 unlikely', '3 new', '4 new']);
  });

  test('takes the rows of the child of this name, and of another one when asked to', async () => {
    const { parent, child } = await aFamily();
    const params = { childId: child.id };
    const upload = csvFileOf(fixture('baby-buddy-head.csv'));

    const mayas = await parent.call(previewCsv, { params, query: {}, upload });
    const leos = await parent.call(previewCsv, { params, query: { child: '1' }, upload });

    expect(mayas).toMatchObject({ child: 2, isNamesake: true, lines: [{ headCm: 41 }, { headCm: 34 }] });
    expect(leos).toMatchObject({ child: 1, isNamesake: false, lines: [{ headCm: 47.2 }] });
  });

  test('takes no rows while several children are in it and none has the name', async () => {
    const family = await aFamily();
    const noah = await aChild(family, family.parent, { first_name: 'Noah' });
    const request = { params: { childId: noah.id }, query: {}, upload: csvFileOf(fixture('baby-buddy-head.csv')) };

    const seen = await family.parent.call(previewCsv, request);
    const answer = await family.parent.ask(addCsv, request);

    expect(seen).toMatchObject({ child: null, lines: [] });
    expect(answer).toMatchObject({ status: 422, body: { code: 'bad-input', fields: [{ name: 'child' }] } });
  });

  test('of Baby Buddy’s BMI says of each row that BMI is calculated here', async () => {
    const { parent, child } = await aFamily();
    const upload = csvFileOf(fixture('baby-buddy-bmi.csv'));

    const seen = await parent.call(previewCsv, { params: { childId: child.id }, query: {}, upload });

    expect(brief(seen)).toEqual(['2 left-out', '3 left-out']);
    expect(seen.lines[0]?.said).toEqual([
      { column: null, field: null, message: 'Not imported: Fernling works BMI out itself from weight and height.' },
    ]);
    expect(seen.units).toBeNull();
  });

  test('reads the numbers in the units of the account, or in those that are chosen', async () => {
    const home = await aFamily();
    const parent = await aPerson(home, 'Lin Sato', { units: 'us' });
    const child = await aChild(home, parent);
    const params = { childId: child.id };
    const heights = csvFileOf(fixture('baby-buddy-height.csv'));
    const grams = csvFileOf('date,weight\n2026-09-19,5100\n');

    const inInches = await parent.call(previewCsv, { params, query: {}, upload: heights });
    const inCm = await parent.call(previewCsv, { params, query: { units: 'metric' }, upload: heights });
    const inGrams = await parent.call(previewCsv, { params, query: { units: 'grams' }, upload: grams });

    expect(inInches.lines[0]).toMatchObject({ status: 'new', heightCm: 63.25 });
    expect(inCm.lines[0]).toMatchObject({ status: 'unlikely', heightCm: 24.9 });
    expect(inGrams.lines[0]).toMatchObject({ status: 'new', weightKg: 5.1 });
  });

  test('understands what a spreadsheet saves with semicolons and decimal commas', async () => {
    const { parent, child } = await aFamily();
    const upload = csvFileOf(fixture('spreadsheet-semicolons.csv'));

    const seen = await parent.call(previewCsv, { params: { childId: child.id }, query: {}, upload });

    expect(seen.lines).toMatchObject([
      { line: 2, status: 'new', weightKg: 5.1, heightCm: 57.2 },
      { line: 3, status: 'new', weightKg: 6.43, heightCm: null },
    ]);
  });

  test.each([
    { row: '2026-07-18,5.1,,', column: 'Date measured', says: 'Date measured cannot be before the date of birth' },
    { row: '2026-11-22,5.1,,', column: 'Date measured', says: 'Date measured cannot be in the future' },
    { row: '9/19/2026,5.1,,', column: 'Date measured', says: 'Write the day as year-month-day: 2026-03-09.' },
    { row: ',5.1,,', column: 'Date measured', says: 'Date measured is required' },
    { row: '2026-09-19,5100,,', column: 'Weight (kg)', says: 'Did you mean 5,100\u00a0g?' },
    { row: '2026-09-19,=1+2,,', column: 'Weight (kg)', says: 'This is a formula. Write the number itself.' },
    { row: "2026-09-19,'=1+2,,", column: 'Weight (kg)', says: 'This is a formula. Write the number itself.' },
    { row: '2026-09-19,,201,', column: 'Height (cm)', says: 'Height must be between 10 and 200\u00a0cm.' },
    { row: `2026-09-19,5.1,,${'x'.repeat(1001)}`, column: 'Note', says: 'A note can have at most 1000 characters' },
    { row: '2026-09-19,5.1,,a\0b', column: 'Note', says: 'This contains a character that cannot be stored' },
    { row: '2026-09-19,5,1,57,2,a', column: null, says: 'This row has more cells than there are columns.' },
  ])('says what is wrong in “$row”', async ({ row, column, says }) => {
    const { parent, child } = await aFamily();

    const { lines } = await parent.call(previewCsv, { params: { childId: child.id }, query: {}, upload: own(row) });

    expect(lines).toMatchObject([{ line: 2, status: 'problem' }]);
    expect(lines[0]?.said).toContainEqual({ column, field: null, message: expect.stringContaining(says) });
  });

  test('reports a text that differs from its number, and an empty row', async () => {
    const { parent, child } = await aFamily();
    const upload = csvFileOf('Date measured,Weight (kg),Weight as typed\n2026-09-19,5.2,5.1 kg\n2026-09-20,,\n');

    const { lines } = await parent.call(previewCsv, { params: { childId: child.id }, query: {}, upload });

    expect(lines.map(({ status, said }) => ({ status, said }))).toEqual([
      {
        status: 'problem',
        said: [{ column: 'Weight as typed', field: null, message: 'This differs from the number beside it.' }],
      },
      { status: 'left-out', said: [{ column: null, field: null, message: 'Not imported: nothing was measured.' }] },
    ]);
  });

  test.each([
    { what: 'no table', upload: csvFileOf('GIF89a'), code: 'wrong-type', says: 'This is not a table of measurements' },
    {
      what: 'another separator',
      upload: csvFileOf('date|weight\n2026-09-19|5.1'),
      code: 'wrong-type',
      says: 'separated',
    },
    {
      what: 'letters of another kind',
      upload: csvFileOf(new Uint8Array([0xff, 0xfe, 0x64])),
      code: 'wrong-type',
      says: 'UTF-8',
    },
    { what: 'a quote that never ends', upload: own('2026-09-19,5.1,,"a'), code: 'wrong-type', says: 'never closed' },
    { what: 'too much', upload: csvFileOf('x'.repeat(1024 * 1024 + 1)), code: 'too-large', says: 'at most 1 MB' },
    {
      what: 'too many rows',
      upload: own(...Array<string>(2001).fill('2026-09-19,5.1,,')),
      code: 'too-large',
      says: '2,000 rows',
    },
  ])('a file is refused as a whole for $what', async ({ upload, code, says }) => {
    const { parent, child } = await aFamily();

    const answer = await parent.ask(previewCsv, { params: { childId: child.id }, query: {}, upload });

    expect(answer.body).toMatchObject({ code, title: expect.stringContaining(says) });
  });

  test('reports a cell of almost 1 MB like any other', async () => {
    const { parent, child } = await aFamily();
    const upload = own(`2026-09-19,5.1,,"${'x'.repeat(1_000_000)}"`);

    const answer = await parent.ask(previewCsv, { params: { childId: child.id }, query: {}, upload });

    expect(answer.body).toMatchObject({ lines: [{ status: 'problem' }] });
    expect(answer.text.length).toBeLessThan(1000);
  });

  test('an account cannot have files read without end', async () => {
    const family = await aFamily(await aHouse({ limits: { ...noLimits, csvFiles: { most: 1, windowS: 60 } } }));
    const request = { params: { childId: family.child.id }, query: {}, upload: aWeightCsv() };

    await family.parent.call(previewCsv, request);
    const second = await family.parent.ask(previewCsv, request);

    expect(second).toMatchObject({ status: 429, body: { code: 'slow-down' } });
    expect(realLimits.csvFiles.most).toBeGreaterThanOrEqual(100);
  });
});
