import { describe, expect, test } from 'vitest';
import { judgeSearchFile } from './search.ts';

const file = (...queries: unknown[]) => JSON.stringify({ schema: 'content/retrieval@1', queries });

describe('[ART-01] searches agree with what others expect', () => {
  test('of every kind, when one of the expected is among the first three', async () => {
    const text = file(
      { id: 'a', query: 'colic', expected: ['art:crying-and-colic'] },
      { id: 'b', query: 'avocado', expected: ['food:nothing', 'food:avocado'] },
      { id: 'c', query: 'chickenpox vaccine', expected: ['vax:varicella'] },
      { id: 'd', query: 'milestones at 9 months', expected: ['ms:age-09'] },
      { id: 'e', query: '4 month checkup', expected: ['visit:m4'] },
    );
    expect(await judgeSearchFile(`\uFEFF${text}`)).toEqual({ rows: 5, differences: [] });
  });

  test('and differ where it is not, with what was found', async () => {
    const { differences } = await judgeSearchFile(
      file({ id: 'a', query: 'avocado', expected: ['art:crying-and-colic'] }),
    );
    expect(differences).toEqual([
      { id: 'a', why: expect.stringMatching(/^expected art:crying-and-colic, got food:avocado/) },
    ]);
  });

  test.each([
    { fault: 'without an expectation', row: { id: 'a', query: 'colic', expected: [] } },
    { fault: 'without a query', row: { id: 'a', expected: ['art:crying-and-colic'] } },
    { fault: 'of an unknown kind', row: { id: 'a', query: 'colic', expected: ['page:crying'] } },
    { fault: 'that is no row', row: 'colic' },
  ])('a row $fault counts as different', async ({ row }) => {
    expect(await judgeSearchFile(file(row))).toMatchObject({ rows: 1, differences: [{}] });
  });

  test('so does the second row of an id', async () => {
    const row = { id: 'a', query: 'colic', expected: ['art:crying-and-colic'] };
    const { differences } = await judgeSearchFile(file(row, row));
    expect(differences).toEqual([{ id: 'a', why: 'another row has this id already' }]);
  });

  test.each([
    '',
    'id,query',
    '{}',
    '{"schema":"content/retrieval@1","queries":[]}',
    '{"schema":"other","queries":[{}]}',
  ])("a file with '%s' cannot be read", async (text) => {
    expect(await judgeSearchFile(text)).toMatchObject({ rows: 0, fault: expect.any(String) });
  });
});
