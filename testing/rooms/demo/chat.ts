import { askBabyDevExpert } from '#contract/chat.ts';
import { chooseChatHistory } from '#contract/chat/history.ts';
import { addDays } from '#domain/time/day.ts';
import { childNamed, evening, type DemoFamily } from './family.ts';

/** Hannah's history is on, with two messages about Maya. Nothing is asked where the plan is paid at a real provider. */
export async function demo(family: DemoFamily): Promise<void> {
  const { home, hannah, today } = family;
  const { hasPlan, payments } = home.house.config;
  if (hasPlan && payments.provider !== 'test') return;
  await evening(family, hannah, addDays(today, -2));
  await hannah.call(chooseChatHistory, { body: { isKept: true } });
  for (const query of ['How much tummy time does she need?', 'When is her next checkup?']) {
    await hannah.call(askBabyDevExpert, { body: { query, childId: childNamed(family, 'Maya').id } });
  }
}
