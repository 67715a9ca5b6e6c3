import { expect, type Page } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';

const light = 'rgb(246, 247, 242)';
const dark = 'rgb(15, 23, 18)';

test('[ACC-02] the theme of the account shows at once, on every page, and before any script runs', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/settings?section=account');
  expect(await ground(page)).toBe(light);

  await chooseTheme(page, 'Dark');
  expect(await ground(page)).toBe(dark);
  await page.goto('/terms');
  expect(await ground(page)).toBe(dark);

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/settings?section=account');
  await chooseTheme(page, 'Light');
  expect(await ground(page)).toBe(light);
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  expect(await ground(page)).toBe(light);
});

test('[ACC-02] the theme of the system is followed while the account asks for it', async ({ page, context, house }) => {
  await signInAFamily(house, context);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/dashboard');
  expect(await ground(page)).toBe(dark);

  await page.emulateMedia({ colorScheme: 'light' });

  expect(await ground(page)).toBe(light);
});

test('[decision 43] nothing moves for a parent who prefers reduced motion', async ({ page, context, house }) => {
  await signInAFamily(house, context, { brother: 'Leo' });
  const moving: Record<string, readonly string[]> = {};
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/measurements');
    await page
      .getByRole('button', { name: /^Edit the measurement/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    moving[reducedMotion] = await whatMoves(page);
  }

  expect(moving['no-preference']).toContain('modal');
  expect(moving['reduce']).toEqual([]);
});

async function chooseTheme(page: Page, theme: string): Promise<void> {
  await page.getByLabel('Theme').selectOption(theme);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile updated successfully').first()).toBeVisible();
}

function ground(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

/** Classes of all elements with a transition or animation. */
function whatMoves(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const takesTime = (durations: string) => durations.split(',').some((one) => Number.parseFloat(one) > 0);
    const isMoving = (element: Element) => {
      const { animationName, animationDuration, transitionDuration } = getComputedStyle(element);
      return (animationName !== 'none' && takesTime(animationDuration)) || takesTime(transitionDuration);
    };
    return [...document.querySelectorAll('body *')].filter(isMoving).map((element) => element.className);
  });
}
