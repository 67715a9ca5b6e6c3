import { MutationObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { maya } from '#testing/web/replies.ts';
import { aStorage } from '#testing/web/a-storage.ts';
import { closingAccount, signingOut } from '#web/accounts/deletion/account-changes.ts';
import { removingChild } from '#web/children/removal-changes.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { createQueryClient } from '#web/client/calls/query-client.ts';
import { forgetRemembered } from '#web/client/page/remembered.ts';

const later = `past-later ${maya.id}`;
const steps = `first-steps ${maya.id}`;

/** A browser in which first steps of Maya's are left, and Maya and Leo were put off for today. */
function aBrowser(reply: object = {}) {
  const kept = aStorage({
    holds: [
      [steps, 'weight'],
      [later, '2026-11-21'],
      ['past-later leo', '2026-11-21'],
    ],
  });
  vi.stubGlobal('fetch', async () => Response.json(reply));
  return kept;
}

afterEach(() => {
  vi.unstubAllGlobals();
  toasts.clear();
});

test('logging out forgets which children were put off for today', async () => {
  const kept = aBrowser();
  const client = createQueryClient();
  await new MutationObserver(
    client,
    signingOut(
      client,
      async () => ({}),
      () => undefined,
    ),
  ).mutate();

  expect([...kept.keys()]).toEqual([steps]);
});

test('deleting the account forgets everything', async () => {
  const kept = aBrowser({ erasedFrom: '2026-12-21T08:00:00.000Z' });
  const client = createQueryClient();
  const closing = new MutationObserver(
    client,
    closingAccount(client, () => undefined),
  );
  await closing.mutate({ password: 'x', confirmation: 'delete' });

  expect([...kept.keys()]).toEqual([]);
});

test('removing a child forgets what names it', async () => {
  const kept = aBrowser();
  const client = createQueryClient();
  await new MutationObserver(client, removingChild(client)).mutate({ child: maya, firstName: 'Maya' });

  expect([...kept.keys()]).toEqual(['past-later leo']);
});

test('a browser that keeps nothing has nothing to forget', () => {
  vi.stubGlobal('localStorage', undefined);

  expect(() => forgetRemembered()).not.toThrow();
});
