/** Names of test files by folder of `server`, separated by blanks. */
const names = {
  accounts: 'change-password equal-work fresh sign-in-limits sign-out',
  auth: 'password',
  calendar: '*',
  checkups: 'questions routes',
  csv: '*',
  growth: 'csv-adding csv-preview fhir reference-table round-trip',
  http: 'body cookies file-response handle headers kept-by-browsers listening network origin packed refusal',
  pages: 'assets failed-page flash outbox plain-pages protected-pages public-pages signed-in-shell site-files',
  portability: 'days heavy-files hidden-children importing older-export pace',
  sharing: 'inviting inviting-limits pages parents',
  storage: 'deleted-list storage',
  vaccines: `asked-first bad-doses birth birth-dose birth-questions blood-test by-authority condition-cases conditions
    contraindicated-rows correcting deciding earlier-age earlier-flu export fhir hepatitis-b lists-everywhere
    measles-words months no-contradiction noted-later products rsv-second-season rules sent-again standing-everywhere travel twice unanswered
    undated unmarking visits`,
  'vaccines/rules': '*',
};

/**
 * Tests of what is judged before a database is asked, or shown after: each of their statements is also sent by a test that
 * runs on both engines. Named one by one, so that a new test runs on both. As patterns of paths.
 */
export function sameStatements(): readonly string[] {
  const inFolders = Object.entries(names).flatMap(([folder, named]) =>
    named.split(/\s+/).map((name) => `server/${folder}/${name}.test.ts`),
  );
  return [
    ...inFolders,
    'server/{app,log}.test.ts',
    'server/privacy.test.ts',
    'server/two-families.test.ts',
    'testing/spec/messages.test.ts',
  ];
}
