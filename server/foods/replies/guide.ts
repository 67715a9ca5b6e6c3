import type { FoodGuide, GuideEntry, GuideVersion } from '#contract/foods/guide.ts';
import { foodGuide, foodOf, sourcesOf } from '#domain/foods/foods-data.ts';
import type { GuideRange } from '#domain/foods/food.ts';
import { changersOf, makersOf } from '#server/accounts/replies/people.ts';
import type { Parent } from '#server/auth/session.ts';
import type { Db } from '#server/db/db.ts';
import { isFlag } from '#server/db/flag.ts';
import { sparseLog } from '#server/http/sparse-log.ts';
import type { Log } from '#server/log.ts';
import { Problem } from '#server/problem.ts';
import { findGuideEntry, guideVersions, selectGuideEntries, type StoredGuideEntry } from '../queries/guide.ts';
import { parsedContent } from '../rules/guide.ts';

type Reader = Pick<Parent, 'id' | 'name' | 'isEditor'>;
type Asking = { readonly db: Db; readonly parent: Reader; readonly house: { readonly log: Log } };

export async function guideReply({ db, parent: reader, house: { log } }: Asking): Promise<FoodGuide> {
  return {
    edition: foodGuide.edition,
    entries: await guideEntries(db, reader, log),
    readiness: [...foodGuide.readiness],
    bornEarly: bornEarlyReply(),
    risks: foodGuide.risks.map((risk) => ({ ...risk })),
    mayEdit: reader.isEditor,
  };
}

function bornEarlyReply(): FoodGuide['bornEarly'] {
  const { untilMonths, tips, instead, source } = foodGuide.bornEarly;
  const [from] = sourcesOf([source]);
  if (!from) throw new Error('the food guide has no source on babies born early');
  return { untilMonths, tips: [...tips], instead: instead.map((one) => ({ ...one })), source: from };
}

/** [FOOD-01] By display order, ours before an editor's of the same order. */
async function guideEntries(db: Db, reader: Reader, log: Log): Promise<GuideEntry[]> {
  const stored = await selectGuideEntries(db);
  const edited = await described(db, reader, stored);
  const unread = stored.length - edited.length;
  if (unread > 0)
    sparseLog.tell(log, 'error', 'food guide', { unread, msg: 'entries of the food guide cannot be read' });
  return [...ourEntries(), ...edited].toSorted((one, other) => one.displayOrder - other.displayOrder);
}

/** @throws Problem `not-found` */
export async function guideEntryReply(db: Db, editor: Reader, id: string): Promise<GuideEntry> {
  const stored = await findGuideEntry(db, id);
  const [reply] = await described(db, editor, stored ? [stored] : []);
  if (!reply) throw new Problem('not-found');
  return reply;
}

/** @throws Problem `not-found` */
export async function guideHistory(db: Db, editor: Reader, id: string): Promise<GuideVersion[]> {
  const versions = await guideVersions.history(db, id);
  if (versions.length === 0) throw new Problem('not-found');
  const changerOf = await changersOf(db, askedBy(editor), versions);
  return versions.map((row) => {
    const { version, content, is_removed } = row;
    return { version, content: parsedContent(content), isRemoved: isFlag(is_removed), ...changerOf(row) };
  });
}

/** By display order. */
export function ourEntries(): GuideEntry[] {
  return foodGuide.ranges.map(ourEntry);
}

function ourEntry({ foods, tips, allergyWarnings, sources, ...range }: GuideRange): GuideEntry {
  return {
    ...range,
    foods: foods.flatMap((id) => {
      const food = foodOf(id);
      return food ? [{ id, name: food.name, allergyRisk: food.allergyRisk, why: food.benefit }] : [];
    }),
    tips: [...tips],
    allergyWarnings: [...allergyWarnings],
    sources: sourcesOf(sources),
    edited: null,
  };
}

/** Without entries that cannot be read. Only editors read who wrote an entry. */
async function described(db: Db, reader: Reader, rows: readonly StoredGuideEntry[]): Promise<GuideEntry[]> {
  const peopleOf = reader.isEditor ? await makersOf(db, askedBy(reader), rows) : () => NOBODY;
  return rows.flatMap((row): GuideEntry[] => {
    const read = parsedContent(row.content);
    if (!read) return [];
    const { source, ...content } = read;
    const { madeBy, changedBy } = peopleOf(row);
    const { made_at: madeAt, changed_at: changedAt, version } = row;
    const edited = { source, madeBy, madeAt, changedBy, changedAt, version };
    return [{ id: row.id, ...content, sources: [], edited }];
  });
}

const NOBODY = { madeBy: null, changedBy: null };

function askedBy({ id, name }: Reader) {
  return { parentId: id, parentName: name };
}
