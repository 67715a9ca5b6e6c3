import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { judgeGrowthFile } from './growth.ts';

const pathOf = (name: string) => fileURLToPath(new URL(`../../testing/fixtures/growth/${name}`, import.meta.url));
const textOf = (name: string) => readFileSync(pathOf(name), 'utf8');

describe('[GRO-03] growth agrees with what others computed', () => {
  test.each([
    { name: 'cases.csv', rows: 543 },
    { name: 'values.csv', rows: 270 },
    { name: 'edge-cases.csv', rows: 25 },
    { name: 'velocity-cases.csv', rows: 28 },
  ])('in all $rows rows of $name', ({ name, rows }) => {
    expect(judgeGrowthFile(textOf(name))).toEqual({ rows, differences: [] });
  });
});

describe('a row differs when the product', () => {
  const [header, first] = textOf('cases.csv').split('\n');
  const [edgeHeader, edge] = textOf('edge-cases.csv').split('\n');
  const [valueHeader, value] = textOf('values.csv').split('\n');

  test.each([
    { fault: 'gives another z-score', from: '-0.274668', to: '-0.2753', why: 'expected z' },
    { fault: 'gives another percentile', from: '39.178572', to: '39.2', why: 'expected percentile' },
    { fault: 'does not flag it', from: ',0,0.0005', to: ',1,0.0005', why: 'expected flag 1' },
    { fault: 'scores what must have no score', from: '-0.274668', to: '', why: 'expected no score' },
    { fault: 'has no score', from: ',8.19,', to: ',,', why: 'got none: no-value' },
    { fault: 'counts other days', from: ',303,', to: ',304,', why: '303 days apart' },
    { fault: 'does not know the reference', from: 'WHO2006', to: 'WHO1977', why: 'reference is not known: WHO1977' },
    { fault: 'does not know the indicator', from: 'weight_for_age', to: 'arm_for_age', why: 'indicator is not known' },
    { fault: 'does not know the position', from: 'lying', to: 'sitting', why: 'position is not known' },
    { fault: 'cannot read a number', from: '8.19', to: '8.19kg', why: 'weight_kg is no number' },
    { fault: 'cannot read a day', from: '2015-10-04', to: '2015-02-30', why: 'not a day' },
    { fault: 'misses a field', from: ',0.0005,', to: '', why: 'too few or too many fields' },
  ])('$fault', ({ from, to, why }) => {
    const { rows, differences } = judgeGrowthFile([header, first?.replace(from, to)].join('\n'));
    expect(rows).toBe(1);
    expect(differences).toEqual([{ id: 'S0001', why: expect.stringContaining(why) }]);
  });

  test.each([
    { fault: 'uses another length', from: ',87.8,0.037241', to: ',87.1,0.037241', why: 'expected length' },
    { fault: 'gives another z-score', from: '0.073569', to: '0.0749', why: 'expected z_bmi_for_age' },
    { fault: 'flags nothing', from: ',,last', to: ',wfa+bfa,last', why: 'expected flags wfa+bfa, got none' },
  ])('$fault at a boundary', ({ from, to, why }) => {
    const { differences } = judgeGrowthFile([edgeHeader, edge?.replace(from, to)].join('\n'));
    expect(differences).toEqual([{ id: 'R01', why: expect.stringContaining(why) }]);
  });

  test('has another value on a line', () => {
    const { differences } = judgeGrowthFile([valueHeader, value?.replace('12.028', '12.03')].join('\n'));
    expect(differences).toEqual([{ id: 'W0001', why: expect.stringContaining('expected 12.03, got 12.02') }]);
  });
});

describe('a file', () => {
  test('is known by its header line, whatever the order of its columns', () => {
    const [header = '', ...rows] = textOf('cases.csv').trim().split('\n');
    const turned = [header, ...rows.slice(0, 5)].map((line) => line.split(',').toReversed().join(',')).join('\r\n');
    expect(judgeGrowthFile(`\uFEFF${turned}\r\n`)).toEqual({ rows: 5, differences: [] });
  });

  test('of another kind fails in every row', () => {
    const { rows, differences } = judgeGrowthFile('case_id,question\nQ1,why\nQ2,"who, and when"\n');
    expect(rows).toBe(2);
    expect(differences.map(({ id }) => id)).toEqual(['Q1', 'Q2']);
  });

  test.each([
    { fault: 'another increment', from: ',2395,', to: ',2397,', why: 'expected 2397, got 239' },
    { fault: 'months that do not fit', from: ',6,0,6,', to: ',6,0,5,', why: 'not an interval apart' },
  ])('of velocities with $fault differs', ({ from, to, why }) => {
    const [header, first] = textOf('velocity-cases.csv').split('\n');
    const { differences } = judgeGrowthFile([header, first?.replace(from, to)].join('\n'));
    expect(differences).toEqual([{ id: 'X001', why: expect.stringContaining(why) }]);
  });
});

describe('an age of which only the months are known', () => {
  const header = 'case_id,reference,indicator,age_basis,sex,age_days,age_months,weight_kg,expected_z,tolerance_z';
  const difference = (months: number) =>
    judgeGrowthFile(`${header}\nM1,WHO2006,weight_for_age,chronological,female,,${months},10,99,0.001`).differences[0]
      ?.why;

  test('is turned into days and scored', () => {
    expect(difference(12)).toContain('expected z 99, got');
  });

  test('has no score from 60 months on', () => {
    expect(difference(60)).toContain('got none: age-out-of-range');
  });
});

describe('the command', () => {
  const run = promisify(execFile);
  const command = fileURLToPath(new URL('../cases.ts', import.meta.url));
  const cases = (...args: string[]) =>
    run(process.execPath, [command, ...args]).then(
      ({ stdout }) => ({ code: 0, lines: stdout.trim().split('\n') }),
      (error: { code: number; stdout: string }) => ({ code: error.code, lines: error.stdout.trim().split('\n') }),
    );

  test('ends with the sum over all files, and well only when no row differs', async () => {
    const { code, lines } = await cases('growth', pathOf('edge-cases.csv'), pathOf('values.csv'));
    expect(lines.at(-1)).toBe('295 passed, 0 failed');
    expect(code).toBe(0);
  });

  test('counts a file that cannot be read as one that failed', async () => {
    const [alone, beside] = [
      await cases('growth', '/nowhere.csv'),
      await cases('growth', pathOf('edge-cases.csv'), '/nowhere.csv'),
    ];
    expect(alone).toEqual({ code: 2, lines: ['0 passed, 1 failed'] });
    expect(beside.lines.at(-1)).toBe('25 passed, 1 failed');
    expect(beside.code).toBe(2);
  });

  test('fails when nothing was judged', async () => {
    const { code } = await cases('growth');
    expect(code).not.toBe(0);
  });
});
