import { expect, type Page } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { loseCall } from '../connection.ts';
import { listenForFaults } from '../faults.ts';
import { ways } from '../hands.ts';
import { expectNoSidewaysScroll, lookOver } from '../look-over.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search articles' });
const results = (page: Page) => page.getByRole('listbox', { name: 'Search results' }).getByRole('option');
const count = (page: Page) => page.getByRole('region', { name: 'Search results' }).getByRole('status');
const IRON = 'Iron: The Nutrient Babies Run Low On';

for (const { name, screen, hands } of ways) {
  test.describe(name, () => {
    test.use(screen);

    test('[ART-01] an answer is found while typing, opened, and found again on the way back', async ({
      page,
      context,
      house,
    }) => {
      const faults = listenForFaults(page, house.url);
      await signInAFamily(house, context);
      const { press, write } = hands(page);
      await page.goto('/education');
      await write(field(page), 'iron');
      await expect(count(page)).toHaveText(/^\d+ results for “iron”, best first$/);
      await expect(page).toHaveURL('/education?q=iron');
      await expect(field(page)).toBeFocused();
      await expect(results(page).filter({ hasText: IRON }).locator('mark').first()).toHaveText('Iron');
      await lookOver(page);
      await expectNoSidewaysScroll(page, 1280);

      await press(results(page).filter({ hasText: IRON }).first());
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(IRON);
      await page.goBack();
      await expect(field(page)).toHaveValue('iron');
      await expect(count(page)).toHaveText(/^\d+ results for “iron”/);
      expect(faults()).toEqual([]);
    });

    test('[ART-01] signs of danger are read out at once, with the call', async ({ page, context, house }) => {
      await signInAFamily(house, context);
      const { write } = hands(page);
      await page.goto('/education');
      await write(field(page), 'my baby is choking');
      const alert = page.getByRole('alert').filter({ hasText: 'Emergency' });
      await expect(alert.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
      await expect(alert.getByText(/5 back blows/).first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Emergency');
      await lookOver(page);

      await write(field(page), 'nap');
      await expect(alert).toHaveCount(0);
    });
  });
}

test('[ART-01] arrow keys move through the results, Enter opens one, Escape clears', async ({
  page,
  context,
  house,
}) => {
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/search') asked.push(searchParams.get('q'));
  });
  await signInAFamily(house, context);
  await page.goto('/education');
  const { keyboard } = page;
  await field(page).focus();
  await keyboard.type('iron');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  const all = await results(page).count();

  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await results(page).nth(1).getAttribute('id')) ?? '',
  );
  await keyboard.press('ArrowUp');
  await keyboard.press('ArrowUp');
  await expect(results(page).nth(all - 1)).toHaveAttribute('aria-selected', 'true');
  await expect(results(page).nth(all - 1)).toBeInViewport();
  await keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(page).toHaveURL('/education');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(field(page)).toBeFocused();

  await keyboard.type('iron');
  await expect(count(page)).toHaveText(/“iron”/);
  await keyboard.press('ArrowDown');
  const href = await results(page).first().getAttribute('href');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(href ?? '');
  expect(asked).toContain('iron');
  expect(asked).not.toContain('');
});

test('[ART-01] a search stays in its category, and leads out of it where it finds nothing', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await page.goto('/education?category=Safety');
  await field(page).fill('zzzzqqqq');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/education?q=zzzzqqqq&category=Safety');
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Nothing found for “zzzzqqqq” in Safety' })).toBeVisible();
  await lookOver(page);

  await page.getByRole('link', { name: 'Search all categories' }).click();

  await expect(page).toHaveURL('/education?q=zzzzqqqq');
  await expect(page.getByRole('heading', { name: 'Nothing found for “zzzzqqqq”', exact: true })).toBeVisible();
});

test('[ART-01] a search that gets no answer says so and whom to call, and is tried again', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await page.goto('/education');
  const find = await loseCall(page, { method: 'GET', path: '/api/search' });
  await field(page).fill('fever');
  await expect(page.getByRole('alert')).toContainText('The search got no answer.');
  await expect(page.getByRole('alert').getByRole('link', { name: 'call 911' })).toHaveAttribute('href', 'tel:911');
  await lookOver(page);
  await find();

  await page.getByRole('button', { name: 'Try again' }).click();

  await expect(count(page)).toHaveText(/^\d+ results for “fever”/);
});

test('[ART-01] what was found before stays until the next answer has come, and an answer that comes late is not shown', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await page.goto('/education');
  await field(page).fill('iron');
  await expect(count(page)).toHaveText(/“iron”/);
  const late = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname === '/api/search' && url.searchParams.get('q') === 'fever',
    async (route) => {
      await late.promise;
      await route.continue().catch(() => {});
    },
  );
  const given = page.waitForEvent('requestfailed', (request) => request.url().includes('q=fever'));
  await field(page).fill('fever');
  await expect(page).toHaveURL('/education?q=fever');
  await expect(count(page)).toHaveText(/“iron”/);

  await field(page).fill('teeth');

  await given;
  late.resolve();
  await expect(count(page)).toHaveText(/“teeth”/);
});

test('[ART-01] a search of 10,001 letters stays in its field, and says how much of it is read', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await page.goto('/education');
  const long = `iron ${'x'.repeat(9996)}`;
  await field(page).fill(long);
  await expect(
    page.getByText('Articles are found by the first 200 characters. Signs of danger are looked for in the rest, too.'),
  ).toBeVisible();
  await expect(results(page).filter({ hasText: IRON })).not.toHaveCount(0);
  await expect(field(page)).toHaveValue(long);
  await expectNoSidewaysScroll(page, 1280);

  await field(page).press('End');
  await page.keyboard.type('y');
  await expect(field(page)).toHaveValue(`${long}y`);
  await field(page).fill('iron');
  await expect(count(page)).toHaveText(/^\d+ results for “iron”/);
  await expect(page.getByText('Articles are found by the first 200 characters')).toHaveCount(0);
});

test('[ART-01] what no article treats yet is said calmly, and nothing else is guessed', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await page.goto('/education');
  await field(page).fill('scabies');
  await expect(page.getByRole('heading', { name: 'There is no article about scabies yet' })).toBeVisible();
  await expect(results(page)).toHaveCount(0);
  await lookOver(page);
});

test('[ART-01] a question that was found opens at its answer', async ({ page, context, house }) => {
  await signInAFamily(house, context);
  await page.goto('/education?q=which+fever+medicine');

  await results(page).filter({ hasText: 'Which fever medicine and from when?' }).first().click();

  await expect(page).toHaveURL(/#faq-hea-3$/);
  await expect(page.locator('#faq-hea-3')).toBeInViewport();
  await page.goBack();
  await expect(field(page)).toHaveValue('which fever medicine');
});

test.describe('[ART-01] without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the library is searched by a form, for parents and for visitors', async ({ page, context, house }) => {
    await page.goto('/preview/educational-content');
    await page.getByRole('searchbox', { name: 'Search articles' }).fill('iron');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: IRON }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(IRON);

    await page.goto('/preview/educational-content');
    const long = `iron ${'x'.repeat(9996)}`;
    await page.getByRole('searchbox', { name: 'Search articles' }).fill(long);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(
      page.getByText(
        'Articles are found by the first 200 characters. Signs of danger are looked for in the rest, too.',
      ),
    ).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search articles' })).toHaveValue(long);

    await signInAFamily(house, context);
    await page.goto('/education?category=Nutrition');
    await page.getByRole('searchbox', { name: 'Search articles' }).fill('iron');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/education?q=iron&category=Nutrition');
    await page.getByRole('link', { name: IRON }).first().click();
    await expect(page).toHaveURL(/\/education\/article\//);
  });
});
