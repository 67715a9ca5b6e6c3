import type { Input, Reply } from '#contract/endpoint.ts';
import type { chooseVaccineAuthority, decideVaccine, undecideVaccine } from '#contract/vaccines/changing.ts';
import { authorities, routineSchedule } from '#domain/vaccines/editions/editions-data.ts';
import { plannedGroups } from '#domain/vaccines/planned/planned-group.ts';
import { entering } from '#server/auth/entering.ts';
import type { Ask } from '#server/http/handle.ts';
import { Problem } from '#server/http/problem.ts';
import { deleteDecisions, saveAuthority, saveDecision } from '../queries.ts';
import { changing, requireUnchanged } from './changing.ts';

type Asked = Ask<'may edit the child'>;

/** Notes what a family has decided about a vaccine. */
export function decide(
  asked: Asked,
  { params, body }: Input<typeof decideVaccine>,
): Promise<Reply<typeof decideVaccine>> {
  return changing(asked, params.childId, async ({ trx, child, parent, now }) => {
    requirePlanned(params.vaccine);
    const until = body.decision === 'deferred' ? (body.until ?? null) : null;
    if (until !== null && until <= entering(parent, now).today) {
      throw new Problem('bad-input', {
        fields: [{ name: 'until', code: 'too-small', message: 'Choose a day after today' }],
      });
    }
    const decided = { vaccine: params.vaccine, decision: body.decision, until_on: until, reason: body.reason || null };
    await saveDecision(trx, child, decided, now);
  });
}

/** Takes back what was decided about a vaccine. */
export function undecide(
  asked: Asked,
  { params }: Input<typeof undecideVaccine>,
): Promise<Reply<typeof undecideVaccine>> {
  return changing(asked, params.childId, async ({ trx, child }) => {
    requirePlanned(params.vaccine);
    await deleteDecisions(trx, child, [params.vaccine]);
  });
}

/** Chooses whose recommendations a child's plan follows. */
export function chooseAuthority(
  asked: Asked,
  { params, body }: Input<typeof chooseVaccineAuthority>,
): Promise<Reply<typeof chooseVaccineAuthority>> {
  return changing(asked, params.childId, async (change) => {
    const { trx, child, kept, now } = change;
    if (!authorities().some(({ id }) => id === body.authority)) {
      throw new Problem('bad-input', {
        fields: [{ name: 'authority', code: 'refused', message: 'Choose one of the schedules' }],
      });
    }
    await requireUnchanged(change, kept.plan.version, body.version, (plan) => plan);
    if (kept.plan.authority !== body.authority) await saveAuthority(trx, child, body.authority, now);
  });
}

/** @throws Problem `not-found` for a vaccine that the schedule does not have */
function requirePlanned(vaccine: string): void {
  if (!plannedGroups(routineSchedule()).some(({ id }) => id === vaccine)) throw new Problem('not-found');
}
