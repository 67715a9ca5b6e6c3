import { VaccinePlan } from '#contract/vaccines.ts';
import { todayIn } from '#domain/time/day.ts';
import { makersOf } from '#server/accounts/replies/people.ts';
import type { Parent } from '#server/auth/session.ts';
import type { MyChild } from '#server/children/access.ts';
import type { Db } from '#server/db/db.ts';
import type { CheckedReply } from '#server/http/checked-reply.ts';
import { ReplyCache } from '#server/http/reply-cache.ts';
import { hasPastOpened } from '../queries.ts';
import { planReply } from '../replies/plan.ts';
import type { CurrentPlan } from './current-plan.ts';
import { bloodTestOf } from '../rules/blood-test.ts';
import { inWordsOn } from '../rules/plan-data.ts';

export type PlanReply = CheckedReply<VaccinePlan>;

const plans = new ReplyCache(VaccinePlan);

export async function planReplyFor(
  db: Db,
  child: MyChild,
  { timeZone }: Pick<Parent, 'timeZone'>,
  vaccines: CurrentPlan,
  now: Date,
): Promise<PlanReply> {
  const { plan, doses, rows, decisions, conditions } = vaccines;
  const bloodTest = bloodTestOf(plan);
  const entries = [plan, ...doses, ...rows, ...decisions, ...conditions, ...(bloodTest ? [bloodTest] : [])];
  const makingOf = await makersOf(db, child, entries);
  const reading = {
    today: todayIn(timeZone, now),
    hasPastOpened: await hasPastOpened(db, child),
  };
  const names = entries.map(makingOf);
  return plans.of(
    [vaccines, reading, names],
    () => planReply(vaccines, { ...reading, makingOf }),
    () => inWordsOn(vaccines, reading.today),
  );
}
