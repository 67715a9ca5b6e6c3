import { expect, type BrowserContext, type Page } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { loseCall } from '../connection.ts';
import { expectNoSidewaysScroll, lookOver } from '../look-over.ts';

const SIGNS = '/api/chat/danger-signs';
const ASK = '/functions/v1/ask-baby-dev-expert';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Baby Development Expert' });
const log = (page: Page) => panel(page).getByRole('log', { name: 'Conversation' });
const box = (page: Page) => panel(page).getByRole('textbox', { name: 'Your message' });
const told = (page: Page) =>
  log(page)
    .getByRole('alert')
    .filter({ hasText: /Call 911/ });

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ask the expert' }).click();
  await expect(box(page)).toBeVisible();
}

/** As when a parent opens the chat, and the connection is lost while they type. */
async function openThenLose(page: Page, context: BrowserContext): Promise<void> {
  const signs = page.waitForResponse((response) => response.url().endsWith(SIGNS));
  await open(page);
  await (await signs).finished();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
}

async function say(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await box(page).press('Enter');
}

/** Notes how long after Enter each block with a call stands in the page, in ms. */
async function timeBlocks(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const tookMs: number[] = [];
    let pressedAt = 0;
    addEventListener('keydown', ({ key }) => key === 'Enter' && (pressedAt = performance.now()), true);
    new MutationObserver(() => {
      while (tookMs.length < document.querySelectorAll('.sos').length) tookMs.push(performance.now() - pressedAt);
    }).observe(document.body, { childList: true, subtree: true });
    Object.assign(globalThis, { tookMs });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'tookMs') as number[]);
}

for (const { device, viewport } of [
  { device: 'a phone', viewport: { width: 390, height: 844 } },
  { device: 'a desktop', viewport: { width: 1280, height: 900 } },
]) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport, profile: 'new' });

    test('[AI-02] [AI-04] the call stands on the screen less than 100 ms after Enter, with the network cut', async ({
      page,
      context,
      house,
    }) => {
      await signInAFamily(house, context);
      await page.goto('/dashboard');
      await openThenLose(page, context);
      const times = await timeBlocks(page);

      await say(page, 'my baby is choking on a piece of apple and cant cry');
      await expect(told(page)).toHaveText(/If your child cannot cough, cry or breathe, act now/);
      await expect(told(page)).toContainText('5 back blows, then 5 chest thrusts');
      await expect(told(page)).not.toContainText('belly thrusts');
      await expect(told(page).getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
      await expect(log(page)).not.toContainText('Looking for an answer');
      await lookOver(page);

      for (const text of ['her lips went blue and gray', 'she has a seizure and does not wake up']) {
        await say(page, text);
        await expect(log(page).locator('.mine').filter({ hasText: text })).toBeVisible();
        await expect(log(page)).not.toContainText('Looking for an answer');
      }
      const tookMs = await times();
      expect(tookMs).toHaveLength(3);
      expect(Math.min(...tookMs)).toBeLessThan(100);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, profile: 'new' });

  test('[AI-02] rules that an earlier visit has left tell danger where the connection is lost before the chat opens', async ({
    page,
    context,
    house,
  }) => {
    await signInAFamily(house, context);
    await page.goto('/dashboard');
    await openThenLose(page, context);
    await context.setOffline(false);
    await page.reload({ waitUntil: 'networkidle' });
    await context.setOffline(true);

    await open(page);
    await say(page, 'he swallowed a button battery');

    await expect(told(page)).toContainText('Go to the ER now, even with no signs.');
    await expect(told(page).getByRole('link', { name: 'Call Battery line' })).toBeVisible();
  });

  test('[AI-02] a browser without the rules shows how to call when a message cannot be sent', async ({
    page,
    context,
    house,
  }) => {
    await signInAFamily(house, context);
    await loseCall(page, { method: 'GET', path: SIGNS });
    await loseCall(page, { method: 'POST', path: ASK });
    await page.goto('/dashboard');
    await open(page);
    await expect(panel(page).getByRole('link', { name: 'Call Poison Help' })).toBeHidden();

    await say(page, 'my baby is choking');

    const numbers = panel(page).getByRole('group').filter({ hasText: 'Emergency numbers' });
    await expect(numbers.getByRole('link', { name: 'Call 911' })).toBeVisible();
    await expect(numbers.getByRole('link', { name: '1-800-222-1222' }).first()).toBeVisible();
    await lookOver(page);
  });

  test('[AI-02] danger is told to who is logged out, and the numbers open by keyboard', async ({
    page,
    context,
    house,
  }) => {
    await signInAFamily(house, context);
    await page.goto('/dashboard', { waitUntil: 'networkidle' });
    await context.clearCookies();
    await open(page);

    await say(page, 'her lips are blue and she is limp');
    await expect(told(page).getByRole('link', { name: 'Call 911' })).toBeVisible();

    await panel(page).locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(panel(page).getByText('These numbers work in the United States.')).toBeVisible();
    await expectNoSidewaysScroll(page, 320);
  });
});
