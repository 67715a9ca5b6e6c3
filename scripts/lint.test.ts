import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { root, run } from './check/command.ts';

const Report = z.object({
  diagnostics: z.array(z.object({ code: z.string(), severity: z.string(), filename: z.string() })),
});

const faults = [
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
];

let folder: string;
let found: z.infer<typeof Report>['diagnostics'];
let isClean: boolean;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fernling-lint-'));
  writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true, "jsx": "react-jsx" } }');
  for (const [n, { text }] of faults.entries()) writeFileSync(join(folder, `planted-${n}.tsx`), text);
  const { succeeded, output } = await run('oxlint', [
    '--type-check',
    '--type-aware',
    '--deny-warnings',
    '--format=json',
    '-c',
    join(root, '.oxlintrc.json'),
    ...faults.map((_, n) => join(folder, `planted-${n}.tsx`)),
  ]);
  isClean = succeeded;
  found = Report.parse(JSON.parse(output)).diagnostics;
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(faults.map((fault, n) => ({ ...fault, n })))(
  'the linter, with the rules of this project, finds $fault',
  ({ rule, n }) => {
    const inFile = found.filter(({ filename }) => filename.endsWith(`planted-${n}.tsx`));

    expect(isClean).toBe(false);
    expect(inFile).toContainEqual(expect.objectContaining({ code: rule, severity: 'error' }));
  },
);
