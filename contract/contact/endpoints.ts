import type { Endpoint } from '#contract/endpoint.ts';
import { readContactDetails, sendContactMessage } from '../contact.ts';

export const contactEndpoints = {
  sendContactMessage,
  readContactDetails,
} as const satisfies Record<string, Endpoint>;
