import { expect, test } from 'vitest';
import { signIn } from '#contract/accounts/signing-in.ts';
import { lazyCall } from './lazy-call.ts';

test('a form whose scripts do not load shows the message for an unreachable server, and loads them at the next try', async () => {
  const loads: (() => Promise<typeof signIn>)[] = [
    () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    () => Promise.resolve(signIn),
  ];
  const call = lazyCall(() => loads.shift()?.() ?? Promise.resolve(signIn));

  await expect(call.schema()).rejects.toMatchObject({ code: 'offline', message: 'The server did not answer.' });
  await expect(call.schema()).resolves.toBe(signIn.body);
});
