import type { Input } from '#contract/endpoint.ts';
import type { chooseVaccineAuthority, decideVaccine, undecideVaccine } from '#contract/vaccines/changes.ts';
import { authorities, routineSchedule } from '#domain/vaccines/editions/editions-data.ts';
import { plannedGroups } from '#domain/vaccines/planned/planned-group.ts';
import type { Ask } from '#server/http/handle.ts';
import { fieldProblem, Problem, refuseFields, requireSpace } from '#server/problem.ts';
import { requireVersion } from '#server/db/version.ts';
import {
  deleteDecision,
  insertDecision,
  saveAuthority,
  updateDecision,
  type Decided,
  type StoredDecision,
} from '../queries.ts';
import { decisionLimit, notOvertaken } from '../rules/standing-decisions.ts';
import { changePlan, type Change } from '../service/change-plan.ts';
import type { PlanReply } from '../service/plan-reply.ts';

type Asked = Ask<'may edit the child'>;

export function decide(asked: Asked, { params, body }: Input<typeof decideVaccine>): Promise<PlanReply> {
  return changePlan(asked, params.childId, async (change) => {
    const { today } = change;
    requirePlanned(params.vaccine);
    await requireSeen(change, params.vaccine, body.version);
    const until = body.decision === 'deferred' ? (body.until ?? null) : null;
    if (until !== null && until <= today) {
      refuseFields([fieldProblem('until', 'Choose a day after today', 'too-small')]);
    }
    const decided = { decision: body.decision, until_on: until, reason: body.reason || null, decided_on: today };
    await saveDecision(change, params.vaccine, decided);
  });
}

/** Beside one that a dose has overtaken, which would stand again without the dose; in place of one that stands. */
async function saveDecision({ trx, child, vaccines, now }: Change, vaccine: string, decided: Decided): Promise<void> {
  const isOfVaccine = (one: StoredDecision) => one.vaccine === vaccine;
  const standing = vaccines.decisions.find(isOfVaccine);
  if (standing) return updateDecision(trx, child, standing, decided, now);
  requireSpace(vaccines.decisions.length + vaccines.overtaken.length + 1, decisionLimit);
  const before = vaccines.overtaken.filter(isOfVaccine).map((one) => one.version);
  await insertDecision(trx, child, { ...decided, vaccine, version: Math.max(0, ...before) + 1 }, now);
}

export function undecide(asked: Asked, { params, body }: Input<typeof undecideVaccine>): Promise<PlanReply> {
  return changePlan(asked, params.childId, async (change) => {
    requirePlanned(params.vaccine);
    const { trx, child, vaccines } = change;
    const { decisions, overtaken, doses, plan } = vaccines;
    const made = [...decisions, ...overtaken].filter(({ vaccine }) => vaccine === params.vaccine);
    // With what it replaced, which would stand in its place.
    const open = notOvertaken(made, doses, plan.computed_on);
    if (open.length > 0) await requireSeen(change, params.vaccine, body.version);
    for (const one of open) await deleteDecision(trx, child, one);
  });
}

export function chooseAuthority(
  asked: Asked,
  { params, body }: Input<typeof chooseVaccineAuthority>,
): Promise<PlanReply> {
  return changePlan(asked, params.childId, async (change) => {
    const { trx, child, vaccines, now } = change;
    if (!authorities().some(({ id }) => id === body.authority)) {
      refuseFields([fieldProblem('authority', 'Choose one of the schedules')]);
    }
    await requireVersion(vaccines.plan, body.version, change.current);
    if (vaccines.plan.authority !== body.authority) await saveAuthority(trx, child, body.authority, now);
  });
}

async function requireSeen({ vaccines, current }: Change, vaccine: string, seen: number | null): Promise<void> {
  const decided = vaccines.decisions.find((decision) => decision.vaccine === vaccine) ?? NEVER_DECIDED;
  await requireVersion(decided, seen ?? NEVER_DECIDED.version, current);
}

const NEVER_DECIDED = { version: 0 };

function requirePlanned(vaccine: string): void {
  if (!plannedGroups(routineSchedule()).some(({ id }) => id === vaccine)) throw new Problem('not-found');
}
