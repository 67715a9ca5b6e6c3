import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root, run } from './check/command.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fernling-lint-'));
  writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true, "jsx": "react-jsx" } }');
});

afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  {
    fault: 'a promise that nobody waits for',
    rule: 'typescript(no-floating-promises)',
    text: 'export async function save(): Promise<void> {}\nexport function leave(): void {\n  save();\n}\n',
  },
  {
    fault: 'a hook behind a condition',
    rule: 'react-hooks(rules-of-hooks)',
    text: 'export const Card = (p: { on: boolean }) => {\n  if (p.on) useState(1);\n  return <p>on</p>;\n};\n',
  },
  {
    fault: 'a weight that is a text',
    rule: 'typescript(TS2322)',
    text: "export const weightKg: number = '5.2';\n",
  },
  {
    fault: 'a picture without a text',
    rule: 'jsx-a11y(alt-text)',
    text: 'export const Picture = () => <img src="/fern.png" />;\n',
  },
  {
    fault: 'a value of no known type',
    rule: 'typescript(no-unsafe-assignment)',
    text: "export const child: { name: string } = JSON.parse('{}');\n",
  },
])('the linter, with the rules of this project, finds $fault', async ({ rule, text }) => {
  const file = join(folder, 'planted.tsx');
  writeFileSync(file, text);

  const { succeeded, output } = await run('oxlint', [
    '--type-check',
    '--type-aware',
    '--deny-warnings',
    '-c',
    join(root, '.oxlintrc.json'),
    file,
  ]);

  expect(output).toContain(rule);
  expect(succeeded).toBe(false);
});
