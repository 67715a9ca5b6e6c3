import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { variables } from '#server/config.ts';
import { issuerVariables } from '#server/oidc/issuer-settings.ts';

const file = join(import.meta.dirname, '../../docs/operating.md');
const [begin, end] = ['<!-- settings: generated from server/config.ts -->', '<!-- end of settings -->'];

export function withSettings(page: string): string {
  const rows = Object.entries({ ...variables, ...issuerVariables }).map(
    ([name, { default: fallback, meaning }]) =>
      `| \`${name}\` | ${fallback === '' ? '' : `\`${fallback}\``} | ${meaning} |`,
  );
  const table = [begin, '| variable | default | meaning |', '|---|---|---|', ...rows, end].join('\n');
  return page.slice(0, page.indexOf(begin)) + table + page.slice(page.indexOf(end) + end.length);
}

if (import.meta.main) {
  writeFileSync(file, withSettings(readFileSync(file, 'utf8')));
  console.log('docs/operating.md has the settings of server/config.ts.');
}
