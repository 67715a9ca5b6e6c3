export const importing = (specifier: string) => `import * as it from '${specifier}';`;

type Planted = readonly [fault: string, path: string, text: string, says: string];

/** Faults in the sound house, by the law that they break. */
export const planted: Record<string, readonly Planted[]> = {
  'law 1': [
    ['code in content', 'content/growth/table.ts', '', 'no code'],
    ['a package in domain', 'domain/growth/a.ts', importing('zod/mini'), 'no package'],
    ['Node in domain', 'domain/growth/a.ts', importing('node:fs'), 'nothing of Node'],
    ['contract in domain', 'domain/growth/a.ts', importing('#contract/growth.ts'), 'only domain and content'],
    [
      'content in a file of domain that does not say so',
      'domain/growth/a.ts',
      importing('#content/growth/who-2006.json'),
      '*-data.ts',
    ],
    ['the clock read with new Date()', 'domain/growth/a.ts', 'export const now = new Date();', 'new Date()'],
    ['the clock read with Date.now()', 'domain/growth/a.ts', 'export const now = Date.now();', 'Date.now'],
    ['content in the browser', 'web/growth/a.ts', importing('#domain/growth/who-2006-data.ts'), 'who-2006-data.ts'],
  ],
  'law 2': [
    ['a package in contract', 'contract/children.ts', importing('hono'), "'hono'"],
    ['the large form of the schema library', 'contract/children.ts', importing('zod'), "'zod'"],
    [
      'server in contract, as a type',
      'contract/children.ts',
      `import type { Db } from '#server/db/open.ts';`,
      'server/db/open.ts',
    ],
    [
      'server in contract, inside a type',
      'contract/children.ts',
      `export type Db = import('#server/db/open.ts').Db;`,
      'server/db/open.ts',
    ],
  ],
  'law 3': [
    ['server in web', 'web/growth/a.ts', importing('#server/growth/queries.ts'), 'server/growth/queries.ts'],
    [
      'server in web, passed on',
      'web/growth/a.ts',
      `export * from '#server/growth/queries.ts';`,
      'server/growth/queries.ts',
    ],
    [
      'server in web, loaded later',
      'web/growth/a.ts',
      `export const it = () => import('#server/growth/queries.ts');`,
      'server/growth/queries.ts',
    ],
    ['Node in web', 'web/growth/a.ts', importing('node:path'), 'node:path'],
    ['content in web', 'web/growth/a.ts', importing('#content/growth/who-2006.json'), 'content'],
    ['a package that is not for the browser', 'web/growth/a.ts', importing('pino'), "'pino'"],
  ],
  'law 4': [
    [
      'web in server',
      'server/growth/routes.ts',
      importing('#web/growth/chart/growth-chart.tsx'),
      'web/growth/chart/growth-chart.tsx',
    ],
    ['scripts in server', 'server/pages/a.ts', importing('../../scripts/demo.ts'), 'scripts/demo.ts'],
  ],
  'law 5': [
    ['ground that knows a room', 'server/mail/a.ts', importing('#server/growth/queries.ts'), 'ground knows no room'],
    [
      'ground of domain that knows a room',
      'domain/fhir/a.ts',
      importing('#domain/growth/score/z-score.ts'),
      'ground knows no room',
    ],
    ['ground that knows the roof', 'server/mail/a.ts', importing('#server/app.ts'), 'a ground knows no roof'],
    ['a room that knows the roof', 'web/growth/a.ts', importing('#web/dashboard/overview.tsx'), 'a room knows no roof'],
    [
      'a room that knows the roof of contract',
      'contract/children.ts',
      importing('#contract/endpoints.ts'),
      'a room knows no roof',
    ],
    [
      'a folder that nobody has named',
      'web/widgets/a.ts',
      '',
      "'widgets' is neither ground, room nor roof of web; add it to 'The rooms: …' in docs/house.md",
    ],
  ],
  'law 6': [
    [
      'routes of another room',
      'server/children/routes.ts',
      importing('#server/growth/routes.ts'),
      'server/growth/routes.ts',
    ],
    [
      'what is measured knows of the vaccine plan',
      'server/growth/a.ts',
      importing('#server/vaccines/service/current-plan.ts'),
      'growth knows nothing of vaccines',
    ],
  ],
  'law 7': [['a page of another room', 'web/growth/a.ts', importing('#web/children/child-page.tsx'), 'child-page.tsx']],
  'law 8': [
    ['a query in a route', 'server/growth/routes.ts', `db.selectFrom('children');`, 'selectFrom()'],
    ['an SQL template in rules', 'server/growth/rules.ts', 'export const it = sql`select 1`;', 'a sql template'],
  ],
  'law 9': [
    ['a driver outside its folder', 'server/growth/queries.ts', importing('node:sqlite'), 'only in server/db'],
    [
      'a database opened by a query',
      'server/growth/queries.ts',
      `import { SqliteDialect } from 'kysely';`,
      'only in server/db',
    ],
    [
      'a client of issuers outside its folder',
      'server/accounts/routes.ts',
      importing('openid-client'),
      'only in server/oidc',
    ],
    ['a mailer outside its folder', 'server/accounts/emails.ts', importing('nodemailer'), 'only in server/mail'],
    ['a reader of CSV files in a room', 'server/growth/rules.ts', importing('csv-parse/sync'), 'only in server/csv'],
    ['the HTTP library in a room', 'server/growth/routes.ts', importing('hono/cookie'), 'only in server/http'],
    ['a package without a home', 'server/mail/a.ts', importing('left-pad'), "'left-pad' has no folder"],
    ['React rendered outside web/app', 'web/growth/a.ts', importing('react-dom/server'), 'only in web/app'],
  ],
  'law 10': [
    ['a file of a server room with a name of its own', 'server/growth/planner.ts', '', 'holds only'],
    ['rules that know queries', 'server/growth/rules.ts', importing('./queries.ts'), 'rules is below queries'],
    [
      'queries that know a type of replies',
      'server/growth/queries/late.ts',
      `import type { Told } from '../replies.ts';`,
      'queries is below replies',
    ],
    ['replies that know a service', 'server/growth/replies.ts', importing('./service.ts'), 'replies is below service'],
    ['a service that knows routes', 'server/growth/service.ts', importing('./routes.ts'), 'service is below routes'],
    ['routes that know their room', 'server/growth/routes.ts', importing('./room.ts'), 'only the roof imports'],
    ['a room that knows another', 'server/children/room.ts', importing('#server/growth/room.ts'), 'only the roof'],
  ],
  'law 11': [
    ['a file called index', 'web/ui/index.ts', '', 'not index'],
    ['a folder that says nothing', 'domain/growth/utils/a.ts', '', "'utils'"],
    ['a file that says nothing', 'domain/growth/date-helpers.ts', '', "'date-helpers'"],
    [
      'a name that its room exports already',
      'domain/growth/words/z-score.ts',
      'export function zScore() {}',
      "'zScore' is exported by domain/growth/score/z-score.ts too",
    ],
    [
      'a name that its room exports already, in a list and as a type',
      'server/growth/rules/a.ts',
      'type list = string;\nexport type { list };',
      "'list' is exported by server/growth/queries.ts too",
    ],
  ],
  'law 12': [
    ['testing in the product', 'server/growth/routes.ts', importing('#testing/family.ts'), 'testing/family.ts'],
  ],
  'law 13': [
    ['a relative way into another room', 'domain/growth/a.ts', importing('../time/day.ts'), "'#domain/time/day.ts'"],
    [
      'the long way round inside a room',
      'domain/growth/a.ts',
      importing('#domain/growth/score/z-score.ts'),
      'written relative',
    ],
    [
      'a relative way between two files directly on a floor',
      'contract/growth.ts',
      importing('./children.ts'),
      "'#contract/children.ts'",
    ],
    ['an import without its extension', 'domain/growth/a.ts', importing('./z-score'), 'extension'],
    [
      'an import whose name is computed',
      'web/growth/a.ts',
      'export const it = (name: string) => import(name);',
      'in plain text',
    ],
    [
      'a require made at run time',
      'server/mail/a.ts',
      'export const it = createRequire(import.meta.url);',
      'in plain text',
    ],
  ],
  'law 14': [
    ['a child claimed', 'server/growth/routes.ts', 'export const child = row as MyChild;', 'a MyChild'],
    [
      'a child claimed through a detour',
      'server/growth/routes.ts',
      'export const child = row as unknown as Promise<EditableChild>;',
      'a EditableChild',
    ],
    [
      'a child claimed by a guard',
      'server/growth/rules.ts',
      'export const isMine = (it: unknown): it is OwnChild => true;',
      'a OwnChild',
    ],
  ],
  'law 17': [
    ['a right compared in web', 'web/growth/a.tsx', `export const may = child.may === 'edit';`, 'mayEdit(child)'],
    ['a right compared in server', 'server/growth/rules.ts', `if ('view' !== may) throw it;`, 'mayEdit(child)'],
    ['a switch over rights', 'web/growth/a.tsx', `switch (may) { case 'edit': break; }`, 'mayEdit(child)'],
    ['a right in a list', 'web/growth/a.tsx', `export const only = ['view'].includes(may);`, 'mayEdit(child)'],
    ['a right in SQL', 'server/growth/queries.ts', `rows.where('may', '=', 'edit');`, 'mayEdit(child)'],
  ],
  'law 19': [
    [
      'a component that reads the clock',
      'web/growth/a.tsx',
      'export function Card() { return new Date().getFullYear(); }',
      'new Date() while rendering',
    ],
    [
      'a hook that reads what the browser keeps',
      'web/growth/a.ts',
      `export const useUnits = () => localStorage.getItem('units');`,
      'localStorage while rendering',
    ],
    [
      'a first state from the clock',
      'web/growth/a.tsx',
      'export function Card() { const [now] = useState(() => performance.now()); return now; }',
      'performance.now while rendering',
    ],
    [
      'what a list asks for each of its items',
      'web/growth/a.tsx',
      'export const Card = memo(() => names.map((name) => name + globalThis.document.title));',
      'document while rendering',
    ],
    ['a component that asks the window', 'web/growth/a.tsx', `function Bar() { matchMedia('print'); }`, 'matchMedia'],
  ],
  'law 18': [
    ['a table of another room', 'server/children/queries.ts', `db.selectFrom('measurements');`, 'ask its queries'],
    ['a join', 'server/children/queries.ts', `rows.leftJoin('measurements as one', 'id');`, 'belongs to growth'],
    [
      'a write to a table that rooms may read',
      'server/growth/queries.ts',
      `trx.deleteFrom('children');`,
      'belongs to children',
    ],
    ['a list of tables', 'server/children/queries/a.ts', `db.selectFrom(['children', 'measurements as m']);`, 'growth'],
    ['a name between backticks', 'server/children/queries.ts', 'trx.deleteFrom(`measurements`);', 'belongs to growth'],
    [
      'a table read inside a join',
      'server/children/queries.ts',
      "rows.leftJoin((join) => join.selectFrom(`measurements`).selectAll().as('one'), (join) => join.onTrue());",
      "selectFrom('measurements')",
    ],
    [
      'a table that an update reads',
      'server/children/queries.ts',
      `trx.updateTable('children').from('measurements');`,
      "from('measurements')",
    ],
    [
      'a table that a delete reads',
      'server/children/queries.ts',
      `trx.deleteFrom('children').using('measurements as m');`,
      "using('measurements')",
    ],
    [
      'raw SQL in a room',
      'server/children/queries.ts',
      "import { sql } from 'kysely';\nexport const it = sql`delete from measurements`;",
      'raw SQL',
    ],
    [
      'raw SQL under another name',
      'server/children/queries.ts',
      "import { sql as raw } from 'kysely';\nexport const it = raw`update measurements set version = 2`;",
      'raw SQL',
    ],
  ],
  'law 20': [
    [
      'a room that asks for a type of one which asks it',
      'server/children/queries.ts',
      `import type { list } from '#server/growth/queries.ts';`,
      'children asks growth, which asks it in server/growth/queries.ts',
    ],
  ],
  size: [['a file of 401 lines', 'domain/growth/a.ts', '//\n'.repeat(401), '401 lines']],
};
