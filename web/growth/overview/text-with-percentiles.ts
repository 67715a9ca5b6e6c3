import type { QueryClient } from '@tanstack/react-query';
import type { Measurement } from '#contract/growth.ts';
import { assess } from '#domain/growth/score/assess.ts';
import { withBirthWeight } from '#domain/growth/score/newborn-loss.ts';
import { MEASURES, valueText } from '#domain/growth/value-text.ts';
import { percentilePhrase } from '#domain/growth/words/percentile-text.ts';
import { todayIn } from '#domain/time/day.ts';
import { meQuery } from '#web/accounts/data.ts';
import { childrenQuery } from '#web/children/data.ts';
import { hasIntergrowth } from '#web/client/page/drawn.ts';
import { forChild } from '#web/client/text/for-child.ts';
import { chartedOf } from '#domain/growth/line/charted.ts';
import { laterReferencesQuery, measurementsQuery } from '../data.ts';
import { askingWords } from '#domain/growth/line/asking-words.ts';
import { lineInput } from '#domain/growth/line/line-input.ts';
import { mayCalm } from '#domain/growth/line/may-calm.ts';
import { planWith, referenceNeeds } from '#domain/growth/references/reference-needs.ts';

/**
 * '6.50 kg, 51st percentile; head 41.0 cm, 54th percentile for Maya'. Null without a percentile, or where something is
 * said of the child that is not calm, or nothing calms beside the weight.
 */
export async function textWithPercentiles(client: QueryClient, saved: Measurement): Promise<string | null> {
  const me = client.getQueryData(meQuery.queryKey);
  const child = client.getQueryData(childrenQuery.queryKey)?.children.find(({ id }) => id === saved.childId);
  if (!me || !child) return null;
  const today = todayIn(me.timeZone, new Date());
  const references = await client.query(laterReferencesQuery(referenceNeeds(child, today, hasIntergrowth())));
  const plan = planWith(references, me.growthReference);
  const known = client.getQueryData(measurementsQuery(child.id).queryKey) ?? [];
  const measurements = chartedOf(child, [...known.filter(({ id }) => id !== saved.id), saved]);
  const input = lineInput({ child, measurements, plan, today, units: me.units });
  if (askingWords(input) || !mayCalm(input)) return null;
  const scores = assess(withBirthWeight(child, measurements), saved, plan);
  const values = { weight: saved.weightKg, height: saved.heightCm, head: saved.headCm };
  const texts = MEASURES.flatMap((measure) => {
    const value = values[measure];
    if (value === null) return [];
    const score = scores[measure];
    const text = `${measure === 'head' ? 'head ' : ''}${valueText(measure, value, me.units)}`;
    return [score.scored ? `${text}, ${percentilePhrase(score)}` : text];
  });
  return MEASURES.some((measure) => scores[measure].scored) ? forChild(client, child.id, texts.join('; ')) : null;
}
