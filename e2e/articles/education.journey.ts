import { expect, type Page } from '@playwright/test';
import { Library } from '#contract/articles.ts';
import { problems } from '#contract/problem.ts';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { listenForFaults } from '../faults.ts';
import { ways } from '../hands.ts';
import { expectNoSidewaysScroll, lookOver } from '../look-over.ts';

const unknown = '00000000-0000-4000-8000-000000000000';

const cards = (page: Page) => page.locator('.article-cards').getByRole('heading');
const found = (page: Page) => page.getByRole('main').getByText(/^\d+ articles?$/);

for (const { name, screen, hands } of ways) {
  test.describe(name, () => {
    test.use(screen);

    test('[ART-01] the articles are filtered by category, in the address too, and lead to their pages', async ({
      page,
      context,
      house,
    }) => {
      const faults = listenForFaults(page, house.url);
      await signInAFamily(house, context);
      const { press } = hands(page);
      await page.goto('/education');
      await expect(page.getByText("For Maya's age first.")).toBeVisible();
      await expect(found(page)).toHaveText('50 articles');
      await expect(cards(page)).toHaveCount(12);
      await lookOver(page);
      await expectNoSidewaysScroll(page, 1280);

      if (page.viewportSize()?.width === 390)
        await page.getByRole('combobox', { name: 'Category' }).selectOption('Sleep');
      else await press(page.getByRole('link', { name: 'Sleep', exact: true }));
      await expect(page).toHaveURL('/education?category=Sleep');
      await expect(found(page)).toHaveText('9 articles');
      await expect(cards(page)).toHaveCount(9);
      await page.goBack();
      await expect(found(page)).toHaveText('50 articles');
      await page.goForward();

      const bedtime = page.getByRole('link', { name: 'A Bedtime Routine That Works' });
      await press(bedtime);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('A Bedtime Routine That Works');
      await expect(page).toHaveTitle('A Bedtime Routine That Works | Fernling');
      await lookOver(page);
      await page.goBack();
      await expect(bedtime).toBeVisible();
      expect(faults()).toEqual([]);
    });

    test('[ART-01] the whole list comes when asked for, goes on where it ended, and stays on the way back', async ({
      page,
      context,
      house,
    }) => {
      await signInAFamily(house, context);
      const { press } = hands(page);
      await page.goto('/education');

      await press(page.getByRole('link', { name: 'Show all 50 articles' }));

      await expect(cards(page)).toHaveCount(50);
      await expect(page.locator('.article-cards > li').nth(12).getByRole('link')).toBeFocused();
      await expect(page).toHaveURL('/education?show=all');
      await press(page.locator('.article-cards > li').nth(20).getByRole('link'));
      await expect(page).toHaveURL(/\/education\/article\//);
      await page.goBack();
      await expect(cards(page)).toHaveCount(50);
    });

    test('[DASH-06] the Learning tab shows articles of all categories or of one, and opens them', async ({
      page,
      context,
      house,
    }) => {
      await signInAFamily(house, context);
      const { press } = hands(page);
      await page.goto('/dashboard?tab=learning');
      await expect(page.getByRole('heading', { name: 'Educational Articles' })).toBeVisible();
      const order = await cards(page).allTextContents();
      expect(order).toHaveLength(12);
      await lookOver(page);
      await page.reload();
      expect(await cards(page).allTextContents()).toEqual(order);

      if (page.viewportSize()?.width === 390)
        await page.getByRole('combobox', { name: 'Category' }).selectOption('Safety');
      else await press(page.getByRole('link', { name: 'Safety', exact: true }));
      await expect(found(page)).toHaveText('10 articles');
      await expect(page).toHaveURL('/dashboard?tab=learning&category=Safety');
      const safety = await cards(page).allTextContents();
      await press(page.locator('.article-cards').getByRole('link').first());

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(safety[0] ?? '');
      await page.goBack();
      await expect(found(page)).toHaveText('10 articles');
      expect(await cards(page).allTextContents()).toEqual(safety);
      await page.goBack();
      await expect(found(page)).toHaveText('50 articles');
      await press(page.getByRole('link', { name: 'Show all 50 articles' }));
      await expect(cards(page)).toHaveCount(50);
      await press(page.locator('.article-cards > li').nth(20).getByRole('link'));
      await page.goBack();
      await expect(cards(page)).toHaveCount(50);
    });
  });
}

test('[ART-01] an address of no article says so, with a way back; one of an unknown article shows another', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);

  for (const wrong of ['sleep', 'Not.An-Id', unknown.slice(1)]) {
    const answer = await page.goto(`/education/article/${wrong}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article Not Found');
  }
  await lookOver(page);
  await page.getByRole('link', { name: 'All articles' }).click();
  await expect(page).toHaveURL('/education');

  const answer = await page.goto(`/education/article/${unknown}`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('alert')).toHaveText('We could not find that article. Here is another one.');
});

test('[ART-01] an id in capitals is read like one in small letters', async ({ page, context, house }) => {
  await signInAFamily(house, context);
  await page.goto('/education');
  await page.locator('.article-cards').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/education\/article\//);
  const { pathname } = new URL(page.url());
  const id = pathname.split('/')[3] ?? '';
  const title = await page.getByRole('heading', { level: 1 }).textContent();

  const answer = await page.goto(`/education/article/${id.toUpperCase()}`);

  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect(page).toHaveURL(pathname);
  expect((await page.request.get(`/api/articles/${id.toUpperCase()}`)).status()).toBe(200);
});

test('[DASH-02] three articles stand on the dashboard, and lead to their pages', async ({ page, context, house }) => {
  await signInAFamily(house, context);
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'Educational Resources' });
  await expect(card.getByRole('heading', { level: 3 })).toHaveCount(3);
  const [first] = await card.getByRole('heading', { level: 3 }).allTextContents();

  await card.getByRole('listitem').getByRole('link').first().click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first ?? '');
});

test('[UI-02] articles that cannot be loaded are asked for again', async ({ page, context, house }) => {
  await signInAFamily(house, context);
  await page.goto('/measurements');
  await page.route('**/api/library', (route) => route.fulfill({ status: 404, json: {} }));
  await page.getByRole('link', { name: 'Education' }).first().click();
  await expect(page.getByRole('alert')).toContainText('Failed to load articles');
  await page.unroute('**/api/library');

  await page.getByRole('button', { name: 'Try again' }).click();

  await expect(found(page)).toHaveText('50 articles');
});

test('[AUTH-11] a page whose list is refused again and again is loaded once more, then the login is asked for', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  const { title, status } = problems['sign-in-needed'];
  const problem = { type: '/problems/sign-in-needed', code: 'sign-in-needed', requestId: 'r', title, status };
  await page.route('**/api/library', (route) => route.fulfill({ status, json: problem }));
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname);
  });

  await page.goto('/education');
  await expect(page).toHaveURL(/\/dashboard/);
  await page.waitForLoadState('networkidle');

  expect(opened).toEqual(['/education', '/education', '/login', '/dashboard']);
});

test('[ART-02] the pictures of a list are loaded as they come near, over drawings that stand there from the start', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  const asked = new Set<string>();
  await page.route('**/api/library', async (route) => {
    const answer = await route.fetch();
    const { articles } = Library.parse(await answer.json());
    await route.fulfill({
      json: { articles: articles.map((head) => ({ ...head, imageUrl: `/pictures/${head.id}` })) },
    });
  });
  await page.route('**/pictures/**', async (route) => {
    asked.add(new URL(route.request().url()).pathname.split('/')[2] ?? '');
    await route.fulfill({ path: 'web/public/share/sleep-1.png' });
  });
  await page.goto('/measurements');
  await page.getByRole('link', { name: 'Education' }).first().click();
  await expect(cards(page)).toHaveCount(12);
  await expect(page.locator('.article-picture > svg')).toHaveCount(12);
  await expect.poll(() => asked.size).toBeGreaterThan(2);
  await page.waitForLoadState('networkidle');
  expect(asked.size).toBeLessThan(9);

  await page.getByRole('link', { name: 'Show all 50 articles' }).scrollIntoViewIfNeeded();

  await expect.poll(() => asked.size).toBeGreaterThan(8);
  await expect(page.locator('.article-picture > img').first()).toHaveJSProperty('complete', true);
});

test.describe('[ART-01] without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the articles can be read, filtered and opened', async ({ page, context, house }) => {
    await signInAFamily(house, context);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/education');

    await page.getByRole('link', { name: 'Health', exact: true }).click();
    await expect(found(page)).toHaveText(/^1[01] articles$/);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Sleep');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(found(page)).toHaveText('9 articles');
    await page.getByRole('link', { name: 'A Bedtime Routine That Works' }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A Bedtime Routine That Works');
    await expect(page.getByRole('heading', { name: 'Key points' })).toBeVisible();
  });
});
