import * as z from 'zod/mini';
import { allowedOnSomeDay, foodInFile, reactedAtAll, tasteFields, type Taste } from '#contract/foods/tastes.ts';
import type { EditableChild } from '#server/children/access.ts';
import { entriesParser, inFile, tableOf, withItsChild, type Column } from '#server/db/entries-part.ts';
import { provenanceInFile, type ChildPart, type Fates } from '#server/db/portable.ts';
import { tastes } from './queries.ts';
import { tasteReplies } from './replies.ts';
import { importedTaste } from './rules.ts';

const ofThisServer = { not: 'All parents of this server read it: it is no family’s.' };

export const foodFates: Fates = {
  tastes: withItsChild,
  food_guide_entries: {
    exported: ofThisServer,
    imported: ofThisServer,
    deleted: { made_by: 'the name', changed_by: 'the name' },
  },
  food_guide_versions: { exported: ofThisServer, imported: ofThisServer, deleted: { changed_by: 'the name' } },
};

const Entry = z
  .strictObject({ ...foodInFile, ...tasteFields, ...provenanceInFile })
  .check(reactedAtAll, allowedOnSomeDay);

/** Without what the list of today says of the food. */
function tasteInFile(taste: Taste) {
  const { traceOf: _trace, madeOf: _made, ...entry } = inFile(taste);
  return entry;
}

type InFile = ReturnType<typeof tasteInFile>;

const COLUMNS: readonly Column<InFile>[] = [
  { head: 'Date tried', cell: ({ triedOn }) => triedOn },
  { head: 'Food', cell: ({ name }) => name },
  { head: 'Common allergens', cell: ({ allergens }) => allergens.join(', ') },
  { head: 'Liked', cell: ({ liking }) => liking },
  { head: 'Reaction', cell: ({ reaction }) => reaction },
  { head: 'Signs of a severe reaction', cell: ({ isSerious }) => (isSerious ? 'yes' : 'no') },
  { head: 'Seen', cell: ({ signs }) => signs.join(', ') },
  { head: 'Doctor allowed on', cell: ({ allowedOn }) => allowedOn },
  { head: 'Doctor allowed', cell: ({ allowed }) => allowed.join(', ') },
  { head: 'Note', cell: ({ note }) => note },
  { head: 'Entered by', cell: ({ madeBy }) => madeBy },
  { head: 'Entered at (UTC)', cell: ({ madeAt }) => madeAt },
  { head: 'Changed by', cell: ({ changedBy }) => changedBy },
  { head: 'Changed at (UTC)', cell: ({ changedAt }) => changedAt },
];

export const tastesPart: ChildPart<EditableChild, 'tastes'> = {
  name: 'tastes',
  entry: 'tried food',
  tables: ['tastes'],
  about: 'Foods the child has tried: day, liking, reaction, what was seen, and what a doctor allows again since when.',
  async read(trx, child) {
    const entries = (await tasteReplies.all(trx, child)).toReversed().map(tasteInFile);
    return { entries, table: tableOf(COLUMNS, entries) };
  },
  parse: entriesParser(tastes, Entry, (entry, { bornOn, today }) => importedTaste({ bornOn }, entry, today)),
};
