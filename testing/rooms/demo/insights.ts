import { generateInsights } from '#contract/insights.ts';
import { addDays } from '#domain/time/day.ts';
import { childNamed, evening, type DemoFamily } from './family.ts';

/** One about Maya, yesterday. None where the plan is paid at a real provider, which the demo never calls. */
export async function demo(family: DemoFamily): Promise<void> {
  const { home, hannah, today } = family;
  const { hasPlan, payments } = home.house.config;
  if (hasPlan && payments.provider !== 'test') return;
  await evening(family, hannah, addDays(today, -1));
  await hannah.call(generateInsights, { body: { childId: childNamed(family, 'Maya').id } });
}
