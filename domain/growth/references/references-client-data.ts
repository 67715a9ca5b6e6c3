import cdcTables from '#content/growth/cdc-2000.json' with { type: 'json' };
import cdcInfantTables from '#content/growth/cdc-2000-from-birth.json' with { type: 'json' };
import whoTables from '#content/growth/who-2006.json' with { type: 'json' };
import olderWhoTables from '#content/growth/who-2007.json' with { type: 'json' };
import { cdc2000 } from './cdc-2000.ts';
import { unpackTables } from './packed-tables.ts';
import type { References } from './reference-plan.ts';
import { who2006To24Months, who2006To60Months } from './who-2006.ts';
import { who2007 } from './who-2007.ts';

const who2006 = unpackTables(whoTables);

export const references: References = {
  who2006: { to24Months: who2006To24Months(who2006), to60Months: who2006To60Months(who2006) },
  who2007: who2007(unpackTables(olderWhoTables)),
  cdc2000: cdc2000(unpackTables(cdcTables), unpackTables(cdcInfantTables)),
};
