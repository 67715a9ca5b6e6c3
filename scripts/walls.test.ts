import { expect, test } from 'vitest';
import { inspect } from './walls/inspect.ts';
import { importing, planted } from './walls/planted.ts';
import { soundHouse } from './walls/sound-house.ts';
import type { Source } from './walls/source.ts';

function inspected(changes: Record<string, string | null>) {
  const files = Object.entries({ ...soundHouse, ...changes });
  return inspect(files.flatMap(([path, text]): Source[] => (text === null ? [] : [{ path, text }])));
}

test('what a press or an effect asks the browser is no fault', () => {
  const text = `export function Card() {
    useEffect(() => document.body.focus());
    const isOnline = useSyncExternalStore(watch, () => navigator.onLine);
    return <button onClick={() => isOnline && location.assign('/')} />;
  }`;

  expect(inspected({ 'web/growth/a.tsx': text }).faults).toEqual([]);
});

test('a house without faults passes, and each of its files of code was read', () => {
  const { faults, files } = inspected({});

  expect(faults).toEqual([]);
  expect(files).toBe(Object.keys(soundHouse).filter((path) => /\.tsx?$/.test(path)).length);
});

const rows = Object.entries(planted).flatMap(([law, faults]) => faults.map((fault) => [law, ...fault] as const));

test.each(rows)('%s is broken by %s', (law, _fault, path, text, says) => {
  const { faults } = inspected({ [path]: text });

  expect(faults).toContainEqual(expect.stringMatching(new RegExp(`^${escaped(path)}:\\d+ ${law}: .*${escaped(says)}`)));
});

test('content that reaches the browser through other files is found, with its way', () => {
  const { faults } = inspected({
    'domain/growth/score/assess.ts': `import { table } from './who-2006-data.ts';`,
    'contract/growth.ts': `import { assess } from '#domain/growth/score/assess.ts';`,
    'web/growth/data.ts': `\nimport { addMeasurement } from '#contract/growth.ts';`,
  });

  expect(faults).toEqual([
    'web/growth/data.ts:2 law 1: brings content into the browser: contract/growth.ts imports domain/growth/score/assess.ts imports domain/growth/score/who-2006-data.ts',
  ]);
});

test('imports that run in a circle are found', () => {
  const { faults } = inspected({
    'domain/growth/a.ts': `import { b } from './b.ts';`,
    'domain/growth/b.ts': `import { a } from './a.ts';`,
  });

  expect(faults).toEqual([
    'domain/growth/b.ts:1 law 11: imports run in a circle: domain/growth/a.ts → domain/growth/b.ts → domain/growth/a.ts',
  ]);
});

test('folders of a room of domain import one way, types included', () => {
  const { faults } = inspected({
    'domain/growth/score/a.ts': `import type { B } from '../words/b.ts';`,
    'domain/growth/words/b.ts': `import { c } from './deeper/c.ts';`,
    'domain/growth/words/deeper/c.ts': `import { z } from '../../references/z.ts';`,
    'domain/growth/references/z.ts': `import { zScore } from '../score/z-score.ts';`,
    'domain/growth/words/b.test.ts': `import { a } from '../score/a.ts';`,
  });

  expect(faults.filter((fault) => fault.startsWith('domain/growth/score/a.ts'))).toEqual([
    'domain/growth/score/a.ts:1 law 11: folders import in a circle: domain/growth/score → domain/growth/words → domain/growth/references → domain/growth/score',
  ]);
});

test('checkups and vaccines of web ask each other', () => {
  const asking = (room: string) => importing(`#web/${room}/data.ts`);
  const [checkups, vaccines] = [
    { 'web/checkups/a.ts': asking('vaccines') },
    { 'web/vaccines/a.ts': asking('checkups') },
  ];

  expect(
    inspected({ 'web/checkups/data.ts': '', 'web/vaccines/data.ts': '', ...checkups, ...vaccines }).faults,
  ).toEqual([]);
});

test('what stands on the ground of server imports one way, types included', () => {
  const { faults } = inspected({
    'server/db/entries.ts': `import { Problem } from '#server/http/problem.ts';`,
    'server/http/house.ts': `import type { Parent } from '#server/auth/session.ts';`,
    'server/http/problem.ts': `export class Problem {}`,
    'server/auth/session.ts': `import { log } from '#server/log.ts'; import { Db } from '#server/db/db.ts';`,
    'server/log.ts': `export const log = 1;`,
  });

  expect(faults.filter((fault) => fault.includes('circle'))).toEqual([
    'server/db/entries.ts:1 law 11: folders import in a circle: server/db → server/http → server/auth → server/db',
    'server/http/house.ts:1 law 11: folders import in a circle: server/http → server/auth → server/db → server/http',
    'server/auth/session.ts:1 law 11: folders import in a circle: server/auth → server/db → server/http → server/auth',
  ]);
});

test('a circle of types alone is allowed, since types are gone at run time', () => {
  const { faults } = inspected({
    'domain/growth/a.ts': `import { b } from './b.ts';`,
    'domain/growth/b.ts': `import type { a } from './a.ts';`,
  });

  expect(faults).toEqual([]);
});

test.each(['content', 'domain', 'contract', 'server', 'web', 'testing'])(
  'when no file of %s is found, the walls report it instead of passing',
  (floor) => {
    const gone = Object.keys(soundHouse).filter((path) => path.startsWith(`${floor}/`));

    const { faults } = inspected(Object.fromEntries(gone.map((path) => [path, null])));

    expect(faults).toContainEqual(expect.stringMatching(new RegExp(`^${floor}:1 floors: no file was seen`)));
  },
);

test('a file that cannot be parsed is a fault, and the others are judged all the same', () => {
  const { faults } = inspected({ 'domain/growth/a.ts': 'export const = 1;', 'web/ui/index.ts': '' });

  expect(faults).toEqual([
    expect.stringMatching(/^domain\/growth\/a\.ts:1 syntax: cannot be parsed/),
    expect.stringMatching(/^web\/ui\/index\.ts:1 law 11/),
  ]);
});

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
