import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ProblemCode } from '#contract/problem.ts';
import { CallFailed } from './call-failed.ts';
import { keepUnusedMs, storeFirstAnswers, takeFirstAnswer } from './first-answers.ts';
import { createQueryClient, mayRetry, pauseMs } from './query-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[UI-01] the pauses double from one second and end at half a minute', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 30].map(pauseMs)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});

test('[UI-01] a load that gets no answer is tried three times more, after 1, 2 and 4 seconds', async () => {
  const startedAt = Date.now();
  const triedAt: number[] = [];
  const { observer } = shows(() => {
    triedAt.push(Date.now() - startedAt);
    throw new CallFailed('offline');
  });

  await vi.advanceTimersByTimeAsync(60_000);

  expect(triedAt).toEqual([0, 1000, 3000, 7000]);
  expect(observer.getCurrentResult()).toMatchObject({ status: 'error', error: { code: 'offline' } });
});

test('[UI-01] a load that succeeds at the second try is shown', async () => {
  let tries = 0;
  const { observer } = shows(() => {
    tries += 1;
    if (tries === 1) throw new CallFailed('offline');
    return 'Maya';
  });

  await vi.advanceTimersByTimeAsync(1000);

  expect(observer.getCurrentResult()).toMatchObject({ status: 'success', data: 'Maya' });
});

test('a load that is refused is tried one time', async () => {
  let tries = 0;
  const { observer } = shows(() => {
    tries += 1;
    throw refused('not-found');
  });

  await vi.advanceTimersByTimeAsync(60_000);

  expect(tries).toBe(1);
  expect(observer.getCurrentResult()).toMatchObject({ status: 'error', error: { code: 'not-found' } });
});

test.each<ProblemCode>(['unavailable', 'unexpected'])('a server that could not (%s) is asked again', (code) => {
  expect([0, 1, 2, 3].map((failures) => mayRetry(failures, refused(code)))).toEqual([true, true, true, false]);
});

test('a load that others of the account are before is asked for again, one that has to wait longer is not', () => {
  expect([0, 1, 2, 3].map((failures) => mayRetry(failures, refused('slow-down', 1)))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(mayRetry(0, refused('slow-down', 2))).toBe(false);
});

test.each<ProblemCode>(['sign-in-needed', 'not-found', 'not-allowed', 'bad-input', 'slow-down'])(
  'a refusal stays a refusal: %s',
  (code) => {
    expect(mayRetry(0, refused(code))).toBe(false);
  },
);

test('[AUTH-11] cached data does not hide that the session has ended', async () => {
  const onSignedOut = vi.fn<() => void>();
  const answers = [() => 'Maya', () => thrown(refused('sign-in-needed')), () => thrown(refused('not-found'))];
  const { observer } = shows(() => answers.shift()?.() ?? '', onSignedOut);
  await vi.advanceTimersByTimeAsync(0);
  expect(onSignedOut).not.toHaveBeenCalled();

  await observer.refetch();
  expect(onSignedOut).toHaveBeenCalledOnce();
  await observer.refetch();
  expect(onSignedOut).toHaveBeenCalledOnce();
});

test('a change is sent once: a form asks before it sends again', async () => {
  const client = createQueryClient();
  let sent = 0;
  const mutation = client.getMutationCache().build(client, {
    mutationFn: () => {
      sent += 1;
      return Promise.reject(new CallFailed('offline'));
    },
  });

  await expect(mutation.execute(undefined)).rejects.toThrow(CallFailed);

  expect(sent).toBe(1);
});

test('[API-03] a change that is not allowed any more is refused at once, while the children reload', async () => {
  const client = createQueryClient();
  let loads = 0;
  new QueryObserver(client, {
    queryKey: ['children'],
    queryFn: () => (loads++ === 0 ? [] : new Promise<never>(() => {})),
  }).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  const mutation = client
    .getMutationCache()
    .build(client, { mutationFn: () => Promise.reject(refused('not-allowed')) });

  void mutation.execute(undefined).catch(() => {});
  await vi.advanceTimersByTimeAsync(0);

  expect(mutation.state.status).toBe('error');
  expect(loads).toBe(2);
});

test('data sent with the page is dropped once something may have changed', async () => {
  const client = createQueryClient();
  storeFirstAnswers({ '/api/children': {} }, 5);

  await client
    .getMutationCache()
    .build(client, { mutationFn: () => Promise.resolve() })
    .execute(undefined);

  expect(takeFirstAnswer('/api/children', 5)).toBeUndefined();
});

test('[UI-01] unused data is dropped from the cache after five minutes', async () => {
  const { client, leave } = shows(() => 'Maya');
  await vi.advanceTimersByTimeAsync(0);
  leave();

  await vi.advanceTimersByTimeAsync(keepUnusedMs - 1);
  expect(client.getQueryData(['children'])).toBe('Maya');
  await vi.advanceTimersByTimeAsync(1);
  expect(client.getQueryData(['children'])).toBeUndefined();
  expect(keepUnusedMs).toBe(300_000);
});

test('[UI-01] data stays in the cache as long as a screen shows it', async () => {
  const { client } = shows(() => 'Maya');

  await vi.advanceTimersByTimeAsync(2 * keepUnusedMs);

  expect(client.getQueryData(['children'])).toBe('Maya');
});

test('[ACC-03] an account that was closed in another tab shows nothing more here either', async () => {
  const onSignedOut = vi.fn<() => void>();
  shows(() => thrown(refused('account-closed')), onSignedOut);

  await vi.advanceTimersByTimeAsync(0);

  expect(onSignedOut).toHaveBeenCalledOnce();
});

/** A screen that shows what the server says until it is left. */
function shows(queryFn: () => string, onSignedOut?: () => void) {
  const client = createQueryClient(onSignedOut);
  const observer = new QueryObserver(client, { queryKey: ['children'], queryFn });
  return { client, observer, leave: observer.subscribe(() => {}) };
}

function thrown(error: Error): never {
  throw error;
}

function refused(code: ProblemCode, retryAfterS?: number): CallFailed {
  const wait = retryAfterS === undefined ? {} : { retryAfterS };
  return new CallFailed({ type: `/problems/${code}`, title: 'No.', status: 400, code, requestId: 'a1b2', ...wait });
}
