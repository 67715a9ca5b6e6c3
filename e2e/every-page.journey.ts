import { expect } from '@playwright/test';
import { routes } from '#web/app/routes.ts';
import { signInAFamily } from './a-signed-in-family.ts';
import { test } from './a-running-house.ts';
import { lookOver } from './look-over.ts';

const publicPaths = routes.filter(({ who, path }) => who === 'anyone' && path !== '/outbox').map(({ path }) => path);
const roomPaths = [
  '/dashboard?tab=overview',
  '/dashboard?tab=growth',
  '/measurements',
  '/add-measurement',
  '/settings?section=newborn',
  '/settings?section=newborn&action=add',
  '/settings?section=account',
];

for (const path of [...publicPaths, '/outbox', '/no-such-page']) {
  test(`${path} can be used by everyone, in light and dark, down to 320 px`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await lookOver(page);
  });
}

for (const path of roomPaths) {
  test(`${path} can be used by everyone, in light and dark, down to 320 px`, async ({ page, context, house }) => {
    await signInAFamily(house, context);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByText('Loading')).toHaveCount(0);
    await lookOver(page);
  });
}

test('[NAV-01] every link of every page leads to a page', async ({ page, context, house, request }) => {
  const links = new Map<string, string>();
  const collect = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const href of await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((a) => (a instanceof HTMLAnchorElement ? a.href : '')))) {
      const url = new URL(href);
      if (url.origin === new URL(house.url).origin) links.set(url.pathname + url.search, path);
    }
  };
  for (const path of publicPaths) await collect(path);
  await signInAFamily(house, context);
  for (const path of roomPaths) await collect(path);

  for (const [href, from] of links) {
    const answer = await request.get(href);
    expect(answer.status(), `${href}, linked from ${from}`).toBe(200);
  }
  expect(links.size).toBeGreaterThan(8);
});

test('no page loads anything from another host or breaks its own policy', async ({ page, context, house }) => {
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(house.url) && !request.url().startsWith('data:')) complaints.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  for (const path of publicPaths) {
    // Without the mail's token its page asks once and is refused, which the browser writes down as an error.
    if (path !== '/confirm-email') await page.goto(path, { waitUntil: 'networkidle' });
  }
  await signInAFamily(house, context);
  for (const path of roomPaths) await page.goto(path, { waitUntil: 'networkidle' });

  expect(complaints).toEqual([]);
});
