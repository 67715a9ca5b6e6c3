import { describe, expect, test } from 'vitest';
import { lookUpPercentiles, readReferenceTable } from '#contract/growth/reference-table.ts';
import { aFamily } from '#testing/family.ts';

const about = { source: 'WHO Child Growth Standards, tables by month', edition: '2006; head circumference 2007' };

describe('[GRO-04] the reference tables', () => {
  test('a measure’s table has its thirteen ages, with source and edition', async () => {
    const { parent } = await aFamily();

    const table = await parent.call(readReferenceTable, { params: { measure: 'head' }, query: { gender: 'male' } });

    expect(table).toMatchObject({ ...about, measure: 'head', gender: 'male', unit: 'cm' });
    expect(table.rows.map(({ ageMonths }) => ageMonths)).toEqual([0, 1, 2, 3, 4, 5, 6, 9, 12, 15, 18, 21, 24]);
    expect(table.rows[0]).toEqual({
      ageMonths: 0,
      p3: 32.073,
      p5: 32.372,
      p10: 32.834,
      p25: 33.605,
      p50: 34.462,
      p75: 35.319,
      p90: 36.09,
      p95: 36.551,
      p97: 36.851,
    });
  });

  test('a word of the address that is not known is refused, as in a body', async () => {
    const { parent } = await aFamily();

    const misspelt = await parent.get('/api/growth/reference-tables/weight?sex=male');
    const further = await parent.get('/api/children?sort=name');

    expect(misspelt).toMatchObject({ status: 422, body: { fields: [{ name: 'sex', code: 'unknown' }] } });
    expect(further).toMatchObject({ status: 422, body: { fields: [{ name: 'sort', code: 'unknown' }] } });
  });

  test('pages and files take a longer address, which other programs make', async () => {
    const { parent, child } = await aFamily();

    const answers = await Promise.all(
      ['/dashboard', '/login', `/api/children/${child.id}/measurements/csv`].map((path) =>
        parent.get(`${path}?utm_source=mail`),
      ),
    );

    expect(answers.map(({ status }) => status)).not.toContain(422);
  });

  test('an age between two rows is looked up on the straight line between them', async () => {
    const { parent } = await aFamily();
    const query = { gender: 'male', ageMonths: '4.5' };

    const found = await parent.call(lookUpPercentiles, { params: { measure: 'weight' }, query });

    expect(found).toMatchObject({ ...about, measure: 'weight', gender: 'male', unit: 'kg', ageMonths: 4.5 });
    expect(found.p3).toBeCloseTo((5.64 + 6.079) / 2, 10);
    expect(found.p50).toBeCloseTo((7.002 + 7.511) / 2, 10);
    expect(found.p97).toBeCloseTo((8.633 + 9.223) / 2, 10);
  });

  test('beyond 24 months the last row is given', async () => {
    const { parent } = await aFamily();
    const params = { measure: 'height' as const };

    const at = (ageMonths: string) =>
      parent.call(lookUpPercentiles, { params, query: { gender: 'female', ageMonths } });

    expect(await at('240.5')).toEqual(await at('24'));
    expect(await at('24')).toMatchObject({ ageMonths: 24, p3: 80.346, p50: 86.415, p97: 92.484 });
  });

  test.each(['other', 'unknown', 'Male', undefined])('other than male is looked up as female: %s', async (gender) => {
    const { parent } = await aFamily();

    const table = await parent.call(readReferenceTable, {
      params: { measure: 'weight' },
      query: gender === undefined ? {} : { gender },
    });

    expect(table).toMatchObject({ gender: 'female' });
    expect(table.rows[0]?.p50).toBe(3.232);
  });

  test.each(['-1', '-0.5', 'NaN', 'Infinity', '1e1', '', ' 4', '4,5', '4 months'])(
    'an age of "%s" is refused at its field',
    async (ageMonths) => {
      const { parent } = await aFamily();

      const answer = await parent.ask(lookUpPercentiles, { params: { measure: 'weight' }, query: { ageMonths } });

      expect(answer).toMatchObject({
        status: 422,
        body: { code: 'bad-input', fields: [{ name: 'ageMonths', message: expect.stringContaining('0 or more') }] },
      });
    },
  );

  test('a missing age is asked for, and an unknown measure is not found', async () => {
    const { parent } = await aFamily();

    const ageless = await parent.get('/api/growth/reference-tables/weight/percentiles?gender=male');
    const measureless = await parent.get('/api/growth/reference-tables/bmi?gender=male');

    expect(ageless).toMatchObject({ status: 422, body: { fields: [{ name: 'ageMonths' }] } });
    expect(measureless).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });
});
