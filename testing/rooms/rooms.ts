import type { endpoints } from '#contract/endpoints.ts';
import * as accounts from './accounts.ts';
import * as children from './children.ts';
import * as sharing from './sharing.ts';
import * as growth from './growth.ts';
import * as vaccines from './vaccines.ts';
import * as checkups from './checkups.ts';
import type { AccessTo } from './access.ts';
import type { Generated } from './generated.ts';
import type { RequestsTo } from './requests.ts';

export type EndpointName = keyof typeof endpoints;

/**
 * Who may do what, written by hand from the access matrix of the security checklist and from nothing in the code:
 * a visitor is asked to sign in, what is not yours is not there, what you may see but not change is not allowed.
 */
export const accessTable: AccessTo<typeof endpoints> = {
  ...accounts.access,
  ...children.access,
  ...sharing.access,
  ...growth.access,
  ...vaccines.access,
  ...checkups.access,
};

/** For each endpoint a request that succeeds, once, for the primary parent of the family. */
export const requestTo: RequestsTo<typeof endpoints> = {
  ...accounts.requests,
  ...children.requests,
  ...sharing.requests,
  ...growth.requests,
  ...vaccines.requests,
  ...checkups.requests,
};

/** The columns of the tables of each room. */
export const roomColumns = {
  ...accounts.columns,
  ...children.columns,
  ...sharing.columns,
  ...growth.columns,
  ...vaccines.columns,
  ...checkups.columns,
} as const;

/** What is generated for each part of an export. */
export const generatedParts: Generated = {
  ...growth.generated,
  ...vaccines.generated,
  ...checkups.generated,
  ...sharing.generated,
};
