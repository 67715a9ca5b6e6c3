import { expect, type Page } from '@playwright/test';
import { closeDue, inDatabase, untilStored } from '#testing/servers/beside.ts';
import { aChild, aMeasurement, aPerson, familyPassword, tie, type Person } from '#testing/people.ts';
import { fillInLogin, logIn } from '../a-parent.ts';
import { test, type RunningHouse } from '../a-running-house.ts';
import { giveSession } from '../a-signed-in-family.ts';
import { byMouse, ways } from '../hands.ts';
import { lookOver } from '../look-over.ts';

const patient = { timeout: 20_000 };

for (const { name, screen, hands } of ways) {
  test.describe(name, () => {
    test.use(screen);

    test('[ACC-03] a parent deletes the account and changes their mind', async ({ page, context, house }) => {
      const { hannah } = await aSharedChild(house, 'Maya', 'Jonah');
      await giveSession(house, context, hannah.cookies.get('sid'));
      const { press, write } = hands(page);
      await page.goto('/settings?section=account');
      const card = page.getByRole('region', { name: 'Delete account' });
      await expect(card).toContainText('Maya stays with Daniel Brooks, who becomes her primary parent.');
      await expect(card).toContainText('Jonah is deleted with the account. No other parent can take over.');

      await press(page.getByRole('button', { name: 'Delete my account' }));
      const question = page.getByRole('dialog', { name: 'Delete your account?' });
      await expect(question.getByRole('listitem')).toHaveText([/^Maya stays with Daniel/, /^Jonah is deleted/]);
      const remove = question.getByRole('button', { name: 'Delete' });
      await expect(remove).toHaveAttribute('aria-disabled', 'true');
      await write(question.getByLabel('Password', { exact: true }), 'not my password');
      await write(question.getByLabel('Type delete to confirm'), 'delete');
      await press(remove);
      await expect(question.getByText('This password is incorrect')).toBeVisible();
      await expect(question.getByLabel('Type delete to confirm')).toHaveValue('delete');
      await write(question.getByLabel('Password', { exact: true }), familyPassword);
      await press(remove);

      await expect(page).toHaveURL(/\/account-closed$/);
      await expect(page.getByRole('heading', { name: 'Your account is closed' })).toBeVisible();
      await page.goto('/dashboard');
      await expect(page).toHaveURL(/\/account-closed$/);
      await press(page.getByRole('button', { name: 'Keep my account' }));
      await expect(page).toHaveURL(/\/dashboard/);
      await expect(page.getByText('Your account stays')).toBeVisible();
      await page.goto('/settings?section=newborn');
      await expect(page.getByRole('button', { name: 'Remove Jonah Brooks' })).toBeVisible();
    });
  });
}

test('[ACC-03] what happens to a child is loaded again when the card and the dialog open', async ({
  page,
  context,
  house,
}) => {
  const { hannah, daniel, child } = await aSharedChild(house, 'Maya');
  await giveSession(house, context, hannah.cookies.get('sid'));
  await page.goto('/settings?section=account');
  const card = page.getByRole('region', { name: 'Delete account' });
  await expect(card).toContainText('Maya stays with Daniel Brooks');
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Co-Parents' }).click();
  await inDatabase(house, async ({ house: { db } }) => {
    await db.deleteFrom('child_parents').where('child_id', '=', child.id).where('user_id', '=', daniel.id).execute();
  });

  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Account' }).click();
  await expect(card).toContainText('Maya is deleted with the account. No other parent can take over.');
  await inDatabase(house, (home) => tie(home, child, daniel, { relationship: 'father' }));
  await page.getByRole('button', { name: 'Delete my account' }).click();

  const question = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(question.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(question.getByRole('listitem')).toHaveText([/^Maya stays with Daniel/]);
});

test('[ACC-03] an account is not closed when something else would happen to a child than was shown', async ({
  page,
  context,
  house,
}) => {
  const { hannah, daniel, child } = await aSharedChild(house, 'Maya');
  await giveSession(house, context, hannah.cookies.get('sid'));
  await page.goto('/settings?section=account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const question = page.getByRole('dialog', { name: 'Delete your account?' });
  await question.getByLabel('Password', { exact: true }).fill(familyPassword);
  await question.getByLabel('Type delete to confirm').fill('delete');
  await expect(question.getByRole('listitem')).toHaveText([/^Maya stays with Daniel/]);
  await inDatabase(house, async ({ house: { db } }) => {
    await db.deleteFrom('child_parents').where('child_id', '=', child.id).where('user_id', '=', daniel.id).execute();
  });

  await question.getByRole('button', { name: 'Delete' }).click();

  await expect(question.getByText('What happens to your children has changed.')).toBeVisible();
  await expect(question.getByRole('listitem')).toHaveText([/^Maya is deleted with the account/]);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/account-closed$/);
});

test('[ACC-03] once it is erased its owner cannot log in any more, and the co-parent has the child with everything', async ({
  page,
  browser,
  house,
}) => {
  test.setTimeout(180_000);
  const { hannah, daniel } = await aSharedChild(house, 'Maya');
  await page.goto('/login');
  await logIn(page, byMouse, hannah.email);
  await deleteAccount(page);
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/login');
  await fillInLogin(page, byMouse, hannah.email);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/account-closed$/);

  await letTheLastDayPass(house, hannah);

  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  await fillInLogin(page, byMouse, hannah.email);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  const others = await browser.newContext();
  await giveSession(house, others, daniel.cookies.get('sid'));
  const beside = await others.newPage();
  await beside.goto(`${house.url}/settings?section=newborn`);
  await expect(beside.getByRole('button', { name: 'Remove Maya Brooks' })).toBeVisible();
  await beside.goto(`${house.url}/measurements`);
  await expect(beside.getByRole('row', { name: /5\.10/ })).toBeVisible();
  await others.close();
});

test('[decision 43] deleting an account can be used by everyone, in light and dark, down to 320 px', async ({
  page,
  context,
  house,
}) => {
  const { hannah } = await aSharedChild(house, 'Christopherlee'.repeat(4), 'Jonah');
  await giveSession(house, context, hannah.cookies.get('sid'));
  await page.goto('/settings?section=account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await lookOver(page);
  await fillIn(page);
  await lookOver(page);
});

test('[ACC-03] on the smallest phone the way to export is not covered', async ({ page, context, house }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const { hannah } = await aSharedChild(house, 'Maya', 'Jonah');
  await giveSession(house, context, hannah.cookies.get('sid'));
  await page.goto('/settings?section=account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const question = page.getByRole('dialog', { name: 'Delete your account?' });
  await question.getByRole('listitem').first().waitFor();

  // Playwright presses only what nothing else covers.
  await question.getByRole('link', { name: 'Export' }).click();
  await expect(page).toHaveURL(/settings/);
  await expect(question).toHaveCount(0);
});

test('[UI-02] what would happen to the children is loaded again when it could not be shown', async ({
  page,
  context,
  house,
}) => {
  const { hannah } = await aSharedChild(house, 'Maya');
  await giveSession(house, context, hannah.cookies.get('sid'));
  await page.route('**/api/me/deletion', (route) =>
    route.fulfill({ status: 404, contentType: 'application/problem+json', body: notFound }),
  );
  await page.goto('/settings?section=account');
  const card = page.getByRole('region', { name: 'Delete account' });
  await expect(card.getByText('What would happen to your children cannot be shown')).toBeVisible(patient);
  await expect(card.getByRole('button', { name: 'Delete my account' })).toHaveCount(0);

  await page.unroute('**/api/me/deletion');
  await card.getByRole('button', { name: 'Try again' }).click();

  await expect(card.getByRole('button', { name: 'Delete my account' })).toBeVisible();
});

const notFound = JSON.stringify({
  type: '/problems/not-found',
  title: 'There is nothing here.',
  status: 404,
  code: 'not-found',
  requestId: 'r',
});

/** Hannah with a daughter shared with Daniel, and further children of her own. */
async function aSharedChild(house: RunningHouse, firstName: string, ...others: string[]) {
  return inDatabase(house, async (home) => {
    const hannah = await aPerson(home, 'Hannah Brooks');
    const daniel = await aPerson(home, 'Daniel Brooks');
    const child = await aChild(home, hannah, { first_name: firstName });
    await aMeasurement(home, child, hannah);
    await tie(home, child, daniel, { relationship: 'father' });
    for (const name of others) await aChild(home, hannah, { first_name: name, gender: 'male' });
    return { hannah, daniel, child };
  });
}

async function deleteAccount(page: Page): Promise<void> {
  await page.goto('/settings?section=account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await fillIn(page);
}

async function fillIn(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Delete your account?' });
  await question.getByLabel('Password', { exact: true }).fill(familyPassword);
  await question.getByLabel('Type delete to confirm').fill('delete');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/account-closed$/);
}

/** Moves the last day of an account to yesterday, and waits until the server has erased it. */
async function letTheLastDayPass(house: RunningHouse, { id }: Person): Promise<void> {
  await inDatabase(house, (home) => closeDue(home, { id }));
  await untilStored(house, async (db) => {
    return (await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) === undefined;
  });
}
