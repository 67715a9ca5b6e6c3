import type { AddedByPast, PastAnswer } from '#contract/vaccines/past.ts';
import type { SeenEntry } from '#contract/stored.ts';
import { completeCheckups, uncompleteCheckups } from '#server/checkups/queries.ts';
import { isFlag } from '#server/db/flag.ts';
import { fieldProblem, Problem } from '#server/problem.ts';
import { doses, setPast } from '../queries.ts';
import { addedByAnswer, recordAnswer, setNotGiven } from '../queries/past.ts';
import { isNotGiven } from '../rules/not-given.ts';
import { changedMeanwhile, type Change } from './change-plan.ts';
import { recordDoses } from './record-doses.ts';
import { removeSeen } from './remove-seen.ts';

/**
 * Records all or none.
 *
 * @returns what was not there before; a dose that is sent again is of this answer, as is what the parent's answer of the
 * same id has added
 */
export async function recordPast(change: Change, answer: PastAnswer): Promise<AddedByPast> {
  const { trx, child, vaccines, now } = change;
  const checkups = await completeCheckups(trx, child, answer.checkups, change);
  if (!checkups) throw new Problem('bad-input', { fields: [STILL_TO_COME] });
  const notGiven = await requireOpen(change, answer.notGiven ?? []);
  const ids = new Set(await recordDoses(change, { doses: answer.doses ?? [] }));
  await setNotGiven(trx, child, { rows: notGiven, isNotGiven: true }, now);
  const stored = await doses.of(trx, child);
  if (answer.isDone) await setPast(trx, child, false);
  const added = {
    checkups,
    doses: stored.flatMap(({ id, version }) => (ids.has(id) ? { id, version } : [])),
    notGiven,
    isOpen: answer.isDone && isFlag(vaccines.plan.past_open),
  };
  const { id = null } = answer;
  const before = id === null ? null : await addedByAnswer(trx, child, id);
  const byBoth = before === null ? added : both(before, added);
  await recordAnswer(trx, child, { id, added: byBoth }, now);
  return byBoth;
}

const STILL_TO_COME = fieldProblem('checkups', 'This checkup is still to come, or not in the plan');

/**
 * @returns those of the rows that were not answered so before
 * @throws Problem `bad-input` for a row that is not in the plan; `changed-meanwhile` for one that has a dose
 */
async function requireOpen(change: Change, ids: readonly string[]): Promise<string[]> {
  const rows = [...new Set(ids)].map((id) => change.vaccines.rows.find((row) => row.id === id));
  const open: string[] = [];
  for (const row of rows) {
    if (!row) throw new Problem('bad-input', { fields: [NOT_IN_PLAN] });
    if (isNotGiven(row, change.vaccines.rows)) continue;
    if (row.dose_id !== null) throw await changedMeanwhile(change);
    open.push(row.id);
  }
  return open;
}

const NOT_IN_PLAN = fieldProblem('notGiven', 'This row is not in the plan');

function both(before: AddedByPast, added: AddedByPast): AddedByPast {
  return {
    checkups: latest([...before.checkups, ...added.checkups]),
    doses: latest([...before.doses, ...added.doses]),
    notGiven: [...new Set([...(before.notGiven ?? []), ...(added.notGiven ?? [])])],
    isOpen: before.isOpen || added.isOpen,
  };
}

/** Of each id the last. */
function latest(seen: readonly SeenEntry[]): SeenEntry[] {
  return [...new Map(seen.map((one) => [one.id, one])).values()];
}

/**
 * All or none. What is taken back already stays so.
 *
 * @throws Problem `changed-meanwhile` with the plan where a dose or a checkup was changed since
 */
export async function removePast(change: Change, added: AddedByPast): Promise<void> {
  const { trx, child, vaccines, now } = change;
  const { notGiven = [] } = added;
  await removeSeen(change, added.doses);
  if (!(await uncompleteCheckups(trx, child, added.checkups, change))) throw await changedMeanwhile(change);
  const rows = vaccines.rows.flatMap((row) => (isFlag(row.is_not_given) && notGiven.includes(row.id) ? row.id : []));
  await setNotGiven(trx, child, { rows, isNotGiven: false }, now);
  if (added.isOpen) await setPast(trx, child, true);
}
