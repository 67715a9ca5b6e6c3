import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { articlesEndpoints } from '#contract/articles/endpoints.ts';
import { billingEndpoints } from '#contract/billing/endpoints.ts';
import { chatEndpoints } from '#contract/chat/endpoints.ts';
import { checkupsEndpoints } from '#contract/checkups/endpoints.ts';
import { childrenEndpoints } from '#contract/children/endpoints.ts';
import { contactEndpoints } from '#contract/contact/endpoints.ts';
import { foodsEndpoints } from '#contract/foods/endpoints.ts';
import { growthEndpoints } from '#contract/growth/endpoints.ts';
import { insightsEndpoints } from '#contract/insights/endpoints.ts';
import { milestonesEndpoints } from '#contract/milestones/endpoints.ts';
import { sharingEndpoints } from '#contract/sharing/endpoints.ts';
import { vaccinesEndpoints } from '#contract/vaccines/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';

/** Each has a handler, an access row and tests. */
export const endpoints = {
  ...accountsEndpoints,
  ...childrenEndpoints,
  ...sharingEndpoints,
  ...growthEndpoints,
  ...vaccinesEndpoints,
  ...checkupsEndpoints,
  ...milestonesEndpoints,
  ...foodsEndpoints,
  ...articlesEndpoints,
  ...insightsEndpoints,
  ...billingEndpoints,
  ...contactEndpoints,
  ...chatEndpoints,
} as const satisfies Record<string, Endpoint>;
