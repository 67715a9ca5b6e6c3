import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { monthlyPercentilesFile } from './monthly-percentiles.ts';

const root = join(import.meta.dirname, '..');
const csv = readFileSync(join(root, 'testing/fixtures/growth/monthly-percentiles.csv'), 'utf8');
const kept = readFileSync(join(root, 'content/growth/monthly-percentiles.json'), 'utf8');

describe('[GRO-04] the table of nine percentiles', () => {
  test('generated from WHO’s monthly numbers is the one in content/growth, with all 702 values', () => {
    expect(monthlyPercentilesFile(csv)).toBe(kept);
    expect(kept.match(/"p\d+":/g)).toHaveLength(702);
  });

  test.each([
    { fault: 'another header', from: 'p95,p97', to: 'p97,p95', message: 'expected the header' },
    { fault: 'a missing row', from: /\nweight,male,9,.*/, to: '', message: 'expected 78 rows, found 77' },
    { fault: 'a row twice', from: /\nhead,male,9,/, to: '\nhead,male,6,', message: '2 rows of head, male, 6 months' },
    { fault: 'a slip in a value', from: ',3.027,', to: ',3.072,', message: 'p25 is not what L, M and S give' },
    { fault: 'a word for a value', from: ',3.027,', to: ',three,', message: 'p25 is not what L, M and S give' },
  ])('is not made from a file with $fault', ({ from, to, message }) => {
    expect(() => monthlyPercentilesFile(csv.replace(from, to))).toThrow(message);
  });
});
