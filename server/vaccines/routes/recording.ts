import type { NewDose } from '#contract/vaccines/changes.ts';
import { todayIn, type Day } from '#domain/time/day.ts';
import { monthOf } from '#domain/time/month.ts';
import { CURRENT_EDITION, editionOn, routineSchedule } from '#domain/vaccines/editions/editions-data.ts';
import type { KnownDose } from '#domain/vaccines/given/known-dose.ts';
import { dosesByVaccine } from '#domain/vaccines/planned/plan-rows.ts';
import { plannedGroups } from '#domain/vaccines/planned/planned-group.ts';
import { newIds } from '#server/db/id.ts';
import { fieldProblem, Problem, refuseFields, requireSpace } from '#server/http/problem.ts';
import { deleteDecisions, doses, type StoredVaccines, type StoredDecision } from '../queries.ts';
import { isSameDose, knownDose, mostDoses, readDose, refuseTwice, twiceText, type DoseFacts } from '../rules/dose.ts';
import { changedMeanwhile, type Change } from './change-plan.ts';

/**
 * All or none; identical existing ones stay.
 *
 * @param at the field name's prefix in the body: the dose's place in its list
 * @throws Problem `bad-input` with the name of the field; `changed-meanwhile` when a row meant for a dose is filled;
 * `already-exists` for a second dose of a vaccine within a few days that nobody said is another; `too-large`
 */
export async function recordDoses(change: Change, given: readonly NewDose[], at = inList): Promise<void> {
  const { trx, child, vaccines, now } = change;
  const read = readAll(change, given, at);
  const coming = read.filter(({ id, facts }) => !isThere(vaccines, id, facts));
  const fills = coming.flatMap(({ dose }) => dose.fills ?? []);
  await requireWaiting(change, fills);
  requireSpace(vaccines.doses.length + coming.length, mostDoses, `A child can have at most ${mostDoses} doses.`);
  const rows = coming.map(({ id, facts }) => ({ id, ...facts }));
  const known = rows.map(knownDose);
  requireOnce(change, coming, at);
  await doses.insert(trx, child, rows, now);
  await deleteDecisions(trx, child, decidedAgainst(change, known));
}

const inList = (n: number): string => `doses.${n}.`;

/** `place` is that in the request. */
type ReadDose = {
  readonly id: string;
  readonly place: number;
  readonly dose: NewDose;
  readonly facts: DoseFacts;
};

function readAll({ child, parent, now }: Change, given: readonly NewDose[], at: typeof inList): ReadDose[] {
  const marking = { timeZone: parent.timeZone, now };
  const ids = newIds(given.length, now.getTime());
  const read = given.map((dose, n) => ({
    id: dose.id ?? ids[n] ?? '',
    place: n,
    dose,
    ...readDose(child, dose, marking),
  }));
  refuseFields(read.flatMap(({ problems }, n) => problems.map((one) => ({ ...one, name: at(n) + one.name }))));
  refuseFields(
    read.flatMap(({ id }, n) => {
      const isTwice = read.findIndex((one) => one.id === id) < n;
      return isTwice ? fieldProblem(`${at(n)}id`, 'This dose appears twice') : [];
    }),
  );
  return read;
}

/** Whether the dose exists because the request is repeated. */
function isThere(vaccines: Pick<StoredVaccines, 'doses'>, id: string, facts: DoseFacts): boolean {
  const stored = vaccines.doses.find((dose) => dose.id === id);
  if (stored && !isSameDose(stored, facts)) throw new Problem('already-exists');
  return stored !== undefined;
}

async function requireWaiting(change: Change, fills: readonly string[]): Promise<void> {
  for (const id of fills) {
    const row = change.vaccines.rows.find((one) => one.id === id);
    if (!row) throw new Problem('bad-input', { fields: [fieldProblem('doses', 'This row is not in the plan')] });
    if (row.dose_id !== null) throw await changedMeanwhile(change);
  }
}

/** Asks of each dose on its own; of two that come at once, of the later in the request. */
function requireOnce({ vaccines, today }: Change, coming: readonly ReadDose[], at: typeof inList): void {
  const stored = vaccines.doses.map(knownDose);
  const known = ({ id, facts }: ReadDose) => knownDose({ id, ...facts });
  const asked = coming.flatMap((one, n) => {
    const suspects = coming.slice(0, n).filter(({ dose }) => !isForOtherRows(one.dose, dose));
    const text = one.dose.isAnother ? null : twiceText(known(one), [...stored, ...suspects.map(known)], today);
    return text === null ? [] : fieldProblem(`${at(one.place)}isAnother`, text);
  });
  refuseTwice(asked);
}

/** Two doses entered at once, each for rows of its own, are two. */
function isForOtherRows({ fills = [] }: NewDose, { fills: others = [] }: NewDose): boolean {
  return fills.length > 0 && others.length > 0 && !fills.some((row) => others.includes(row));
}

/** Deferred or declined vaccines that were given on or after the day of the decision, or in its month. */
function decidedAgainst({ vaccines, parent, today }: Change, coming: readonly KnownDose[]): readonly string[] {
  const edition = editionOn(CURRENT_EDITION, today);
  const given = dosesByVaccine(edition, routineSchedule(), plannedGroups(routineSchedule()), coming);
  const waiting = vaccines.decisions.filter(({ decision }) => decision !== 'wanted');
  const isGiven = ({ vaccine, changed_at }: StoredDecision) => {
    const decidedOn = todayIn(parent.timeZone, new Date(changed_at));
    return given.get(vaccine)?.some((dose) => isGivenSince(dose, decidedOn)) ?? false;
  };
  return waiting.filter(isGiven).map(({ vaccine }) => vaccine);
}

function isGivenSince({ givenOn, givenIn = null }: KnownDose, on: Day): boolean {
  if (givenIn !== null) return givenIn >= monthOf(on);
  return givenOn !== null && givenOn >= on;
}
