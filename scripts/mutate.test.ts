import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, onTestFinished, test } from 'vitest';
import { mutate } from './mutate.ts';
import { explanationsOf, partedBy } from './mutate/explained.ts';
import { mutantsOf } from './mutate/mutant.ts';
import { runMutants } from './mutate/mutation-run.ts';
import { readSources } from './walls/source.ts';

const root = join(import.meta.dirname, '..');
const mayRide = 'export const mayRide = (heightCm: number) => heightCm >= 120;';

const saying = (...lines: string[]) =>
  [
    "import { expect, test } from 'vitest';",
    "import { mayRide } from './ride.ts';",
    "test('who may ride', () => {",
    ...lines,
    '});',
  ].join('\n');

const weak = saying('expect([119.5, 121].map(mayRide)).toEqual([false, true]);');
const strong = saying('expect([119, 119.5, 120].map(mayRide)).toEqual([false, false, true]);');

/** A page that explains why the limit may be different. */
function explaining(...limits: string[]): string {
  const rows = limits.map(
    (limit) =>
      `| \`domain/rides/ride.ts\` | \`${mayRide}\` | \`${mayRide.replace('heightCm >= 120', limit)}\` | planted |`,
  );
  return ['# Rides', '', '| file | code | becomes | why |', '|---|---|---|---|', ...rows, '', 'More.'].join('\n');
}

/** A project with one room, removed when the test ends. */
function aProject(files: Record<string, string>): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'fernling-planted-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const path of ['scripts/cases', 'testing']) mkdirSync(join(folder, path), { recursive: true });
  for (const [path, text] of Object.entries({ 'package.json': '{ "type": "module" }', ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

function contentOf(folder: string): unknown {
  return readdirSync(folder, { withFileTypes: true }).map((entry) => {
    const path = join(folder, entry.name);
    return [entry.name, entry.isDirectory() ? contentOf(path) : entry.isFile() && readFileSync(path, 'utf8')];
  });
}

async function mutated(folder: string) {
  const said: string[] = [];
  const code = await mutate(folder, ['domain/rides'], (line) => said.push(line));
  return { code, said };
}

describe('a mutation run', () => {
  test('lists each change that no quick test notices, and changes nothing in the project', async () => {
    const folder = aProject({
      'domain/rides/ride.ts': mayRide,
      'domain/rides/ride.test.ts': weak.replace('./ride.ts', '../../testing/rides.ts'),
      'testing/rides.ts': "export { mayRide } from '../domain/rides/ride.ts';",
      'domain/rides/generated-rides.test.ts': strong,
      'domain/rides/seasons.slow.test.ts': strong,
    });
    const before = contentOf(folder);

    const { code, said } = await mutated(folder);

    expect(code).toBe(1);
    expect(said.filter((line) => line.includes(' survived: '))).toHaveLength(2);
    expect(said.filter((line) => !line.includes(' survived: '))).toEqual([
      '4 mutants, 1 test file',
      'domain/rides/ride.ts:1',
      '  - export const mayRide = (heightCm: number) => heightCm >= 120;',
      '  + export const mayRide = (heightCm: number) => heightCm > 120;',
      'domain/rides/ride.ts:1',
      '  - export const mayRide = (heightCm: number) => heightCm >= 120;',
      '  + export const mayRide = (heightCm: number) => heightCm >= 121;',
      '2 killed, 0 explained, 2 survived',
    ]);
    expect(contentOf(folder)).toEqual(before);
  });

  test('passes when its page explains what lives, and fails when a published case kills it after all', async () => {
    const page = explaining('heightCm > 120', 'heightCm >= 121');
    const room = { 'domain/rides/ride.ts': mayRide, 'docs/rides.md': page };
    const cases = {
      'scripts/cases/rides.ts': "export { mayRide } from '../../domain/rides/ride.ts';",
      'scripts/cases/rides.test.ts': strong.replace('./ride.ts', './rides.ts'),
    };

    const live = await mutated(aProject({ ...room, 'domain/rides/ride.test.ts': weak }));
    const killed = await mutated(aProject({ ...room, ...cases }));

    expect([live.code, live.said.at(-1)]).toEqual([0, '2 killed, 2 explained, 0 survived']);
    expect([killed.code, killed.said.at(-1)]).toEqual([1, '4 killed, 0 explained, 0 survived']);
    expect(killed.said).toContain('domain/rides/ride.ts: explained, but no such mutant survived');
  });

  test('ends a test that runs forever because of a mutant', async () => {
    const folder = aProject({
      'domain/rides/ride.ts': 'export function mayRide(queue) {\n  while (queue.length) queue.pop();\n}\n',
      'domain/rides/ride.test.ts': saying('const queue = [1];', 'mayRide(queue);', 'expect(queue).toEqual([]);'),
    });

    const { endless } = await runMutants(folder, ['domain/rides'], () => undefined, 500);

    expect(endless.map(({ becomes }) => becomes)).toEqual(['while (queue.length) ;']);
  });

  test('does not begin with tests that fail, or where there is nothing to change', async () => {
    const folder = aProject({
      'domain/rides/ride.ts': mayRide,
      'domain/rides/ride.test.ts': saying('expect(mayRide(1)).toBe(true);'),
    });

    await expect(mutated(folder)).rejects.toThrow('domain/rides/ride.test.ts fails on unchanged code: who may ride');
    await expect(runMutants(folder, ['domain/trains'], () => undefined)).rejects.toThrow('nothing to change');
  });
});

describe('of a line of code', () => {
  const becoming = (text: string) => mutantsOf({ path: 'domain/a.ts', text }).map(({ becomes }) => becomes);

  test.each([
    ['a < b;', ['a <= b;', 'a >= b;']],
    ['a === b;', ['a !== b;']],
    ["a === 'due';", ["a !== 'due';", "a === '';"]],
    ['a + b;', ['a - b;']],
    ["a + 'days';", []],
    ['a && b;', ['a;', 'b;']],
    ['a ?? {};', ['a;', '({});']],
    ['!a;', ['a;']],
    ['-a;', ['a;']],
    ['f(true);', ['f(false);']],
    ['a[0];', ['a[1];', 'a[(-1)];']],
    ['a ? b : c;', ['true ? b : c;', 'false ? b : c;']],
    ['if (a < b) c();', ['if (true) c();', 'if (false) c();', 'if (a <= b) c();']],
    ["if (a === 'due') c();", ['if (true) c();', 'if (false) c();']],
    ['if (!a) c();', ['if (true) c();', 'if (false) c();']],
    ['if (a) b();', ['if (true) b();', 'if (false) b();']],
    ['if (a) {\n b();\n throw c; }', ['if (true) {', 'if (false) {', ';', '; }']],
    ['for (const a of b) {\n f(a);\n continue; }', ['for (const a of b) {}', ';', '; }']],
    ["switch (a) { case 'due': break; }", ["switch (a) { case '': break; }", "switch (a) { case 'due': ; }"]],
    ['a?.b?.[c]?.(d);', ['a.b?.[c]?.(d);', 'a?.b[c]?.(d);', 'a?.b?.[c](d);']],
    ['a.filter(f).some(g);', ['a.some(g);', 'a.filter(f).every(g);']],
    ['Math.min(a, b);', ['Math.max(a, b);']],
    ['a.toString();', []],
    ['function f() { return a; }', ['function f() {}']],
    ['function f() {\n a();\n return b; }', ['function f() {}', ';']],
  ])('%j become %j', (text, expected) => {
    expect(becoming(text).toSorted()).toEqual(expected.toSorted());
  });

  test('types, comments, keys and words that are not compared stay as they are', () => {
    const text =
      "/** At least 3. */\nexport type A = 1 | -1 | 'due' | true;\nexport const a: A[] = { 2: 'due' as 'due' };";

    expect(becoming(text)).toEqual([]);
  });

  test('a long stretch is shortened to its ends', () => {
    const [mutant] = mutantsOf({ path: 'domain/a.ts', text: `function f() {\n${'  g();\n'.repeat(30)}}\n` });

    expect(mutant?.code).toMatch(/^function f\(\) \{ g\(\); .{40,60} … .{15,20}\}$/);
    expect(mutant?.becomes).toBe('function f() {}');
  });

  test('what is made can be parsed, all over the engine of vaccines', () => {
    const sources = readSources(root, ['domain/vaccines']).filter(({ path }) => !path.includes('.test.'));
    const mutants = sources.flatMap(mutantsOf).filter((_, n) => n % 21 === 0);

    expect(mutants.length).toBeGreaterThan(100);
    expect(mutants.filter(({ file, text }) => parseSync(file, text).errors.length > 0)).toEqual([]);
  });
});

describe('explanations', () => {
  const page = [
    '| file | code | becomes | why |',
    '|---|---|---|---|',
    '| `domain/a/b.ts` | `x \\|\\| y;` | `x;` | y is never true |',
    '| `domain/a/c.ts` | `` `${n}` ?? 1; `` | `1;` | never |',
    '',
  ].join('\n');

  test('are read with the strokes and backticks of code', () => {
    expect(explanationsOf(page, 'domain/a')).toEqual([
      { file: 'domain/a/b.ts', code: 'x || y;', becomes: 'x;', why: 'y is never true' },
      { file: 'domain/a/c.ts', code: '`${n}` ?? 1;', becomes: '1;', why: 'never' },
    ]);
    expect(explanationsOf(page, 'domain/a/c.ts')).toHaveLength(1);
    expect(explanationsOf('# A page without any', 'domain/a')).toEqual([]);
  });

  test('are each good for one mutant, so that a second one that reads the same is seen', () => {
    const twice = mutantsOf({ path: 'domain/a/b.ts', text: 'x || y;\nx || y;\n' }).filter(
      ({ becomes }) => becomes === 'x;',
    );
    const parted = partedBy(explanationsOf(page, 'domain/a'), twice);

    expect(parted.explained.map(({ line }) => line)).toEqual([1]);
    expect(parted.survived.map(({ line }) => line)).toEqual([2]);
    expect(parted.idle.map(({ file }) => file)).toEqual(['domain/a/c.ts']);
  });
});
