import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MeasuredField, NewMeasurement, measurementEndpoints } from '#contract/growth.ts';
import { addCsv, downloadCsv, previewCsv, type CsvLine } from '#contract/growth/csv.ts';
import { lineRangesText } from '#domain/growth/csv/line-ranges.ts';
import { accepted, daysFrom } from '#testing/attacks/arbitraries.ts';
import { aWeightCsv, csvFileOf } from '#testing/files/csv-files.ts';
import { aChild, aFamily, aMeasurement, type Person } from '#testing/family.ts';
import { addManyMeasurements } from '#testing/db/rows.ts';
import { storedRows } from '#testing/db/stored-rows.ts';
import { measurementLimit } from './rules.ts';

const own = (...rows: string[]) => csvFileOf(['Date measured,Weight (kg),Height (cm),Note', ...rows].join('\n'));
const brief = ({ lines }: { lines: readonly CsvLine[] }) => lines.map(({ line, status }) => `${line} ${status}`);

describe('[GRO-01] adding a CSV file', () => {
  test('adds what is new under the name of who sends it, unlikely values once they are ticked, and nothing the second time', async () => {
    const { coParent, child } = await aFamily();
    const params = { childId: child.id };
    const keep = lineRangesText([3]);

    const first = await coParent.call(addCsv, { params, query: { keep }, upload: aWeightCsv() });
    const again = await coParent.call(addCsv, { params, query: { keep }, upload: aWeightCsv() });

    expect(first).toEqual({ added: 6, duplicates: 0, unlikely: 0 });
    expect(again).toEqual({ added: 0, duplicates: 6, unlikely: 0 });
    const stored = await coParent.call(measurementEndpoints.list, { params });
    expect(stored.map(({ measuredOn, weightText, kept }) => [measuredOn, weightText, kept])).toEqual([
      ['2026-07-19', '3.39 kg', []],
      ['2026-08-20', '4.27 kg', []],
      ['2026-09-19', '5.1 kg', []],
      ['2026-09-25', '5.92 kg', []],
      ['2026-10-22', '64.3 kg', ['weightKg']],
      ['2026-11-19', '6.94 kg', []],
    ]);
    expect(stored[1]).toMatchObject({ note: 'After lunch\nand a nap', madeBy: { name: 'Daniel Brooks' } });
  });

  test('leaves out unlikely values that were not ticked', async () => {
    const { parent, child } = await aFamily();

    const added = await parent.call(addCsv, {
      params: { childId: child.id },
      query: { keep: '2,4-99' },
      upload: aWeightCsv(),
    });

    expect(added).toEqual({ added: 5, duplicates: 0, unlikely: 1 });
  });

  test('adds nothing at all when one row has a problem, and names it', async () => {
    const { house, parent, child } = await aFamily();
    const before = await storedRows(house.db);

    const answer = await parent.ask(addCsv, {
      params: { childId: child.id },
      query: {},
      upload: own('2026-09-19,5.1,,', '2026-09-20,heavy,,'),
    });

    expect(answer).toMatchObject({
      status: 422,
      body: {
        title: 'Nothing was added: some rows have a problem.',
        fields: [{ name: 'line 3, Weight (kg)', message: 'Weight must be a number.' }],
      },
    });
    expect({ ...(await storedRows(house.db)), rate_limits: [] }).toEqual({ ...before, rate_limits: [] });
  });

  test('a row whose values its day already has, stored or in an earlier line, is left out; others of that day are added', async () => {
    const family = await aFamily();
    const { parent, child } = family;
    await aMeasurement(family, child, parent);
    const upload = own(
      '2026-09-19,5.1,,',
      '2026-09-19,5.2,,',
      '2026-09-19,5.2,,again',
      '2026-09-19,5.2,57,',
      '2026-09-20,5.2,,',
    );

    const seen = await parent.call(previewCsv, { params: { childId: child.id }, query: {}, upload });
    const added = await parent.call(addCsv, { params: { childId: child.id }, query: {}, upload });

    expect(brief(seen)).toEqual(['2 duplicate', '3 new', '4 duplicate', '5 new', '6 new']);
    expect(seen.lines[0]?.said).toEqual([{ column: null, field: null, message: 'This is there already.' }]);
    expect(seen.lines[2]?.said).toEqual([{ column: null, field: null, message: 'This is the same as line 3.' }]);
    expect(added).toEqual({ added: 3, duplicates: 2, unlikely: 0 });
  });

  test('sent twice at the same moment it is added once', async () => {
    const { parent, child } = await aFamily();
    const request = { params: { childId: child.id }, query: {}, upload: aWeightCsv() };

    const answers = await Promise.all([parent.call(addCsv, request), parent.call(addCsv, request)]);

    expect(new Set(answers.map(({ added }) => added))).toEqual(new Set([0, 5]));
    expect(await parent.call(measurementEndpoints.list, { params: request.params })).toHaveLength(5);
  });

  test('an age in months alone stays one', async () => {
    const { parent, child } = await aFamily();
    const params = { childId: child.id };
    const upload = csvFileOf('Age (months),Weight (kg)\n2,5.1\n5,6.9\n');

    const seen = await parent.call(previewCsv, { params, query: {}, upload });
    await parent.call(addCsv, { params, query: {}, upload: csvFileOf('Age (months),Weight (kg)\n2,5.1\n') });

    expect(seen.lines[1]?.said).toEqual([
      { column: 'Age (months)', field: null, message: "Age in months cannot be more than the child's age today" },
    ]);
    expect(await parent.call(measurementEndpoints.list, { params })).toMatchObject([
      { ageMonths: 2, ageGivenInMonthsOnly: true },
    ]);
  });

  test('a child has at most 2,000 measurements', async () => {
    const family = await aFamily();
    const { parent, child } = family;
    await addManyMeasurements(family.house.db, family.child, measurementLimit.most - 1);
    const params = { childId: child.id };

    const seen = await parent.call(previewCsv, { params, query: {}, upload: aWeightCsv() });
    const answer = await parent.ask(addCsv, { params, query: {}, upload: aWeightCsv() });
    const one = await parent.call(addCsv, { params, query: {}, upload: own('2026-09-19,5.1,,') });

    expect(seen.space).toBe(1);
    expect(answer).toMatchObject({ status: 413, body: { title: 'A child can have at most 2,000 measurements.' } });
    expect(one.added).toBe(1);
  });
});

describe('[GRO-01] measurements as a CSV file', () => {
  test('are a file to keep, named after the child and the day', async () => {
    const family = await aFamily();
    await aMeasurement(family, family.child, family.parent, { note: '=HYPERLINK("http://evil.example")' });

    const answer = await family.viewer.ask(downloadCsv, { params: { childId: family.child.id } });

    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="fernling-maya-measurements-2026-11-21.csv"',
    );
    expect(answer.text).toContain('Date measured,Age (months),');
    expect(answer.text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  });

  test('are imported unchanged for another child, once unlikely values are ticked', async () => {
    const family = await aFamily();
    const { parent } = family;
    const days = daysFrom('2026-07-19', '2026-11-21');
    const form = fc
      .tuple(accepted(NewMeasurement), days)
      .map(([{ id: _id, ageMonths: _age, weightText: _w, heightText: _h, headText: _t, ...rest }, measuredOn]) => ({
        ...rest,
        ...(rest.weightKg == null ? {} : { weightText: `${Math.round(rest.weightKg * 1000)} g` }),
        measuredOn,
        keep: [...MeasuredField.options],
      }));

    const property = fc.asyncProperty(fc.array(form, { minLength: 1, maxLength: 12 }), async (forms) => {
      const [from, to] = [await aChild(family, parent), await aChild(family, parent)];
      for (const body of withoutDoubles(forms))
        await parent.call(measurementEndpoints.add, { params: { childId: from.id }, body });
      const { text } = await parent.ask(downloadCsv, { params: { childId: from.id } });

      // A spreadsheet's file begins with the mark too.
      const request = { params: { childId: to.id }, query: { keep: '1-9999999' }, upload: csvFileOf(`\ufeff${text}`) };
      await parent.call(addCsv, request);

      expect(await contentOf(parent, to.id)).toEqual(await contentOf(parent, from.id));
      expect((await parent.call(addCsv, request)).added).toBe(0);
    });
    await expect(fc.assert(property, { seed: 20261121, numRuns: 25 })).resolves.toBeUndefined();
  });
});

type Values = { readonly [Field in MeasuredField]?: number | null | undefined };

/** Forms with distinct days and values. */
function withoutDoubles<Form extends Record<'measuredOn', string> & Values>(forms: readonly Form[]): Form[] {
  const seen = new Map(
    forms.map((form) => [
      JSON.stringify([form.measuredOn, form.weightKg, form.heightCm, form.headCm].map(String)),
      form,
    ]),
  );
  return [...seen.values()];
}

/** A child's measurements without ids, times and authors. */
async function contentOf(parent: Person, childId: string) {
  const all = await parent.call(measurementEndpoints.list, { params: { childId } });
  return all.map(({ id: _id, childId: _child, madeAt: _at, changedAt: _changed, ...rest }) => rest);
}
