// A server that exits during an import: node import-crasher.ts {"dataDir":…,"databaseUrl":…} <folder of files>
import { InsertQueryNode, TableNode, type KyselyPlugin } from 'kysely';
import { readConfig } from '#server/config.ts';
import { JobRunner } from '#server/jobs/job-runner.ts';
import { portabilityJobs } from '#server/portability/jobs.ts';
import { openDb } from '#server/db/open-db.ts';
import { folderStorage } from '#server/storage/folder-storage.ts';
import { houseOn } from '../house-on.ts';

const [, , place = '', folder = ''] = process.argv;
let inserts = 0;

/** Exits before the measurements of the second child are written. */
const powerCut: KyselyPlugin = {
  transformQuery({ node }) {
    const isEntry =
      InsertQueryNode.is(node) &&
      node.into &&
      TableNode.is(node.into) &&
      node.into.table.identifier.name === 'measurements';
    if (isEntry) inserts += 1;
    if (inserts === 2) process.kill(process.pid, 'SIGKILL');
    return node;
  },
  transformResult: async ({ result }) => result,
};

const db = (await openDb(JSON.parse(place))).withPlugin(powerCut);
const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder });
const { house } = houseOn(db, { config, storage: folderStorage(folder) });
const runner = new JobRunner(house);
await runner.start(portabilityJobs(house));
// Keeps the process alive: nothing else waits for the job.
setInterval(() => {}, 1000);
