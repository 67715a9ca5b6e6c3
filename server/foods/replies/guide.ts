import type { FoodGuide, GuideEntry, GuideVersion } from '#contract/foods/guide.ts';
import { foodGuide, foodOf, sourcesOf } from '#domain/foods/foods-data.ts';
import type { GuideRange } from '#domain/foods/food.ts';
import { makersOf } from '#server/accounts/replies/people.ts';
import type { Parent } from '#server/auth/session.ts';
import type { Db } from '#server/db/db.ts';
import { isFlag } from '#server/db/flag.ts';
import { Problem } from '#server/problem.ts';
import { findGuideEntry, guideVersions, selectGuideEntries, type StoredGuideEntry } from '../queries/guide.ts';
import { readContent } from '../rules/guide.ts';

type Reader = Pick<Parent, 'id' | 'name' | 'isEditor'>;

export async function guideReply(db: Db, reader: Reader): Promise<FoodGuide> {
  return {
    edition: foodGuide.edition,
    entries: await guideEntries(db, reader),
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
async function guideEntries(db: Db, reader: Reader): Promise<GuideEntry[]> {
  const edited = await described(db, reader, await selectGuideEntries(db));
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
  const made = versions.map((row) => ({ ...row, made_by: null, made_at: row.changed_at }));
  const makingOf = await makersOf(db, askedBy(editor), made);
  return made.map((row) => {
    const { changedBy, changedAt, version } = makingOf(row);
    return { version, ...readContent(row.content), isRemoved: isFlag(row.is_removed), changedBy, changedAt };
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

/** Only editors read who wrote an entry. */
async function described(db: Db, reader: Reader, rows: readonly StoredGuideEntry[]): Promise<GuideEntry[]> {
  const peopleOf = reader.isEditor ? await makersOf(db, askedBy(reader), rows) : () => NOBODY;
  return rows.map((row) => {
    const { source, ...content } = readContent(row.content);
    const { madeBy, changedBy } = peopleOf(row);
    const { made_at: madeAt, changed_at: changedAt, version } = row;
    const edited = { source, madeBy, madeAt, changedBy, changedAt, version };
    return { id: row.id, ...content, sources: [], edited };
  });
}

const NOBODY = { madeBy: null, changedBy: null };

function askedBy({ id, name }: Reader) {
  return { parentId: id, parentName: name };
}
