import type { Endpoint, Request } from '#contract/endpoint.ts';
import type { Family } from '../family.ts';

/** For each endpoint of a room a request that succeeds, once, for the primary parent of the family. */
export type RequestsTo<Endpoints extends Record<string, Endpoint>> = {
  readonly [Name in keyof Endpoints]: (family: Family) => Promise<Request<Endpoints[Name]>>;
};
