import { chartedOf } from '#domain/growth/line/charted.ts';
import { intergrowthBeforeTerm } from '#domain/growth/references/intergrowth.ts';
import { planWith, referenceNeeds } from '#domain/growth/references/reference-needs.ts';
import { references } from '#domain/growth/references/references-client-data.ts';
import { todayIn } from '#domain/time/day.ts';
import type { MyChild } from '#server/children/access.ts';
import { childOf } from '#server/children/replies.ts';
import type { Ask } from '#server/http/handle.ts';
import { measurementReplies } from '../replies.ts';

type Asking = Pick<Ask<'may see the child'>, 'db' | 'house' | 'parent' | 'now'>;

/** What sentences about a child's growth rest on, in the account's units and by its reference. */
export async function growthFactsOf({ db, house, parent, now }: Asking, mine: MyChild) {
  const child = await childOf(db, mine);
  const today = todayIn(parent.timeZone, now);
  const { isOlder, isPreterm } = referenceNeeds(child, today, house.config.hasIntergrowth);
  const needed = { references: isOlder ? references : null, early: isPreterm ? intergrowthBeforeTerm : null };
  const plan = planWith(needed, parent.growthReference);
  const measurements = chartedOf(child, await measurementReplies.all(db, mine));
  return { child, measurements, plan, today, units: parent.units };
}
