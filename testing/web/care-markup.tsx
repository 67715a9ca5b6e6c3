import type { ReactElement } from 'react';
import type { Checkup } from '#contract/checkups.ts';
import type { Child } from '#contract/children.ts';
import type { VaccinePlan } from '#contract/vaccines.ts';
import { checkupsQuery } from '#web/checkups/data.ts';
import { childrenQuery } from '#web/children/data.ts';
import { vaccinePlanQuery } from '#web/vaccines/data.ts';
import { checkups, vaccinePlan } from '../checkups/checkup-replies.ts';
import { aQueryCache, markupWithin, put, type Loaded } from './a-query-cache.tsx';
import { childrenOf, maya } from './replies.ts';

type Known = {
  child?: Child | null;
  checkups?: Loaded<Checkup[]>;
  plan?: Loaded<VaccinePlan>;
};

/** Maya's by default, from the query cache. */
export function careMarkup(element: ReactElement, known: Known = {}): string {
  const { child = maya, checkups: visits = checkups, plan = vaccinePlan } = known;
  const cache = aQueryCache();
  const childId = child?.id ?? maya.id;
  put(cache, childrenQuery, childrenOf(...(child ? [child] : [])));
  put(cache, checkupsQuery(childId), visits);
  put(cache, vaccinePlanQuery(childId), plan);
  return markupWithin(cache, element);
}
