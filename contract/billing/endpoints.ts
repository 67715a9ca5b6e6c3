import type { Endpoint } from '#contract/endpoint.ts';
import { createCheckoutSession, createPortalSession, readSubscription, readTrial } from '../billing.ts';

export const billingEndpoints = {
  readSubscription,
  readTrial,
  createCheckoutSession,
  createPortalSession,
} as const satisfies Record<string, Endpoint>;
