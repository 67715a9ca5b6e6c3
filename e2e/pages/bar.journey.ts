import { expect, type Page } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily, signInAlone } from '../a-signed-in-family.ts';

test("[NAV-01] from 1024 to 1440 px 'Log out' stands in one line, and the child's name whole", async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await expectAllToStandWhole(page);
});

test("[NAV-01] so does 'Add a child', where there is none", async ({ page, context, house }) => {
  await signInAlone(house, context);
  await expectAllToStandWhole(page);
});

async function expectAllToStandWhole(page: Page) {
  for (const path of ['/dashboard', '/settings']) {
    await page.goto(path);
    for (const width of [1024, 1100, 1152, 1200, 1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const bar = page.getByRole('banner');
      const { height = 0 } = (await bar.getByRole('button', { name: 'Log out' }).first().boundingBox()) ?? {};
      const isCut = await bar.locator('.who-name').evaluate((name) => {
        const text = document.createRange();
        text.selectNodeContents(name.firstChild ?? name);
        // A fraction of a pixel is enough to cut a letter, and is not seen in whole pixels.
        return text.getBoundingClientRect().width > name.getBoundingClientRect().width + 0.01;
      });

      expect({ path, width, isTall: height > 46, isCut }).toEqual({ path, width, isTall: false, isCut: false });
    }
  }
}
