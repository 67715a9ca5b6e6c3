import { MutationObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { problems, type Problem, type ProblemCode } from '#contract/problem.ts';
import { createQueryClient } from '#web/client/calls/query-client.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { openingPortal, startingCheckout } from './paying-changes.ts';

const client = createQueryClient();
const visited: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { assign: (address: string) => visited.push(address) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  toasts.clear();
  visited.length = 0;
});

const refusal = (code: ProblemCode, more: Partial<Problem> = {}) =>
  Response.json(
    { type: `/problems/${code}`, requestId: 'r', code, ...problems[code], ...more },
    { status: problems[code].status },
  );

/** Answers one after the other; null is none at all. Returns how many were asked for. */
function answering(...answers: readonly (Response | null)[]): () => number {
  let asked = 0;
  vi.stubGlobal('fetch', () => {
    const answer = answers[asked++];
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('no network'));
  });
  return () => asked;
}

async function press(button: 'portal' | 'checkout', waitMs = 3000): Promise<void> {
  const pressed =
    button === 'portal'
      ? new MutationObserver(client, openingPortal()).mutate()
      : new MutationObserver(client, startingCheckout(client)).mutate();
  const settled = pressed.catch(() => null);
  await vi.advanceTimersByTimeAsync(waitMs);
  await settled;
}

const down = 'The payment provider cannot be reached right now. Nothing was charged. Please try again later.';
const paying = () => Response.json({ sessionId: 'cs_1', url: 'https://pay.example/cs_1' });

describe('[SUB-02] the one button', () => {
  test('opens the portal of a subscriber', async () => {
    answering(Response.json({ portalUrl: 'https://pay.example/portal' }));
    await press('portal');

    expect(visited).toEqual(['https://pay.example/portal']);
  });

  test('leads others to pay', async () => {
    answering(paying());
    await press('checkout');

    expect(visited).toEqual(['https://pay.example/cs_1']);
  });
});

describe('[SUB-06] without an answer', () => {
  test('it is tried twice more, after one and two seconds', async () => {
    const asked = answering(null, null, paying());
    const pressed = new MutationObserver(client, startingCheckout(client)).mutate();
    const after: number[] = [];
    for (const ms of [0, 999, 1, 1999, 1]) {
      await vi.advanceTimersByTimeAsync(ms);
      after.push(asked());
    }
    await pressed;

    expect(after).toEqual([1, 1, 2, 2, 3]);
    expect(visited).toEqual(['https://pay.example/cs_1']);
  });

  test('it is not tried a fourth time, nor again after a refusal', async () => {
    const unanswered = answering(null, null, null, paying());
    await press('checkout');
    const refused = answering(refusal('unavailable'), paying());
    await press('checkout');

    expect([unanswered(), refused()]).toEqual([3, 1]);
    expect(visited).toEqual([]);
  });
});

describe('[UI-02] what is said when it fails', () => {
  test.each([
    [refusal('unavailable', { title: down }), `Could not open the customer portal. ${down}`],
    [
      refusal('slow-down', { retryAfterS: 60 }),
      'Could not open the customer portal. Too many tries. Please wait 60 seconds.',
    ],
    [refusal('unexpected'), 'Could not open the customer portal. Please try again later.'],
    [Response.json({}), 'Customer portal URL not received from server.'],
    [refusal('sign-in-needed'), 'User not authenticated'],
  ])('by the portal: %#', async (answer, text) => {
    answering(answer);
    await press('portal');

    expect(toasts.held()[0]).toMatchObject({ kind: 'problem', title: 'Action Failed', text });
  });

  test('by the way to pay of whoever has paid already, which is no failure', async () => {
    const title = 'Your payment is being confirmed. This takes a moment.';
    answering(refusal('already-exists', { title }));
    await press('checkout');

    expect(toasts.held()[0]).toMatchObject({ kind: 'done', title: 'Nothing to pay now', text: title });
  });

  test.each([
    [refusal('unavailable', { title: down }), down],
    [refusal('slow-down', { retryAfterS: 60 }), 'Too many tries. Please wait 60 seconds.'],
    [Response.json({ url: 'https://pay.example/cs_1' }), 'Checkout session ID missing.'],
    [refusal('sign-in-needed'), 'User not authenticated'],
    [null, 'The server did not answer. Nothing was charged or changed.'],
  ])('by the way to pay: %#', async (answer, text) => {
    answering(answer, null, null);
    await press('checkout');

    expect(toasts.held()[0]).toMatchObject({ kind: 'problem', title: 'Upgrade Failed', text });
  });
});
