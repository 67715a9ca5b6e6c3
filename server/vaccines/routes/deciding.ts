import type { Input } from '#contract/endpoint.ts';
import type { chooseVaccineAuthority, decideVaccine, undecideVaccine } from '#contract/vaccines/changes.ts';
import { authorities, routineSchedule } from '#domain/vaccines/editions/editions-data.ts';
import { plannedGroups } from '#domain/vaccines/planned/planned-group.ts';
import type { Ask } from '#server/http/handle.ts';
import { fieldProblem, Problem, refuseFields } from '#server/problem.ts';
import { requireVersion } from '#server/db/version.ts';
import { deleteDecision, saveAuthority, saveDecision } from '../queries.ts';
import { changePlan, type Change } from '../service/change-plan.ts';
import type { PlanReply } from '../service/plan-reply.ts';

type Asked = Ask<'may edit the child'>;

export function decide(asked: Asked, { params, body }: Input<typeof decideVaccine>): Promise<PlanReply> {
  return changePlan(asked, params.childId, async (change) => {
    const { trx, child, now, today } = change;
    requirePlanned(params.vaccine);
    await requireSeen(change, params.vaccine, body.version);
    const until = body.decision === 'deferred' ? (body.until ?? null) : null;
    if (until !== null && until <= today) {
      refuseFields([fieldProblem('until', 'Choose a day after today', 'too-small')]);
    }
    const decided = { vaccine: params.vaccine, decision: body.decision, until_on: until, reason: body.reason || null };
    await saveDecision(trx, child, decided, now);
  });
}

export function undecide(asked: Asked, { params, body }: Input<typeof undecideVaccine>): Promise<PlanReply> {
  return changePlan(asked, params.childId, async (change) => {
    requirePlanned(params.vaccine);
    const isDecided = change.vaccines.decisions.some(({ vaccine }) => vaccine === params.vaccine);
    if (isDecided) await requireSeen(change, params.vaccine, body.version);
    await deleteDecision(change.trx, change.child, params.vaccine);
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
