import type { Input, Reply } from '#contract/endpoint.ts';
import type { readGrowthSummary } from '#contract/growth/summary.ts';
import type { LineWords } from '#domain/growth/line/line-words.ts';
import { chartedOf } from '#domain/growth/line/charted.ts';
import { intergrowthBeforeTerm } from '#domain/growth/references/intergrowth.ts';
import { planWith, referenceNeeds } from '#domain/growth/references/reference-needs.ts';
import { references } from '#domain/growth/references/references-client-data.ts';
import { growthSummary } from '#domain/growth/summary/growth-summary.ts';
import { todayIn } from '#domain/time/day.ts';
import { requireChild } from '#server/children/access.ts';
import { childOf } from '#server/children/replies.ts';
import type { Ask } from '#server/http/handle.ts';
import { measurementReplies } from '../replies.ts';

export async function summarize(
  { db, house, parent, now }: Ask<'may see the child'>,
  { params }: Input<typeof readGrowthSummary>,
): Promise<Reply<typeof readGrowthSummary>> {
  const mine = await requireChild(db, parent, params.childId);
  const child = await childOf(db, mine);
  const today = todayIn(parent.timeZone, now);
  const { isOlder, isPreterm } = referenceNeeds(child, today, house.config.hasIntergrowth);
  const needed = { references: isOlder ? references : null, early: isPreterm ? intergrowthBeforeTerm : null };
  const plan = planWith(needed, parent.growthReference);
  const measurements = chartedOf(child, await measurementReplies.all(db, mine));
  const summary = growthSummary({ child, measurements, plan, today, units: parent.units });
  return (
    summary && {
      ...summary,
      statement: summary.statement && toStatement(summary.statement),
      reasons: [...summary.reasons],
    }
  );
}

function toStatement({ callNow, forDoctor, sources, ...words }: LineWords) {
  return { ...words, callNow: [...callNow], forDoctor: [...forDoctor], sources: [...sources] };
}
