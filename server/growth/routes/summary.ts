import type { Input, Reply } from '#contract/endpoint.ts';
import type { readGrowthSummary } from '#contract/growth/summary.ts';
import type { LineWords } from '#domain/growth/line/line-words.ts';
import { growthSummary } from '#domain/growth/summary/growth-summary.ts';
import { requireChild } from '#server/children/access.ts';
import type { Ask } from '#server/http/handle.ts';
import { growthFactsOf } from '../service/growth-facts.ts';

export async function summarize(
  ask: Ask<'may see the child'>,
  { params }: Input<typeof readGrowthSummary>,
): Promise<Reply<typeof readGrowthSummary>> {
  const mine = await requireChild(ask.db, ask.parent, params.childId);
  const summary = growthSummary(await growthFactsOf(ask, mine));
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
