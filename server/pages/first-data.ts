import type { FirstData } from '#contract/pages.ts';
import type { Parent } from '#server/auth/session.ts';
import { meOf } from '#server/accounts/rules.ts';
import { faultOf } from '#server/http/log.ts';
import { requireChild, type MyChild } from '#server/children/access.ts';
import { entering } from '#server/auth/entering.ts';
import { checkupsOf } from '#server/checkups/queries.ts';
import { planAsOf } from '#server/vaccines/queries/kept-plan.ts';
import { tellPlan } from '#server/vaccines/queries/told-plan.ts';
import { childrenOf } from '#server/children/queries.ts';
import { measurementsOf } from '#server/growth/queries.ts';
import type { House } from '#server/http/house.ts';
import { Problem } from '#server/http/problem.ts';

/** Pages that begin with the active child's measurements, its vaccine plan and its checkups. */
const measuredPaths = ['/dashboard', '/measurements', '/add-measurement', '/print/visit'];
const plannedPaths = ['/dashboard', '/vaccines', '/appointments', '/print/visit'];

/** What the first screen of a page shows, so that it comes with the page. */
export async function firstDataOf(house: House, parent: Parent, path: string): Promise<FirstData> {
  const { db } = house;
  const children = await childrenOf(house, parent);
  const { activeChildId } = children;
  const isMeasured = measuredPaths.includes(path);
  const isPlanned = plannedPaths.includes(path);
  const isOfChild = activeChildId !== null && (isMeasured || isPlanned);
  const child = isOfChild ? await requireChild(db, parent, activeChildId).catch(unlessGone) : null;
  return {
    me: meOf(parent),
    children,
    measurements: child && isMeasured ? await measurementsOf(db, child) : null,
    ...(child && isPlanned ? await plansOf(house, parent, child) : noPlans),
  };
}

const noPlans: Pick<FirstData, 'checkups' | 'vaccinePlan'> = { checkups: null, vaccinePlan: null };

/** Reading may have to bring them up to date; where that fails, the page is shown all the same and asks anew. */
async function plansOf({ db, clock, log }: House, parent: Parent, child: MyChild): Promise<typeof noPlans> {
  const now = clock();
  const { today } = entering(parent, now);
  try {
    const plan = await planAsOf(db, child, today, now);
    return {
      checkups: await checkupsOf(db, child, today, now),
      vaccinePlan: await tellPlan(db, child, parent, plan, now),
    };
  } catch (error) {
    log.warn({ err: faultOf(error) }, 'the plans of a child could not be sent along with a page');
    return noPlans;
  }
}

/** A child may be removed at the very moment; the page then asks anew. */
function unlessGone(error: unknown): null {
  if (error instanceof Problem && error.code === 'not-found') return null;
  throw error;
}
