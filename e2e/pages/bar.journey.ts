import { expect } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';

test("[NAV-01] from 1024 to 1440 px 'Log out' stands in one line, and the child's name whole", async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await page.goto('/settings');
  for (const width of [1024, 1100, 1152, 1200, 1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const bar = page.getByRole('banner');
    const { height = 0 } = (await bar.getByRole('button', { name: 'Log out' }).first().boundingBox()) ?? {};
    const isCut = await bar.locator('.who-name').evaluate((name) => name.scrollWidth > name.clientWidth);

    expect({ width, isTall: height > 46, isCut }).toEqual({ width, isTall: false, isCut: false });
  }
});
