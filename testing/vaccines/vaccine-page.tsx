import type { ReactElement } from 'react';
import type { Child } from '#contract/children.ts';
import type { VaccinePlan, Vaccines } from '#contract/vaccines.ts';
import { checkupsQuery } from '#web/checkups/data.ts';
import { childrenQuery } from '#web/children/data.ts';
import { vaccinePlanQuery, vaccinesQuery, visitPlanQuery } from '#web/vaccines/data.ts';
import { checkups } from '../checkups/checkup-replies.ts';
import { aQueryCache, markupWithin, put, type Loaded } from '../web/a-query-cache.tsx';
import { childrenOf, maya } from '../web/replies.ts';
import { vaccineFacts } from './vaccine-facts.ts';
import { vaccinePlan, visitPlan } from './vaccine-replies.ts';

export type KnownByPage = {
  children?: Child[];
  plan?: Loaded<VaccinePlan>;
  facts?: Loaded<Vaccines>;
};

/** The markup of something that reads what is known from the query cache. */
export function shownWith(
  page: ReactElement,
  { children = [maya], plan = vaccinePlan, facts = vaccineFacts }: KnownByPage = {},
) {
  const cache = aQueryCache();
  put(cache, childrenQuery, childrenOf(...children));
  put(cache, vaccinePlanQuery(maya.id), plan);
  put(cache, visitPlanQuery(maya.id), visitPlan);
  put(cache, checkupsQuery(maya.id), [...checkups]);
  put(cache, vaccinesQuery, facts);
  return markupWithin(cache, page);
}
