import tables from '#content/growth/who-2006.json' with { type: 'json' };
import { unpackTables } from './packed-tables.ts';
import { who2006To60Months } from './who-2006.ts';

/** The WHO Child Growth Standards from birth to 60 months; for the server, which judges every measurement by them. */
export const who2006 = who2006To60Months(unpackTables(tables));
