import type { Input, Reply } from '#contract/endpoint.ts';
import type { generateInsights } from '#contract/insights.ts';
import { childDataOf } from '#domain/insights/child-data.ts';
import { writtenText } from '#domain/insights/insight-text.ts';
import { insightEdition } from '#domain/insights/safety-data.ts';
import { writtenInsight } from '#domain/insights/written-insight.ts';
import { requireAi } from '#server/billing/service.ts';
import { requireChildToEdit, type EditableChild } from '#server/children/access.ts';
import { childrenOf } from '#server/children/service.ts';
import { newId } from '#server/db/id.ts';
import { tx } from '#server/db/tx.ts';
import type { Ask } from '#server/http/handle.ts';
import { inTurn } from '#server/limits/expensive.ts';
import { spend } from '#server/limits/rate-limit.ts';
import { faultOf } from '#server/log.ts';
import { Problem } from '#server/problem.ts';
import { endReservation, insights, reserve, standingOf } from './queries.ts';
import { allowanceReply, insightReplies } from './replies.ts';
import { requireAllowed, tooMany } from './rules.ts';
import { insightFactsOf } from './service/insight-facts.ts';
import { wordedInsight } from './service/worded-insight.ts';

type Asking = Ask<'may edit the child'>;

/**
 * [AI-01] Reserves the child's insight before the work, and gives it back when that fails: of two tabs, parents or
 * servers one writes it.
 *
 * @throws Problem `not-found`; `not-allowed`; `needs-plan`; `slow-down`
 */
export async function generate(
  ask: Asking,
  body: Input<typeof generateInsights>['body'],
): Promise<Reply<typeof generateInsights>> {
  const { db, house, parent, now } = ask;
  const childId = body.childId ?? (await childrenOf(house, parent)).activeChildId;
  if (childId === null) throw new Problem('not-found');
  await tx(db, (trx) => requireChildToEdit(trx, parent, childId));
  await requireAi(house, parent, now);
  const id = newId(now.getTime());
  const child = await tx(db, async (trx) => {
    const editable = await requireChildToEdit(trx, parent, childId);
    requireAllowed(await standingOf(trx, editable, now), now);
    await reserve(trx, editable, id, now);
    return editable;
  });
  try {
    await spend(db, `insights:${parent.id}`, house.limits.insights, now, (retryAfterS) => tooMany(retryAfterS, now));
    return await writeReserved(ask, child, id);
  } catch (error) {
    // Should this fail, too, the reservation ends by itself.
    await endReservation(db, child, id).catch((failed: unknown) =>
      house.log.warn({ err: faultOf(failed) }, 'the reservation of an insight could not be ended'),
    );
    throw error;
  }
}

/**
 * @throws Problem `unavailable` when the parent has canceled or left meanwhile, or when the work took longer than the
 * reservation and another has begun
 */
async function writeReserved(ask: Asking, child: EditableChild, id: string) {
  const { db, parent, now, signal } = ask;
  const facts = await inTurn(parent.id, () => insightFactsOf(ask, child));
  const { measurements, today } = facts.growth;
  const requested = childDataOf(child, measurements, today);
  const about = { name: facts.growth.child.firstName, ageMonths: requested.age_months };
  const { parts, writer } = await wordedInsight(ask, writtenInsight(facts), about);
  const response = writtenText(parts);
  // What nobody waits for would use up the child's month.
  if (signal().aborted) throw new Problem('unavailable');
  const written = {
    id,
    request_text: JSON.stringify(requested),
    response_text: response,
    requested_at: now.toISOString(),
    writer,
    edition: insightEdition,
  };
  await tx(db, async (trx) => {
    const editable = await requireChildToEdit(trx, parent, child.id);
    if (!(await endReservation(trx, editable, id))) throw new Problem('unavailable');
    await insights.insert(trx, editable, [written], now);
  });
  return {
    response,
    insight: await insightReplies.one(db, child, id),
    allowance: await allowanceReply(ask, child),
  };
}
