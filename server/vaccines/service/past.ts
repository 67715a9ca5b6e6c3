import type { AddedByPast, PastAnswer } from '#contract/vaccines/past.ts';
import { completeCheckups, uncompleteCheckups } from '#server/checkups/queries.ts';
import { isFlag } from '#server/db/flag.ts';
import { fieldProblem, Problem } from '#server/problem.ts';
import { doses, setPast } from '../queries.ts';
import { changedMeanwhile, type Change } from './change-plan.ts';
import { recordDoses } from './record-doses.ts';
import { removeSeen } from './remove-seen.ts';

/**
 * Records all or none.
 *
 * @returns what was not there before; a dose that is sent again is of this answer
 */
export async function recordPast(change: Change, answer: PastAnswer): Promise<AddedByPast> {
  const { trx, child, vaccines } = change;
  const checkups = await completeCheckups(trx, child, answer.checkups, change);
  if (!checkups) throw new Problem('bad-input', { fields: [STILL_TO_COME] });
  const ids = new Set(await recordDoses(change, { doses: answer.doses ?? [] }));
  const stored = await doses.of(trx, child);
  if (answer.isDone) await setPast(trx, child, false);
  return {
    checkups,
    doses: stored.flatMap(({ id, version }) => (ids.has(id) ? { id, version } : [])),
    isOpen: answer.isDone && isFlag(vaccines.plan.past_open),
  };
}

const STILL_TO_COME = fieldProblem('checkups', 'This checkup is still to come, or not in the plan');

/**
 * All or none. What is taken back already stays so.
 *
 * @throws Problem `changed-meanwhile` with the plan where a dose or a checkup was changed since
 */
export async function removePast(change: Change, added: AddedByPast): Promise<void> {
  const { trx, child } = change;
  await removeSeen(change, added.doses);
  if (!(await uncompleteCheckups(trx, child, added.checkups, change))) throw await changedMeanwhile(change);
  if (added.isOpen) await setPast(trx, child, true);
}
