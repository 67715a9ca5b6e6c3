import { expect } from '@playwright/test';
import { fillInLogin } from '../a-parent.ts';
import { test } from '../a-running-house.ts';
import { byMouse as hands } from '../hands.ts';
import { spendRest } from '../limits.ts';

test('[AUTH-12] after three hundred sign-ins from one network address the next one shows how long to wait', async ({
  page,
  freshHouse: house,
}) => {
  const logIn = page.getByRole('main').getByRole('button', { name: 'Log in' });
  await page.goto(`${house.url}/login`);
  await fillInLogin(page, hands, 'parent-1@example.org', 'a guess');
  await logIn.click();
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await fillInLogin(page, hands, 'parent-301@example.org');
  await spendRest(house, 300);

  await logIn.click();

  await expect(page.getByRole('alert').filter({ hasText: 'Login failed' })).toContainText(
    /Too many tries\. Please wait 1[45] minutes\./,
  );
});
