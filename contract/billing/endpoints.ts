import type { Endpoint } from '#contract/endpoint.ts';
import { checkSubscription, createCheckoutSession, createPortalSession, readSubscription } from '../billing.ts';
import { readTrial } from './trial.ts';

export const billingEndpoints = {
  readSubscription,
  checkSubscription,
  readTrial,
  createCheckoutSession,
  createPortalSession,
} as const satisfies Record<string, Endpoint>;
