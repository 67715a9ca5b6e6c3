import type { Endpoint, Request } from '#contract/endpoint.ts';
import type { Family } from '../family.ts';

/** Each succeeds once, for the primary parent. */
export type RequestsTo<Endpoints extends Record<string, Endpoint>> = {
  readonly [Name in keyof Endpoints]: (family: Family) => Promise<Request<Endpoints[Name]>>;
};
