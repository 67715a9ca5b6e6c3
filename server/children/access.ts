import type { Child } from '#contract/children.ts';
import type { Gender } from '#domain/children/child.ts';
import { kgOfGrams } from '#domain/growth/units.ts';
import { mayEdit, mayRemoveChild } from '#domain/sharing/rights.ts';
import { widestRight } from '#domain/sharing/tie.ts';
import type { MotherHepatitisB } from '#domain/vaccines/editions/authorities-file.ts';
import type { Day } from '#domain/time/day.ts';
import type { Parent } from '#server/auth/session.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { isFlag } from '#server/db/flag.ts';
import { prepared } from '#server/db/prepared.ts';
import type { ProvenChild, ReadableChild, WritableChild } from '#server/db/proven-child.ts';
import { lock } from '#server/db/tx.ts';
import { Problem } from '#server/problem.ts';

/** The signed-in account, or the owner of a background job. */
type Asking = Pick<Parent, 'id' | 'name'>;

type Facts = {
  readonly bornOn: Day;
  readonly gender: Gender | null;
  /** Null when not given. */
  readonly gestationDays: number | null;
  /** Null when not given. */
  readonly birthWeightKg: number | null;
  /** Whether it was given in time before the birth; null when not answered. */
  readonly motherRsvVaccine: boolean | null;
  /** Null when not given. */
  readonly motherHepatitisB: MotherHepatitisB | null;
  readonly parentName: string;
  readonly relationship: Child['relationship'];
  readonly isPrimary: boolean;
  readonly may: Child['may'];
};

/** Only this file makes these types; each is assignable to the one before. */
export type MyChild = Facts & ReadableChild;
export type EditableChild = Facts & WritableChild;
export type OwnChild = Facts & ProvenChild<'own'>;

/** @throws Problem `not-found` also for a stranger's child, so that an id reveals nothing */
export async function requireChild(db: Db, parent: Asking, childId: string): Promise<MyChild> {
  return (await tieTo(db, parent, childId)) as MyChild;
}

/**
 * Locks the child, so that access cannot be removed meanwhile.
 *
 * @throws Problem `not-found` as `requireChild`; `not-allowed` for a viewer
 */
export async function requireChildToEdit(trx: Trx, parent: Asking, childId: string): Promise<EditableChild> {
  await lock(trx, 'children', childId);
  const child = await tieTo(trx, parent, childId);
  if (!mayEdit(child)) throw new Problem('not-allowed');
  return child as EditableChild;
}

/**
 * A child that an import of the parent is adding, to which nobody has access yet. Locks the child.
 *
 * @throws Problem `not-found` once it is revealed or gone
 */
export async function requireIncomingChild(trx: Trx, parent: Asking, childId: string): Promise<EditableChild> {
  await lock(trx, 'children', childId);
  const [row] = await incomingOf(trx, { childId, parentId: parent.id });
  if (row === undefined) throw new Problem('not-found');
  return childFromRow({ ...row, is_primary: 1, may: widestRight }, parent) as EditableChild;
}

/**
 * Locks the child.
 *
 * @param refusal the title for parents who are not primary
 * @throws Problem `not-found` as `requireChild`; `not-allowed` for every other parent
 */
export async function requireOwnChild(
  trx: Trx,
  parent: Asking,
  childId: string,
  refusal = 'Only the primary parent can remove a child.',
): Promise<OwnChild> {
  await lock(trx, 'children', childId);
  const child = await tieTo(trx, parent, childId);
  if (!mayRemoveChild(child)) throw new Problem('not-allowed', { title: refusal });
  return child as OwnChild;
}

async function tieTo(db: Db, parent: Asking, childId: string): Promise<Facts & Pick<ReadableChild, 'id' | 'parentId'>> {
  const [row] = await tieBetween(db, { childId, parentId: parent.id });
  if (row === undefined) throw new Problem('not-found');
  return childFromRow(row, parent);
}

type Row = Awaited<ReturnType<typeof tieBetween>>[number];

function childFromRow(row: Row, parent: Asking): Facts & Pick<ReadableChild, 'id' | 'parentId'> {
  return {
    id: row.id,
    bornOn: row.born_on,
    gender: row.gender,
    gestationDays: row.gestation_days,
    birthWeightKg: row.birth_weight_g === null ? null : kgOfGrams(row.birth_weight_g),
    motherRsvVaccine: row.mother_rsv_vaccine === null ? null : isFlag(row.mother_rsv_vaccine),
    motherHepatitisB: row.mother_hepatitis_b,
    parentId: parent.id,
    parentName: parent.name,
    relationship: row.relationship,
    isPrimary: isFlag(row.is_primary),
    may: row.may,
  };
}

const tieBetween = prepared(['childId', 'parentId'], (db, { childId, parentId }) =>
  db
    .selectFrom('child_parents as tie')
    .innerJoin('children as child', 'child.id', 'tie.child_id')
    .select(['child.id', 'child.born_on', 'child.gender', 'child.gestation_days', 'child.birth_weight_g'])
    .select(['child.mother_rsv_vaccine', 'child.mother_hepatitis_b'])
    .select(['tie.relationship', 'tie.is_primary', 'tie.may'])
    .where('tie.child_id', '=', childId)
    .where('tie.user_id', '=', parentId),
);

const incomingOf = prepared(['childId', 'parentId'], (db, { childId, parentId }) =>
  db
    .selectFrom('incoming_children as incoming')
    .innerJoin('children as child', 'child.id', 'incoming.child_id')
    .select(['child.id', 'child.born_on', 'child.gender', 'child.gestation_days', 'child.birth_weight_g'])
    .select(['child.mother_rsv_vaccine', 'child.mother_hepatitis_b', 'incoming.relationship'])
    .where('incoming.child_id', '=', childId)
    .where('incoming.user_id', '=', parentId),
);
