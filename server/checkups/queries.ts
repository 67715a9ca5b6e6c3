import type { Checkup, Question } from '#contract/checkups.ts';
import { recommendedSpan } from '#domain/checkups/schedule.ts';
import { checkupSchedule, visitOf } from '#domain/checkups/schedule-data.ts';
import { checkupDay, checkupStatus, type CheckupStatus } from '#domain/checkups/status.ts';
import type { Day } from '#domain/time/day.ts';
import { makersOf, type Making } from '#server/accounts/queries/people.ts';
import type { EditableChild, MyChild } from '#server/children/access.ts';
import type { Entry } from '#server/db/columns.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { madeOn, type Made } from '#server/db/entry.ts';
import { isFlag } from '#server/db/flag.ts';
import { prepared } from '#server/db/prepared.ts';
import type { Tables } from '#server/db/tables.ts';
import { tx } from '#server/db/tx.ts';
import { insertCheckups } from './queries/planning.ts';
import { checkups, questions } from './queries/stored.ts';

/** A stored checkup with its creator's time zone. */
export type StoredCheckup = Omit<Tables['checkups'], 'child_id'> & Made;

export type CheckupSummary = {
  readonly id: string;
  readonly visit: string;
  readonly checkupType: string;
  /** The scheduled day, else the recommended one. */
  readonly on: Day;
  readonly isScheduled: boolean;
  readonly completed: boolean;
  readonly status: CheckupStatus;
};

/** By recommended day. Plans missing ones in its own transaction, so it must not be called inside one. */
export async function checkupsOf(db: Db, child: MyChild, today: Day, now: Date): Promise<Checkup[]> {
  const rows = await plannedOf(db, child, now);
  const replyFor = await checkupReplier(db, child, rows);
  return rows.map((row) => ({ ...replyFor(row), status: statusOf(row, today) }));
}

/** Like `checkupsOf`, not for use inside a transaction. */
export async function checkupSummaries(db: Db, child: MyChild, today: Day, now: Date): Promise<CheckupSummary[]> {
  const rows = await plannedOf(db, child, now);
  return rows.map((row) => ({
    id: row.id,
    visit: row.visit,
    checkupType: visitOf(row.visit).checkupType,
    on: checkupDay(daysOf(row)),
    isScheduled: row.scheduled_on !== null,
    completed: isFlag(row.completed),
    status: statusOf(row, today),
  }));
}

/** A checkup without its status, which depends on the day. */
export type CheckupWithoutStatus = Omit<Checkup, 'status'>;

/** By recommended day, without planning missing ones. */
export async function checkupsSoFar(db: Db, child: MyChild): Promise<CheckupWithoutStatus[]> {
  const rows = await entriesById(db, { childId: child.id });
  return rows.map(await checkupReplier(db, child, rows));
}

async function findCheckup(db: Db, child: MyChild, id: string): Promise<StoredCheckup | undefined> {
  return entriesOf(db, child.id).where('checkups.id', '=', id).executeTakeFirst();
}

/** @returns false when one of them belongs to another child */
export async function completeCheckups(
  trx: Trx,
  child: EditableChild,
  ids: readonly string[],
  now: Date,
): Promise<boolean> {
  const wanted = new Set(ids);
  if (wanted.size === 0) return true;
  const known = await trx
    .selectFrom('checkups')
    .select(['id', 'completed'])
    .where('child_id', '=', child.id)
    .where('id', 'in', [...wanted])
    .execute();
  for (const { id } of known.filter(({ completed }) => completed === 0)) {
    await checkups.update(trx, child, id, { completed: 1 }, now);
  }
  return known.length === wanted.size;
}

/** @throws Error when there is no such checkup */
export async function checkupOf(db: Db, child: MyChild, id: string, today: Day): Promise<Checkup> {
  const row = await findCheckup(db, child, id);
  if (!row) throw new Error('a checkup that was just there is gone');
  const replyFor = await checkupReplier(db, child, [row]);
  return { ...replyFor(row), status: statusOf(row, today) };
}

async function plannedOf(db: Db, child: MyChild, now: Date): Promise<StoredCheckup[]> {
  const rows = await entriesById(db, { childId: child.id });
  if (rows.length >= checkupSchedule.visits.length) return rows;
  await tx(db, (trx) => insertCheckups(trx, child, now));
  return entriesById(db, { childId: child.id });
}

async function checkupReplier(
  db: Db,
  child: MyChild,
  rows: readonly StoredCheckup[],
): Promise<(row: StoredCheckup) => CheckupWithoutStatus> {
  const asked = (await questions.of(db, child)).toSorted(byMaking);
  const makingOf = await makersOf(db, child, [...rows, ...asked]);
  return (row) => ({
    ...toCheckup(child, row),
    questions: asked.filter((one) => one.checkup_id === row.id).map((one) => toQuestion(one, makingOf)),
    ...makingOf(row),
  });
}

function toCheckup(
  { id: childId, bornOn }: MyChild,
  row: StoredCheckup,
): Omit<CheckupWithoutStatus, 'questions' | keyof Making> {
  const visit = visitOf(row.visit);
  const { from, until } = recommendedSpan(visit, bornOn);
  return {
    id: row.id,
    childId,
    visit: visit.id,
    checkupType: visit.checkupType,
    recommendedOn: row.recommended_on,
    recommendedFrom: from,
    recommendedUntil: until,
    scheduledOn: row.scheduled_on,
    completed: isFlag(row.completed),
    notes: row.notes,
    measurements: [...visit.measurements],
    screenings: [...visit.screenings],
    talkAbout: [...visit.talkAbout],
    ideas: [...visit.questionsToAsk],
    bring: [...visit.bring],
  };
}

function toQuestion(row: Tables['checkup_questions'], makingOf: (row: Entry) => Making): Question {
  return { id: row.id, text: row.asked, answer: row.answer, ...makingOf(row) };
}

function byMaking(a: Tables['checkup_questions'], b: Tables['checkup_questions']): number {
  if (a.made_at !== b.made_at) return a.made_at < b.made_at ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

function daysOf({ recommended_on, scheduled_on, completed }: StoredCheckup) {
  return { recommendedOn: recommended_on, scheduledOn: scheduled_on, completed: isFlag(completed) };
}

function statusOf(row: StoredCheckup, today: Day): CheckupStatus {
  return checkupStatus({ ...daysOf(row), addedOn: madeOn(row) }, today);
}

const entriesById = prepared(['childId'], (db, { childId }) => entriesOf(db, childId));

function entriesOf(db: Db, childId: string) {
  return db
    .selectFrom('checkups')
    .leftJoin('users as planner', 'planner.id', 'checkups.made_by')
    .select(['checkups.id', 'visit', 'recommended_on', 'scheduled_on', 'completed', 'notes'])
    .select(['checkups.made_by', 'checkups.made_at', 'checkups.changed_by', 'checkups.changed_at', 'checkups.version'])
    .select('planner.time_zone as made_in')
    .where('checkups.child_id', '=', childId)
    .orderBy('recommended_on')
    .orderBy('checkups.id');
}
