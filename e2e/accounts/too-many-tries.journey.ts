import { expect } from '@playwright/test';
import { askChallenge, signIn } from '#contract/accounts/signing-in.ts';
import { solve } from '#domain/accounts/proof-of-work.ts';
import { Client } from '#testing/client.ts';
import { fillInLogin } from '../a-parent.ts';
import { test } from '../a-running-house.ts';
import { byMouse as hands } from '../hands.ts';

test('[AUTH-12] after thirty sign-ins from one network address the next one shows how long to wait', async ({
  page,
  freshHouse: { url },
}) => {
  const visitor = new Client(fetch, url);
  for (let number = 1; number <= 30; number += 1) {
    const { id, bits } = await visitor.call(askChallenge, { body: { action: 'sign-in' } });
    const body = {
      email: `parent-${number}@example.org`,
      password: 'a guess',
      challengeToken: `${id}.${solve(id, bits)}`,
    };
    expect((await visitor.ask(signIn, { body })).status, `sign-in ${number}`).toBe(401);
  }

  await page.goto(`${url}/login`);
  await fillInLogin(page, hands, 'parent-31@example.org');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();

  await expect(page.getByRole('alert').filter({ hasText: 'Login failed' })).toContainText(
    /Too many tries\. Please wait 1[45] minutes\./,
  );
});
