import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { expectNoSidewaysScroll, lookOver } from '../look-over.ts';

const call911 = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Call 911' }).first();

async function enlarge(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
}

async function topOf(shown: Locator): Promise<number> {
  return shown.evaluate((element) => element.getBoundingClientRect().top + scrollY);
}

for (const { width, percent } of [
  { width: 390, percent: 100 },
  { width: 390, percent: 200 },
  { width: 320, percent: 150 },
]) {
  test.describe(`at ${width} px with text at ${percent} %`, () => {
    test.use({ viewport: { width, height: width === 320 ? 568 : 844 } });

    test('[ART-01] a search for an emergency begins with the call, for visitors and for parents', async ({
      page,
      context,
      house,
    }) => {
      await page.goto('/preview/educational-content?q=baby+choking');
      await enlarge(page, percent);
      expect(await topOf(call911(page))).toBeLessThan(350);
      await lookOver(page);

      await signInAFamily(house, context);
      await page.goto('/education?q=baby+choking');
      await enlarge(page, percent);
      expect(await topOf(call911(page))).toBeLessThan(350);
      await expect(page.getByRole('combobox', { name: 'Search articles' })).toHaveValue('baby choking');
      await expectNoSidewaysScroll(page, 1280);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const slug of [
    'choking-first-aid-for-babies-and-children',
    'water-safety-and-drowning',
    'poisoning-first-steps-and-prevention',
  ]) {
    test(`[PUB-07] ${slug} has its call right below its title`, async ({ page }) => {
      await page.goto(`/preview/article/slug/${slug}`);

      await expect(call911(page)).toBeInViewport({ ratio: 1 });
      const { width = 0 } = (await call911(page).boundingBox()) ?? {};
      expect(width).toBeGreaterThan(330);
      await lookOver(page);
    });
  }

  test('[PUB-07] Poison Help can be called at the top of an article that sends there', async ({ page }) => {
    await page.goto('/preview/article/slug/poisoning-first-steps-and-prevention');

    const call = page.getByRole('link', { name: 'Call Poison Help' }).first();
    await expect(call).toHaveAttribute('href', 'tel:+1-800-222-1222');
    await expect(call).toBeInViewport({ ratio: 1 });
  });
});

test('[ART-01] an emergency that a search tells of is black on white on paper', async ({ page }) => {
  await page.goto('/preview/educational-content?q=baby+choking');
  await page.emulateMedia({ media: 'print' });
  const box = page.getByRole('region', { name: 'Emergency' });

  await expect(box).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(box).toHaveCSS('border-top-width', '2px');
  await expect(box.getByRole('listitem').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('[ART-01] the box of an emergency has a border where colors are forced', async ({ page }) => {
  await page.goto('/preview/educational-content?q=baby+choking');
  await page.emulateMedia({ forcedColors: 'active' });

  await expect(page.getByRole('region', { name: 'Emergency' })).toHaveCSS('border-top-width', '1px');
});
