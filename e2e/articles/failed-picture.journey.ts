import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../a-running-house.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('[ART-02] where a picture fails, its drawing shows, without a border or a broken icon over it', async ({
  page,
}) => {
  const { picture, image } = await aPicture(page, '/article-pictures/unknown/800');
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBe(0);
  const failed = await picture.screenshot();

  await image.evaluate((img) => img.remove());

  expect(failed.equals(await picture.screenshot())).toBe(true);
});

test('[ART-02] a picture covers its drawing', async ({ page }) => {
  const { picture, image } = await aPicture(page, '/share/sleep-1.png');

  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200);

  expect(await image.boundingBox()).toEqual(await picture.boundingBox());
});

/** As articles have one, on a page of the house and with its sheet. */
async function aPicture(page: Page, address: string): Promise<{ picture: Locator; image: Locator }> {
  await page.goto('/');
  await page.locator('main').evaluate((main, src) => {
    main.innerHTML = `
      <span class="article-picture">
        <svg class="art" viewBox="0 0 400 225" aria-hidden="true"><rect class="h" width="400" height="225" /></svg>
        <img src="${src}" width="1600" height="900" alt="" />
      </span>`;
  }, address);
  const picture = page.locator('.article-picture');
  return { picture, image: picture.locator('img') };
}
