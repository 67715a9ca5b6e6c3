import { expect, test } from 'vitest';
import { signIn } from '#contract/accounts/signing-in.ts';
import { lazyCall } from './lazy-call.ts';

test('a form whose scripts do not load shows the message for an unreachable server, and loads them at the next try', async () => {
  const call = lazyCall(signInAfter(2));

  await expect(call.schema()).rejects.toMatchObject({ code: 'offline', message: 'The server did not answer.' });
  await expect(call.schema()).resolves.toBe(signIn.body);
});

test('a form does not notice one file that was lost', async () => {
  const call = lazyCall(signInAfter(1));

  await expect(call.schema()).resolves.toBe(signIn.body);
});

function signInAfter(failures: number) {
  let left = failures;
  return async () => {
    left -= 1;
    if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module');
    return signIn;
  };
}
