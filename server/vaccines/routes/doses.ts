import type { Input, Reply } from '#contract/endpoint.ts';
import type { addDoses, changeDose, changePlannedDose, removeDose } from '#contract/vaccines/changing.ts';
import type { Day } from '#domain/time/day.ts';
import type { Ask } from '#server/http/handle.ts';
import { Problem } from '#server/http/problem.ts';
import { requireVersion } from '#server/http/version.ts';
import { deleteDose, saveNotes, updateDose, type StoredDose, type StoredRow } from '../queries.ts';
import { isSameDose, knownDose, readDose, requireOncePerDay } from '../rules/dose.ts';
import { changedMeanwhile, changing, refuse, type Change } from './changing.ts';
import { writeDown } from './writing-down.ts';

type Asked = Ask<'may edit the child'>;

/** Writes down doses, all or none. */
export function markDoses(asked: Asked, { params, body }: Input<typeof addDoses>): Promise<Reply<typeof addDoses>> {
  return changing(asked, params.childId, (change) => writeDown(change, body.doses));
}

/** Changes what is written down of a dose. */
export function correctDose(
  asked: Asked,
  { params, body }: Input<typeof changeDose>,
): Promise<Reply<typeof changeDose>> {
  return changing(asked, params.childId, async (change) => {
    const { trx, child, kept, parent, now, today } = change;
    const stored = await requireDose(change, params.doseId, body.version);
    const { facts, problems } = readDose(child, body, { timeZone: parent.timeZone, now }, stored);
    refuse(problems);
    if (isSameDose(stored, facts)) return;
    requireOncePerDay(knownDose({ ...facts, id: stored.id }), kept.doses.map(knownDose), today);
    await updateDose(trx, child, stored.id, facts, now);
  });
}

/** Removes a dose. */
export function unmarkDose(
  asked: Asked,
  { params, body }: Input<typeof removeDose>,
): Promise<Reply<typeof removeDose>> {
  return changing(asked, params.childId, async (change) => {
    const stored = await requireDose(change, params.doseId, body.version);
    await deleteDose(change.trx, change.child, stored.id);
  });
}

/** Marks one row of the plan completed or not, or saves its notes. */
export function changeRow(
  asked: Asked,
  { params, body }: Input<typeof changePlannedDose>,
): Promise<Reply<typeof changePlannedDose>> {
  return changing(asked, params.childId, async (change) => {
    const { trx, child, kept, now } = change;
    const row = kept.rows.find(({ id }) => id === params.plannedDoseId);
    if (!row) throw new Problem('not-found');
    const current = async () => (await change.current()).planned.find(({ id }) => id === row.id);
    await requireVersion(row, body.version, current);
    const { completed, givenOn, notes } = body;
    if (notes !== undefined && (notes || null) !== row.notes) await saveNotes(trx, child, row.id, notes || null, now);
    if (completed === true) await completeRow(change, row, givenOn);
    if (completed === false && row.dose_id !== null) await deleteDose(trx, child, row.dose_id);
  });
}

/** @throws Problem `changed-meanwhile` when somebody else has completed the row with another day */
async function completeRow(change: Change, row: StoredRow, givenOn: Day | undefined): Promise<void> {
  const { kept, today } = change;
  const given = kept.doses.find(({ id }) => id === row.dose_id);
  if (given && givenOn !== undefined && given.given_on !== givenOn) throw await changedMeanwhile(change);
  if (given) return;
  requireEarlierDoses(row, kept.rows);
  await writeDown(change, [{ givenOn: givenOn ?? today, vaccine: row.vaccine, fills: [row.id] }], () => '');
}

/** A row is filled after those before it: else nobody knows which dose it was. */
function requireEarlierDoses(row: StoredRow, rows: readonly StoredRow[]): void {
  const before = rows.filter(({ vaccine, number }) => vaccine === row.vaccine && number < row.number);
  const empty = before.filter((one) => one.dose_id === null).map(({ number }) => number);
  if (empty.length === 0) return;
  const [first, last] = [Math.min(...empty), Math.max(...empty)];
  const message = first === last ? `When was dose ${first} given?` : `When were doses ${first} to ${last} given?`;
  refuse([{ name: 'completed', code: 'refused', message }]);
}

async function requireDose(change: Change, id: string, version: number): Promise<StoredDose> {
  const stored = change.kept.doses.find((dose) => dose.id === id);
  if (!stored) throw new Problem('not-found');
  await requireVersion(stored, version, async () => (await change.current()).doses.find((dose) => dose.id === id));
  return stored;
}
