import type { Input } from '#contract/endpoint.ts';
import type {
  addDoses,
  changeDose,
  ChangedDose,
  ChangedPlannedDose,
  changePlannedDose,
  removeDose,
  takeBackDoses,
} from '#contract/vaccines/changes.ts';
import type { Ask } from '#server/http/handle.ts';
import { fieldProblem, refuseFields } from '#server/problem.ts';
import { requireUnchanged } from '#server/db/version.ts';
import { doses, plannedDoses, updateDose, type StoredDose, type StoredRow } from '../queries.ts';
import { isOtherDose, isSameDose, knownDose, readDose, refuseTwice, twiceText, withIds } from '../rules/dose.ts';
import { givenOnNameIn, refuseEarly } from '../rules/early-doses.ts';
import { changePlan, type Change } from '../service/change-plan.ts';
import type { PlanReply } from '../service/plan-reply.ts';
import { recordDoses } from '../service/record-doses.ts';
import { removeSeen } from '../service/remove-seen.ts';

type Asked = Ask<'may edit the child'>;

/** Records all doses or none. */
export function addGivenDoses(asked: Asked, { params, body }: Input<typeof addDoses>): Promise<PlanReply> {
  const given = withIds(body.doses, asked.now);
  const nameOf = givenOnNameIn(given);
  return changePlan(
    asked,
    params.childId,
    async (change) => {
      await recordDoses(change, { ...body, doses: given });
    },
    (after, before, today) => body.refusesEarly && refuseEarly(after, before, today, nameOf),
  );
}

export function correctDose(asked: Asked, { params, body }: Input<typeof changeDose>): Promise<PlanReply> {
  const nameOf = (id: string) => (id === params.doseId ? 'givenOn' : undefined);
  return changePlan(
    asked,
    params.childId,
    async (change) => saveCorrection(change, await requireDose(change, params.doseId, body.version), body),
    (after, before, today) => body.refusesEarly && refuseEarly(after, before, today, nameOf),
  );
}

async function saveCorrection(
  { trx, child, vaccines, parent, now, today }: Change,
  stored: StoredDose,
  given: Omit<ChangedDose, 'version' | 'refusesEarly'>,
): Promise<void> {
  const { facts, problems } = readDose(child, given, { timeZone: parent.timeZone, now }, stored);
  refuseFields(problems);
  if (isSameDose(stored, facts)) return;
  if (!given.isAnother && isOtherDose(stored, facts)) {
    const text = twiceText(knownDose({ ...facts, id: stored.id }), vaccines.doses.map(knownDose), today);
    refuseTwice(text === null ? [] : [fieldProblem('isAnother', text)]);
  }
  await updateDose(trx, child, stored.id, facts, now);
}

export function removeGivenDose(asked: Asked, { params, body }: Input<typeof removeDose>): Promise<PlanReply> {
  return changePlan(asked, params.childId, async (change) => {
    const stored = await requireDose(change, params.doseId, body.version);
    await doses.delete(change.trx, change.child, stored.id);
  });
}

export function takeDosesBack(asked: Asked, { params, body }: Input<typeof takeBackDoses>): Promise<PlanReply> {
  return changePlan(asked, params.childId, async (change) => {
    await removeSeen(change, body.doses);
  });
}

export function changeRow(asked: Asked, { params, body }: Input<typeof changePlannedDose>): Promise<PlanReply> {
  return changePlan(asked, params.childId, async (change) => {
    const { trx, child, vaccines, now } = change;
    const isMeant = ({ id }: { readonly id: string }) => id === params.plannedDoseId;
    const current = async () => (await change.current()).planned.find(isMeant);
    const stored = vaccines.rows.find(isMeant);
    if (stored && isMarkedSo(stored, doseIn(stored, vaccines), body)) return;
    const row = await requireUnchanged(stored, body.version, current);
    const { completed, givenOn, notes } = body;
    if (givenOn !== undefined && completed !== true) {
      refuseFields([fieldProblem('givenOn', 'Mark the dose completed to give its day')]);
    }
    if (notes !== undefined && (notes || null) !== row.notes) {
      await plannedDoses.update(trx, child, row.id, { notes: notes || null }, now);
    }
    if (completed === true) await completeRow(change, row, body);
    if (completed === false && row.dose_id !== null) await doses.delete(trx, child, row.dose_id);
  });
}

/** Whether it is completed already as asked for, as when the request is repeated. */
function isMarkedSo(
  { notes: kept }: StoredRow,
  dose: StoredDose | undefined,
  { completed, givenOn, notes }: ChangedPlannedDose,
): boolean {
  if (completed !== true || dose === undefined) return false;
  const isNoted = notes === undefined || (notes || null) === kept;
  return isNoted && (givenOn ?? dose.given_on) === dose.given_on;
}

function doseIn(row: StoredRow, vaccines: Change['vaccines']): StoredDose | undefined {
  return vaccines.doses.find(({ id }) => id === row.dose_id);
}

/** Of a completed row another day corrects its dose. */
async function completeRow(change: Change, row: StoredRow, { givenOn, isAnother }: ChangedPlannedDose): Promise<void> {
  const { vaccines, today } = change;
  const dose = doseIn(row, vaccines);
  if (dose) {
    const { cvx, vaccine, lot, place, site } = dose;
    if (givenOn !== undefined)
      await saveCorrection(change, dose, { givenOn, cvx, vaccine, lot, place, site, isAnother });
    return;
  }
  requireEarlierDoses(row, vaccines.rows);
  const given = { givenOn: givenOn ?? today, isAnother, vaccine: row.vaccine, fills: [row.id] };
  await recordDoses(change, { doses: [given] }, () => '');
}

/** Out of order, it would be unknown which dose was given. */
function requireEarlierDoses(row: StoredRow, rows: readonly StoredRow[]): void {
  const before = rows.filter(({ vaccine, number }) => vaccine === row.vaccine && number < row.number);
  const empty = before.filter((one) => one.dose_id === null).map(({ number }) => number);
  if (empty.length === 0) return;
  const [first, last] = [Math.min(...empty), Math.max(...empty)];
  const message = first === last ? `When was dose ${first} given?` : `When were doses ${first} to ${last} given?`;
  refuseFields([fieldProblem('completed', message)]);
}

async function requireDose(change: Change, id: string, version: number): Promise<StoredDose> {
  const current = async () => (await change.current()).doses.find((dose) => dose.id === id);
  return requireUnchanged(
    change.vaccines.doses.find((dose) => dose.id === id),
    version,
    current,
  );
}
