import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import type { Subject } from './messages.ts';

const root = join(import.meta.dirname, '../..');

/** Where a subject is not the rooms of its name alone. */
const places: Partial<Record<Subject, string | readonly string[]>> = {
  everywhere: ['contract/*.ts', 'web/{client,site,accounts}/**'],
  accounts: ['{web,server,contract}/accounts/**', 'server/auth/**', 'web/client/page/**'],
  children: ['{web,server}/children/**', 'web/growth/form/**'],
  insights: ['{web,server,contract}/{insights,chat}/**', 'contract/{insights,chat}.ts'],
  google: '{web,server}/accounts/**/*issuer*',
};

/** The files that say what is about a subject; none where it does not exist yet. */
export function filesOf(subject: Subject): string[] {
  const rooms = [`{web,server,contract}/${subject}/**`, `contract/${subject}.ts`];
  const found = globSync(places[subject] ?? rooms, { cwd: root });
  return found.filter((path) => /(?<!\.test)\.tsx?$/.test(path)).map((path) => join(root, path));
}

/** The texts of a source file, of code and of JSX, each on one line; a value in a text is `{}`. */
export function textsIn(path: string): string[] {
  const texts: string[] = [];
  const visitor = new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') texts.push(value);
    },
    JSXText: ({ value }) => void texts.push(withoutEntities(value)),
    TemplateLiteral: ({ quasis }) => void texts.push(quasis.map(({ value }) => value.cooked ?? '').join('{}')),
  });
  visitor.visit(parseSync(path, readFileSync(path, 'utf8')).program);
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
}

function withoutEntities(text: string): string {
  return text.replaceAll('&apos;', "'").replaceAll('&quot;', '"');
}
