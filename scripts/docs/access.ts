import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { people, type Outcome, type PersonName } from '#testing/rooms/access.ts';
import { accessTable } from '#testing/rooms/rooms.ts';

const heads: Readonly<Record<PersonName, string>> = {
  nobody: 'visitor',
  stranger: 'stranger',
  viewer: 'viewer',
  coParent: 'co-parent',
  removed: 'removed co-parent',
  parent: 'primary parent',
};

const words: Readonly<Record<Outcome, string>> = {
  done: 'yes',
  'sign-in-needed': '401',
  'not-allowed': '403',
  'not-found': '404',
};

/** One row per endpoint, from the access table that the tests use. */
export function accessPage(): string {
  const rows = Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => rowOf(name, endpoint));
  return [
    '# Who may do what',
    '',
    'One row for each call of the contract, made by `npm run access`. Each cell is tested with a request that succeeds for the primary parent (`server/access.test.ts`), and after a refusal every row of the database is as it was.',
    '',
    '- **yes**: it is done. Where a call names nobody else, it is about the own account alone.',
    '- **401**: to be asked to log in first. **404**: what is not yours is not there; the answer is that of an id that never was.',
    '- **403**: seen, but not to be changed; or an invitation that was sent to another address.',
    '- `POST …/leave` says yes to the primary parent since its request hands the child over first: whoever still is the primary parent is refused.',
    '- What only an editor may says yes to the primary parent since its request makes that parent one: access to a child gives nobody the role.',
    '- A *stranger* has an account and nothing to do with the child; a *removed co-parent* had access once.',
    '',
    `| call | what it does | ${people.map((person) => heads[person]).join(' | ')} |`,
    `|---|---|${people.map(() => '---').join('|')}|`,
    ...rows,
    '',
  ].join('\n');
}

function rowOf(name: string, { method, path, summary }: Endpoint): string {
  const row = Object.entries(accessTable).find(([known]) => known === name)?.[1];
  const cells = people.map((person) => (row ? words[row[person]] : '?'));
  return `| \`${method} ${path}\` | ${summary} | ${cells.join(' | ')} |`;
}

if (import.meta.main) {
  writeFileSync(join(import.meta.dirname, '../../docs/access.md'), accessPage());
  console.log('docs/access.md has a row for each call of the contract.');
}
