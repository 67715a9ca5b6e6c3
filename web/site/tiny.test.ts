import { expect, test } from 'vitest';
import { signOut } from '#contract/accounts/signing-in.ts';
import { SCROLLED_AFTER_PX, signOutCall } from './tiny.ts';

test('[AUTH-08] the log-out button asks what the contract calls signing out', () => {
  const { method, path, body } = signOut;

  expect(signOutCall).toEqual({ method, path });
  expect(body.safeParse({}).success).toBe(true);
});

test('[NAV-02] the bar gets its background after more than 20 px of scrolling', () => {
  expect(SCROLLED_AFTER_PX).toBe(20);
});
