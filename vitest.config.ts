import { globSync, readFileSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';
import { sameStatements } from './testing/db/same-statements.ts';

const engine = process.env['TEST_DATABASE'] ?? 'sqlite';

/** Tests that are about one engine alone; they run where that engine is the one under test. */
const aboutSqlite = [
  // No database has to do with what is worked out, or with how a picture is made.
  'domain/**',
  'server/pictures/*.test.ts',
  'server/db/sqlite/*.test.ts',
  // Answers of PostgreSQL also wait for a connection of the pool.
  'server/fair-requests.test.ts',
  // Real servers that are started without PostgreSQL.
  'scripts/dev.slow.test.ts',
  'server/{start,first-start,damaged-content}.slow.test.ts',
  ...sameStatements(),
];
const aboutPostgres = ['server/**/postgres-*.test.ts', 'testing/db/cluster.test.ts'];

/** Tests that render pages, whose `.tsx` Node cannot load. */
const rendering = globSync('{server,scripts}/**/*.test.ts').filter((path) =>
  readFileSync(path, 'utf8').includes(".tsx'"),
);

const shared = {
  isolate: false,
  // Machines are shared: a test that hangs is ended, one that waits for its turn is not.
  testTimeout: 120_000,
  hookTimeout: 120_000,
};
const notHere = [
  ...configDefaults.exclude,
  ...(process.env['TEST_WITHOUT']?.split(' ') ?? []),
  ...(engine === 'sqlite' ? [] : aboutSqlite),
  ...(engine === 'postgres' ? [] : aboutPostgres),
];

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...shared,
          name: 'node',
          include: ['{domain,contract,server,scripts,testing}/**/*.test.ts'],
          exclude: [...notHere, ...rendering],
          // Node loads TypeScript itself, and runs it faster than what Vite makes of it.
          experimental: { viteModuleRunner: false },
        },
      },
      {
        test: { ...shared, name: 'vite', include: ['web/**/*.test.{ts,tsx}', ...rendering], exclude: notHere },
      },
    ],
    globalSetup: 'testing/db/global-setup.ts',
    // What tests depend on without importing it: `npm run check` runs all of them when it changes.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      '**/testing/db/**',
      '**/server/db/migrations/**',
      '**/content/**',
    ],
  },
});
