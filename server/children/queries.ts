import { mayEdit } from '#domain/sharing/rights.ts';
import { widestRight } from '#domain/sharing/tie.ts';
import type { Parent } from '#server/auth/session.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { changeBy, entryBy } from '#server/db/entry.ts';
import { prepared } from '#server/db/prepared.ts';
import type { Tables } from '#server/db/tables.ts';
import { insertTie } from '#server/sharing/queries/parents.ts';
import type { EditableChild, MyChild } from './access.ts';
import { childFacts, mostChildren, type ChildFacts } from './rules.ts';

/** A parent's children in the order they were added. */
export async function childRows(db: Db, parentId: string): Promise<(ChildRow & { activeChildId: string | null })[]> {
  return childrenInOrder(db, { parentId });
}

const childrenInOrder = prepared(['parentId'], (db, { parentId }) =>
  childrenSeenBy(db, parentId)
    .leftJoin('active_children as active', 'active.user_id', 'tie.user_id')
    .select('active.child_id as activeChildId')
    .orderBy('tie.joined_at')
    .orderBy('child.id')
    .limit(mostChildren),
);

/** @throws Error when it was just removed */
export async function childRow(db: Db, child: MyChild): Promise<ChildRow> {
  const [row] = await childSeenBy(db, { parentId: child.parentId, childId: child.id });
  if (!row) throw new Error('a child that was just there is gone');
  return row;
}

const childSeenBy = prepared(['parentId', 'childId'], (db, { parentId, childId }) =>
  childrenSeenBy(db, parentId).where('child.id', '=', childId),
);

export async function readFacts(db: Db, child: MyChild): Promise<ChildFacts & { version: number }> {
  return db
    .selectFrom('children')
    .select([...childFacts, 'version'])
    .where('id', '=', child.id)
    .executeTakeFirstOrThrow();
}

export async function isChildId(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('children').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

export async function isChildOf(db: Db, { id: userId }: Pick<Parent, 'id'>, id: string): Promise<boolean> {
  const tie = await db
    .selectFrom('child_parents')
    .select('child_id')
    .where('child_id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return tie !== undefined;
}

/** The children it may edit, in the order they were added, and how many more it can only view. */
export async function childrenToExport(db: Db, userId: string): Promise<{ ids: string[]; viewed: number }> {
  const rows = await db
    .selectFrom('child_parents')
    .select(['child_id as id', 'may'])
    .where('user_id', '=', userId)
    .orderBy('joined_at')
    .orderBy('child_id')
    .execute();
  const ids = rows.filter(mayEdit).map(({ id }) => id);
  return { ids, viewed: rows.length - ids.length };
}

/** Makes the child active when no other is. */
export async function insertChild(
  trx: Trx,
  parent: Pick<Parent, 'id'>,
  id: string,
  facts: ChildFacts,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('children')
    .values({ id, ...facts, ...entryBy(parent.id, now) })
    .execute();
  const tie = { childId: id, userId: parent.id, may: widestRight, invitedBy: null };
  await insertTie(trx, { ...tie, relationship: 'guardian', isPrimary: true }, now);
}

export async function updateChild(trx: Trx, child: EditableChild, facts: ChildFacts, now: Date): Promise<void> {
  await trx
    .updateTable('children')
    .set({ ...facts, ...changeBy(child, now) })
    .where('id', '=', child.id)
    .execute();
}

type FactsOfMother = Partial<Pick<ChildFacts, 'mother_rsv_vaccine' | 'mother_hepatitis_b'>>;

export async function updateFactsOfMother(
  trx: Trx,
  child: EditableChild,
  facts: FactsOfMother,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('children')
    .set({ ...facts, ...changeBy(child, now) })
    .where('id', '=', child.id)
    .execute();
}

function childrenSeenBy(db: Db, parentId: string) {
  return db
    .selectFrom('child_parents as tie')
    .innerJoin('children as child', 'child.id', 'tie.child_id')
    .leftJoin('users as maker', 'maker.id', 'child.made_by')
    .leftJoin('users as changer', 'changer.id', 'child.changed_by')
    .leftJoin('pictures as picture', 'picture.id', 'child.picture_id')
    .where('tie.user_id', '=', parentId)
    .selectAll('child')
    .select(['tie.relationship', 'tie.is_primary', 'tie.may', 'maker.name as maker', 'changer.name as changer'])
    .select('picture.address as pictureAddress')
    .select((row) =>
      row
        .selectFrom('pictures as upload')
        .select('upload.id')
        .whereRef('upload.storage_key', '=', 'picture.storage_key')
        .whereRef('upload.user_id', '=', 'tie.user_id')
        .orderBy('upload.id')
        .limit(1)
        .as('uploadId'),
    );
}

export type ChildRow = Tables['children'] &
  Pick<Tables['child_parents'], 'relationship' | 'is_primary' | 'may'> & {
    maker: string | null;
    changer: string | null;
    pictureAddress: string | null;
    uploadId: string | null;
  };
