import * as z from 'zod/mini';
import { tx } from '#server/db/tx.ts';
import { readUpload } from '#server/http/body.ts';
import type { App, House } from '#server/http/house.ts';
import { problemResponse } from '#server/http/problem-response.ts';
import { logThrown, problemOf } from '#server/http/refusal.ts';
import { headersFor } from '#server/http/headers.ts';
import { mayBegin } from '#server/limits/expensive.ts';
import { networkOf } from '#server/http/network.ts';
import { inTime } from '#server/limits/in-time.ts';
import { isSignedBy, mayBeSigned } from '#server/payments/signature.ts';
import { Problem } from '#server/problem.ts';
import { ownerOf, queueAdoption } from '../queries/customers.ts';
import { queueQuestion, takeEvent } from '../queries/truth.ts';
import { eventKey } from '../rules.ts';

export const noticesPath = '/webhooks/payments';
/** Several times what a provider sends. */
const mostBytes = 64 * 1024;
/** Read at once, so that senders who stop half way take little of the memory. */
const mostBodies = 64;
const longestMs = 10_000;

/** As providers make them. */
const Id = z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/));

/** Of what a notice says, only whom it is about is believed: the provider is asked for the rest. */
const Notice = z.object({
  id: Id,
  data: z.object({
    object: z.looseObject({
      object: z.optional(z.string()),
      id: z.optional(z.string()),
      customer: z.optional(z.unknown()),
    }),
  }),
});
type Notice = z.infer<typeof Notice>;

/** Notices of the payment provider. Whoever cannot sign them is told nothing. */
export function serveNotices({ hono, house }: App): void {
  let bodies = 0;
  hono.post(noticesPath, async (c) => {
    const requestId = c.get('requestId');
    try {
      await mayBegin(null, networkOf(c, house));
      if (!house.config.hasPlan) throw new Problem('not-found');
      const signature = c.req.header('stripe-signature');
      if (!mayBeSigned(signature, house.clock())) throw unsigned();
      if (bodies >= mostBodies) throw new Problem('unavailable');
      const upload = readUpload(c, { mostBytes });
      bodies += 1;
      const body = await inTime(upload, longestMs, () => new Problem('malformed')).finally(() => {
        bodies -= 1;
      });
      await receive(house, { body, signature });
      return new Response('{}', {
        status: 200,
        headers: { ...headersFor(house.config).api, 'content-type': 'application/json', 'x-request-id': requestId },
      });
    } catch (thrown) {
      logThrown(thrown, house.log, { requestId, route: noticesPath });
      return problemResponse(house, problemOf(thrown), { requestId, path: noticesPath });
    }
  });
}

type Received = { readonly body: Uint8Array; readonly signature: string | undefined };

/**
 * Stores it with the work that follows, in one transaction; what has come before changes nothing.
 *
 * @throws Problem `malformed` for what the provider has not signed in the last minutes
 */
async function receive(house: House, { body, signature }: Received): Promise<void> {
  const { db, payments, clock, jobs } = house;
  const now = clock();
  if (!isSignedBy(await payments.webhookSecret(), signature, body, now)) throw unsigned();
  const notice = noticeIn(body);
  if (!notice) throw new Problem('malformed');
  const { provider } = payments;
  await tx(db, async (trx) => {
    if (!(await takeEvent(trx, { id: notice.id, provider }, now))) return;
    const customerId = customerIn(notice);
    if (customerId === null) return;
    const userId = await ownerOf(trx, provider, customerId);
    if (userId === undefined) return queueAdoption(trx, provider, customerId, now);
    await queueQuestion(trx, { key: eventKey(provider, notice.id), userId, provider, runAt: now }, now);
  });
  jobs.wake();
}

function unsigned(): Problem {
  return new Problem('malformed', {}, 'notice');
}

function noticeIn(body: Uint8Array): Notice | null {
  try {
    const { success, data } = Notice.safeParse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)));
    return success ? data : null;
  } catch {
    return null;
  }
}

function customerIn({ data: { object } }: Notice): string | null {
  const { customer } = object;
  const named = object.object === 'customer' ? object : typeof customer === 'string' ? { id: customer } : customer;
  const { success, data } = z.object({ id: Id }).safeParse(named);
  return success ? data.id : null;
}
