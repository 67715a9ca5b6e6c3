// A server that exits while it sends reminders: node reminder-crasher.ts {"dataDir":…,"databaseUrl":…}
// The second parent's reminder is recorded but not yet mailed.
import { InsertQueryNode, TableNode, type KyselyPlugin } from 'kysely';
import { sendReminders } from '#server/checkups/jobs.ts';
import { openDb } from '#server/db/open-db.ts';
import { houseOn } from '../house-on.ts';

const [, , place = ''] = process.argv;
let mails = 0;

const powerCut: KyselyPlugin = {
  transformQuery({ node }) {
    const isMail =
      InsertQueryNode.is(node) && node.into && TableNode.is(node.into) && node.into.table.identifier.name === 'mails';
    if (isMail) mails += 1;
    if (mails === 2) process.kill(process.pid, 'SIGKILL');
    return node;
  },
  transformResult: async ({ result }) => result,
};

const db = (await openDb(JSON.parse(place))).withPlugin(powerCut);
await sendReminders(houseOn(db).house, { signal: new AbortController().signal });
