/**
 * Tests of what is judged before a database is asked, or shown after: each of their statements is also sent by a test that
 * runs on both engines. Named one by one, so that a new test runs on both. As patterns of paths.
 */
export function sameStatements(): readonly string[] {
  const plan = [
    'bad-doses',
    'birth',
    'birth-dose',
    'condition-cases',
    'contraindicated-rows',
    'correcting',
    'deciding',
  ];
  const said = ['fhir', 'hepatitis-b', 'months', 'noted-later', 'products', 'rsv-second-season', 'rules', 'travel'];
  const pages = ['assets', 'failed-page', 'plain-pages', 'protected-pages', 'public-pages', 'signed-in-shell'];
  const requests = ['body', 'cookies', 'handle', 'headers', 'log', 'network', 'origin', 'packed'];
  return [
    'server/vaccines/rules/*.test.ts',
    `server/vaccines/{${[...plan, ...said, 'twice', 'unanswered', 'undated'].join()}}.test.ts`,
    'server/growth/{csv-adding,csv-preview,fhir,reference-table}.test.ts',
    `server/pages/{${pages.join()}}.test.ts`,
    `server/http/{${requests.join()}}.test.ts`,
    'server/{csv,calendar}/*.test.ts',
  ];
}
