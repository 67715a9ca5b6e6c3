import cdcTables from '#content/growth/cdc-2000.json' with { type: 'json' };
import cdcInfantTables from '#content/growth/cdc-2000-from-birth.json' with { type: 'json' };
import youngTables from '#content/growth/who-2006-to-24-months.json' with { type: 'json' };
import whoTables from '#content/growth/who-2006.json' with { type: 'json' };
import olderWhoTables from '#content/growth/who-2007.json' with { type: 'json' };
import { unpackTables } from '#domain/growth/references/packed-tables.ts';
import { loopThreadMs } from './fixed-work.ts';
import { threadMs } from './thread-time.ts';

// Unpacks every table once, cold as in a browser, and prints what `firstTimes` reads.
const startedAt = threadMs();
unpackTables(youngTables);
unpackTables(whoTables);
unpackTables(olderWhoTables);
unpackTables(cdcTables);
unpackTables(cdcInfantTables);
console.log(JSON.stringify([threadMs() - startedAt, loopThreadMs()]));
