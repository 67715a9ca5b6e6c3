import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';

const run = promisify(execFile);
const cases = (...args: string[]) =>
  run(process.execPath, [join(import.meta.dirname, 'cases.ts'), ...args]).then(
    ({ stdout }) => ({ code: 0, lines: stdout.trim().split('\n') }),
    (error: { code: number; stdout: string }) => ({ code: error.code, lines: error.stdout.trim().split('\n') }),
  );

const fixture = (path: string) => join(import.meta.dirname, '../testing/fixtures', path);

const folder = mkdtempSync(join(tmpdir(), 'fernling-cases-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe('the command judges growth and', () => {
  test('ends with the sum over all files, and well only when no row differs', async () => {
    const { code, lines } = await cases('growth', fixture('growth/edge-cases.csv'), fixture('growth/values.csv'));
    expect(lines.at(-1)).toBe('295 passed, 0 failed');
    expect(code).toBe(0);
  });

  test('counts a file that cannot be read as one that failed', async () => {
    const [alone, beside] = [
      await cases('growth', '/nowhere.csv'),
      await cases('growth', fixture('growth/edge-cases.csv'), '/nowhere.csv'),
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

describe('the command judges vaccines and', () => {
  const whole = fixture('vaccines/whole-child.json');
  const sums = fixture('vaccines/date-arithmetic.json');

  test('prints the number of rows of each file, and succeeds when no row differs', async () => {
    expect(await cases('vaccines', whole, sums)).toEqual({
      code: 0,
      lines: [`${whole}: 8 rows read, 0 differ`, `${sums}: 20 rows read, 0 differ`, '28 passed, 0 failed'],
    });
  });

  test('names each row that differs, and fails', async () => {
    const wrong = written(
      'sums.txt',
      '{"layout":"date-arithmetic/1","cases":[{"date":"2025-12-31","add":"2m","is":"2026-02-28"},{"date":"2025-12-31"}]}',
    );
    const { code, lines } = await cases('vaccines', wrong, sums);
    expect(code).toBe(1);
    expect(lines).toEqual([
      `${wrong}: 2 rows read, 2 differ`,
      '  row 1: 2025-12-31 and 2m: expected 2026-02-28, got 2026-03-01',
      '  row 2: add is missing; is is missing',
      `${sums}: 20 rows read, 0 differ`,
      '20 passed, 2 failed',
    ]);
  });

  test('counts a file that is no JSON, and one without cases, as one each that failed', async () => {
    const noJson = written('table.csv', 'case_id,group');
    const noCases = written('none.json', '{"layout":"vaccine-cases/1","edition":"cdsi-4.64","cases":[]}');
    const { code, lines } = await cases('vaccines', noJson, noCases, sums);
    expect(code).toBe(2);
    expect(lines).toEqual([`${sums}: 20 rows read, 0 differ`, '20 passed, 2 failed']);
  });

  test('fails for a subject that it does not know', async () => {
    expect((await cases('teeth', sums)).code).toBe(2);
  });
});
