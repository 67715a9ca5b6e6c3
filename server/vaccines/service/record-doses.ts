import type { NewDose, NewDoses } from '#contract/vaccines/changes.ts';
import { fieldProblem, Problem, refuseFields, requireSpace } from '#server/problem.ts';
import { doses, updateDose, type StoredDose } from '../queries.ts';
import { setGivenAs } from '../queries/past.ts';
import {
  dosesOf,
  isOtherDose,
  isSameDose,
  knownDose,
  doseLimit,
  readDose,
  refuseTwice,
  twiceText,
  withIds,
  type DoseFacts,
} from '../rules/dose.ts';
import { isNotGiven } from '../rules/not-given.ts';
import { changedMeanwhile, type Change } from './change-plan.ts';
import { removeSeen } from './remove-seen.ts';

/**
 * All or none; identical existing ones stay, and one that an earlier request recorded is corrected if its version is sent.
 * Those they replace are removed.
 *
 * @param at the field name's prefix in the body: the dose's place in its list
 * @returns their ids, in order
 * @throws Problem `bad-input` with the name of the field; `changed-meanwhile` when a row meant for a dose is filled, or
 * a dose to correct or to replace was changed; `already-exists` with the plan for another dose under an id, and for a second dose of a
 * vaccine within a few days that nobody said is another; `too-large`
 */
export async function recordDoses(before: Change, given: NewDoses, at = inList): Promise<readonly string[]> {
  requireReplacedOnce(given);
  const replaced = await removeSeen(before, given.replaces ?? []);
  const change = { ...before, vaccines: without(replaced, before.vaccines) };
  const { trx, child, vaccines, now } = change;
  const read = readAll(change, given.doses, at);
  const coming = read.filter(({ stored }) => stored === null);
  const corrected = read.filter(({ stored, facts }) => stored !== null && !isSameDose(stored, facts));
  await requireSeen(change, corrected);
  const fills = coming.flatMap(({ dose }) => dose.fills ?? []);
  await requireWaiting(change, fills);
  requireSpace(vaccines.doses.length + coming.length, doseLimit);
  const rows = coming.map(({ id, facts }) => ({ id, ...facts }));
  requireOnce(change, read.filter(isOther), at);
  await doses.insert(trx, child, rows, now);
  for (const { id, facts } of corrected) await updateDose(trx, child, id, facts, now);
  await setGivenAs(trx, child, givenAfterAll(change, read, replaced), now);
  return read.map(({ id }) => id);
}

function requireReplacedOnce({ doses: given, replaces = [] }: NewDoses): void {
  refuseFields(
    replaces.flatMap(({ id }, n) => {
      const isRecorded = given.some((dose) => dose.id === id);
      return isRecorded ? fieldProblem(`replaces.${n}.id`, 'This dose appears twice') : [];
    }),
  );
}

/**
 * The doses, by the id of the row, that were said not to be given: new ones that are for the row, and those that replace
 * the one that was.
 */
function givenAfterAll(
  { vaccines: { rows }, today }: Change,
  read: readonly ReadDose[],
  replaced: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const known = read.map(({ id, facts }) => knownDose({ id, ...facts }));
  const given = rows.flatMap((row): [string, string][] => {
    if (!isNotGiven(row, rows)) return [];
    const meant = read.find(({ stored, dose }) => stored === null && dose.fills?.includes(row.id));
    const isReplaced = row.given_as !== null && replaced.has(row.given_as);
    const id = meant?.id ?? (isReplaced ? dosesOf(row.vaccine, known, today)[0]?.id : undefined);
    return id === undefined ? [] : [[row.id, id]];
  });
  return new Map(given);
}

/** As if they had never been recorded. */
function without(replaced: ReadonlySet<string>, vaccines: Change['vaccines']): Change['vaccines'] {
  const isReplaced = (id: string | null) => id !== null && replaced.has(id);
  return {
    ...vaccines,
    doses: vaccines.doses.filter(({ id }) => !isReplaced(id)),
    rows: vaccines.rows.map((row) => (isReplaced(row.dose_id) ? { ...row, dose_id: null } : row)),
  };
}

const inList = (n: number): string => `doses.${n}.`;

/** `place` is that in the request. */
type ReadDose = {
  readonly id: string;
  readonly place: number;
  readonly dose: NewDose;
  readonly facts: DoseFacts;
  /** What has the id already, as when the request is repeated. */
  readonly stored: StoredDose | null;
};

function readAll({ child, parent, now, vaccines }: Change, given: readonly NewDose[], at: typeof inList): ReadDose[] {
  const marking = { timeZone: parent.timeZone, now };
  const read = withIds(given, now).map((dose, n) => {
    const { id } = dose;
    const stored = vaccines.doses.find((one) => one.id === id) ?? null;
    return { id, place: n, dose, stored, ...readDose(child, dose, marking, stored) };
  });
  refuseFields(read.flatMap(({ problems }, n) => problems.map((one) => ({ ...one, name: at(n) + one.name }))));
  refuseFields(
    read.flatMap(({ id }, n) => {
      const isTwice = read.findIndex((one) => one.id === id) < n;
      return isTwice ? fieldProblem(`${at(n)}id`, 'This dose appears twice') : [];
    }),
  );
  return read;
}

async function requireSeen(change: Change, corrected: readonly ReadDose[]): Promise<void> {
  for (const { dose, stored } of corrected) {
    if (dose.version === undefined) throw new Problem('already-exists', { current: await change.current() });
    if (dose.version !== stored?.version) throw await changedMeanwhile(change);
  }
}

/** Whether it is new, or corrected to another dose. */
function isOther({ stored, facts }: ReadDose): boolean {
  return stored === null || isOtherDose(stored, facts);
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
  const stored = vaccines.doses.filter(({ id }) => coming.every((one) => one.id !== id)).map(knownDose);
  const known = ({ id, facts }: ReadDose) => knownDose({ id, ...facts });
  const asked = coming.flatMap((one, n) => {
    const suspects = coming.slice(0, n).filter(({ dose }) => !isForOtherRows(one.dose, dose));
    const text = one.dose.isAnother ? null : twiceText(known(one), [...stored, ...suspects.map(known)], today);
    return text === null ? [] : fieldProblem(`${at(one.place)}isAnother`, text);
  });
  refuseTwice(asked);
}

/** Two doses entered together for different rows are two doses. */
function isForOtherRows({ fills = [] }: NewDose, { fills: others = [] }: NewDose): boolean {
  return fills.length > 0 && others.length > 0 && !fills.some((row) => others.includes(row));
}
