import { afterEach, expect, test, vi } from 'vitest';
import { answers, solve } from '#domain/accounts/proof-of-work.ts';
import { answerChallenge, ChallengeBroken, runChallenge } from './answer-challenge.ts';

const id = '0198f4b0-1111-7000-8000-000000000001';
const challenge = { id, bits: 4, expiresAt: '2026-11-21T09:00:00.000Z' };
const here = new AbortController().signal;

const atOnce = async (sum: { id: string; bits: number }) => solve(sum.id, sum.bits);
const broken = async () => {
  throw new Error('no worker here');
};

function serverAnswers(status: number, body: unknown) {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
}

afterEach(() => vi.unstubAllGlobals());

test('[AUTH-09] the token is the id of the challenge, a dot and a number that answers it', async () => {
  serverAnswers(201, challenge);

  const token = await answerChallenge('sign-in', here, atOnce);

  const [tokenId, number] = token.split('.');
  expect(tokenId).toBe(id);
  expect(answers(id, Number(number), 4)).toBe(true);
});

test('[AUTH-09] [UI-02] a challenge that cannot be had: Error loading security check. Please refresh the page.', async () => {
  serverAnswers(500, {});

  await expect(answerChallenge('sign-in', here, atOnce)).rejects.toThrow(
    'Error loading security check. Please refresh the page.',
  );
});

test('[AUTH-09] a worker that fails is reported like a missing challenge', async () => {
  serverAnswers(201, challenge);

  await expect(answerChallenge('sign-in', here, broken)).rejects.toBeInstanceOf(ChallengeBroken);
});

test('[AUTH-12] too many requests for challenges show how long to wait', async () => {
  serverAnswers(429, {
    type: '/problems/slow-down',
    title: 'Too many tries. Please wait a little.',
    status: 429,
    code: 'slow-down',
    requestId: 'r',
    retryAfterS: 300,
  });

  await expect(answerChallenge('sign-in', here, atOnce)).rejects.toMatchObject({
    why: 'Too many tries. Please wait 5 minutes.',
  });
});

test('[AUTH-09] success and error each call back once', async () => {
  serverAnswers(201, challenge);
  const onSuccess = vi.fn<(token: string) => void>();
  const onError = vi.fn<(broken: ChallengeBroken) => void>();

  runChallenge('sign-in', { onSuccess, onError }, atOnce);
  await vi.waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
  runChallenge('sign-in', { onSuccess, onError }, broken);
  await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce());

  expect(onSuccess).toHaveBeenCalledOnce();
});

test('[AUTH-09] a stopped check does not call back', async () => {
  serverAnswers(201, challenge);
  const onSuccess = vi.fn<(token: string) => void>();
  const onError = vi.fn<(broken: ChallengeBroken) => void>();
  const solved = Promise.withResolvers<number>();

  const stop = runChallenge('sign-in', { onSuccess, onError }, () => solved.promise);
  stop();
  solved.resolve(10_000_000_001);
  await new Promise((resolve) => setImmediate(resolve));

  expect(onSuccess).not.toHaveBeenCalled();
  expect(onError).not.toHaveBeenCalled();
});
