import tables from '#content/growth/who-2006-to-24-months.json' with { type: 'json' };
import { unpackTables } from './packed-tables.ts';
import { who2006To24Months } from './who-2006.ts';

export const who2006ToTwoYears = who2006To24Months(unpackTables(tables));
