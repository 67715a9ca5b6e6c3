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

/** Written by hand from the access matrix of the security checklist and not derived from code. */
export const accessTable: AccessTo<typeof endpoints> = {
  ...accounts.access,
  ...children.access,
  ...sharing.access,
  ...growth.access,
  ...vaccines.access,
  ...checkups.access,
};

export const requestTo: RequestsTo<typeof endpoints> = {
  ...accounts.requests,
  ...children.requests,
  ...sharing.requests,
  ...growth.requests,
  ...vaccines.requests,
  ...checkups.requests,
};

export const roomColumns = {
  ...accounts.columns,
  ...children.columns,
  ...sharing.columns,
  ...growth.columns,
  ...vaccines.columns,
  ...checkups.columns,
} as const;

export const generatedParts: Generated = {
  ...growth.generated,
  ...vaccines.generated,
  ...checkups.generated,
  ...sharing.generated,
};
