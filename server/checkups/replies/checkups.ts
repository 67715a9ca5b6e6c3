import type { Checkup, Question } from '#contract/checkups.ts';
import { recommendedSpan } from '#domain/checkups/schedule.ts';
import { checkupSchedule, visitOf } from '#domain/checkups/schedule-data.ts';
import { checkupDay, checkupStatus, type CheckupStatus } from '#domain/checkups/status.ts';
import type { Day } from '#domain/time/day.ts';
import type { TimeOfDay } from '#domain/time/time-of-day.ts';
import { isFromBefore } from '#domain/vaccines/standing/past.ts';
import { makersOf, type Making } from '#server/accounts/replies/people.ts';
import type { MyChild } from '#server/children/access.ts';
import type { Entry } from '#server/db/columns.ts';
import type { Db } from '#server/db/db.ts';
import { inOrderOf, madeOn } from '#server/db/entry.ts';
import { isFlag } from '#server/db/flag.ts';
import type { Tables } from '#server/db/tables.ts';
import { isPastOpen } from '#server/vaccines/queries.ts';
import { findCheckup, storedCheckups, type StoredCheckup } from '../queries.ts';
import { questions } from '../queries/stored.ts';

export type CheckupSummary = {
  readonly id: string;
  readonly visit: string;
  readonly checkupType: string;
  /** The scheduled day, else the recommended one. */
  readonly on: Day;
  readonly isScheduled: boolean;
  readonly time: TimeOfDay | null;
  readonly place: string | null;
  readonly completed: boolean;
  readonly status: CheckupStatus;
};

type Standing = Pick<Checkup, 'status' | 'isFromBefore'>;
export type CheckupWithoutStatus = Omit<Checkup, keyof Standing>;

export async function checkupReplies(
  db: Db,
  child: MyChild,
  rows: readonly StoredCheckup[],
  today: Day,
): Promise<Checkup[]> {
  const replyFor = await checkupReplier(db, child, rows);
  const standingOf = await checkupStandings(db, child, today);
  return rows.map((row) => ({ ...replyFor(row), ...standingOf(row) }));
}

/** @throws Error when there is no such checkup */
export async function checkupOf(db: Db, child: MyChild, id: string, today: Day): Promise<Checkup> {
  const row = await findCheckup(db, child, id);
  if (!row) throw new Error('a checkup that was just there is gone');
  const replyFor = await checkupReplier(db, child, [row]);
  const standingOf = await checkupStandings(db, child, today);
  return { ...replyFor(row), ...standingOf(row) };
}

/** By recommended day, without planning missing ones. */
export async function checkupsSoFar(db: Db, child: MyChild): Promise<CheckupWithoutStatus[]> {
  const rows = await storedCheckups(db, child);
  return rows.map(await checkupReplier(db, child, rows));
}

export async function checkupSummaryReplies(
  db: Db,
  child: MyChild,
  rows: readonly StoredCheckup[],
  today: Day,
): Promise<CheckupSummary[]> {
  const standingOf = await checkupStandings(db, child, today);
  return rows.map((row) => ({
    id: row.id,
    visit: row.visit,
    checkupType: visitOf(row.visit).checkupType,
    on: checkupDay(daysOf(row)),
    isScheduled: row.scheduled_on !== null,
    time: row.scheduled_time,
    place: row.place,
    completed: isFlag(row.completed),
    status: standingOf(row).status,
  }));
}

async function checkupReplier(
  db: Db,
  child: MyChild,
  rows: readonly StoredCheckup[],
): Promise<(row: StoredCheckup) => CheckupWithoutStatus> {
  const asked = (await questions.of(db, child)).toSorted(inOrderOf('made_at', 'id'));
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
    scheduledTime: row.scheduled_time,
    place: row.place,
    completed: isFlag(row.completed),
    completedOn: completedOnOf(row),
    notes: row.notes,
    measurements: [...visit.measurements],
    screenings: [...visit.screenings],
    talkAbout: [...visit.talkAbout],
    ideas: [...visit.questionsToAsk],
    bring: [...visit.bring],
    always: [...checkupSchedule.always],
  };
}

function toQuestion(row: Tables['checkup_questions'], makingOf: (row: Entry) => Making): Question {
  return { id: row.id, text: row.asked, answer: row.answer, ...makingOf(row) };
}

function daysOf(row: StoredCheckup) {
  return {
    recommendedOn: row.recommended_on,
    scheduledOn: row.scheduled_on,
    completed: isFlag(row.completed),
    completedOn: completedOnOf(row),
  };
}

/** An open checkup may still be stored with the day of a completion that was taken back. */
function completedOnOf({ completed, completed_on }: StoredCheckup): Day | null {
  return isFlag(completed) ? completed_on : null;
}

async function checkupStandings(db: Db, child: MyChild, today: Day): Promise<(row: StoredCheckup) => Standing> {
  const pastOpen = await isPastOpen(db, child);
  return (row) => {
    const { until } = recommendedSpan(visitOf(row.visit), child.bornOn);
    const past = { addedOn: madeOn(row), isPastOpen: pastOpen };
    const status = checkupStatus({ ...daysOf(row), ...past, visit: row.visit, recommendedUntil: until }, today);
    return { status, isFromBefore: isFromBefore(until, past.addedOn) };
  };
}
