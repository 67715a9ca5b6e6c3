import { generateInsights } from '#contract/insights.ts';
import { addDays } from '#domain/time/day.ts';
import { childNamed, evening, type DemoFamily } from './family.ts';

/** One about Maya, yesterday. */
export async function demo(family: DemoFamily): Promise<void> {
  const { hannah, today } = family;
  await evening(family, hannah, addDays(today, -1));
  await hannah.call(generateInsights, { body: { childId: childNamed(family, 'Maya').id } });
}
