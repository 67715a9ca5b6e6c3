import { expect, type Locator } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { lookOver } from '../look-over.ts';
import { askPath, chatOn, openChat } from './chat-page.ts';

const routine = 'How much tummy time does she need?';
const choking = 'my baby is choking on a piece of apple and cant cry';

for (const { device, viewport } of [
  { device: 'a phone', viewport: { width: 390, height: 844 } },
  { device: 'a desktop', viewport: { width: 1280, height: 900 } },
]) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('[AI-02] [DASH-01] a question is asked by keyboard and answered with its sources, and Escape leads back', async ({
      page,
      context,
      house,
    }) => {
      await signInAFamily(house, context);
      await page.goto('/dashboard');
      const { button, panel, log, box } = chatOn(page);
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(box).toBeFocused();
      await expect(panel).toContainText('Built-in guide, not an AI model');
      await expect(panel.getByRole('button', { name: 'Send' })).toBeDisabled();
      await page.keyboard.press('Enter');
      await expect(log).toContainText('They are not a diagnosis.');
      await lookOver(page, panel);

      await page.keyboard.type('How much tummy time');
      await page.keyboard.press('Shift+Enter');
      await page.keyboard.type('does she need?');
      await expect(box).toHaveValue('How much tummy time\ndoes she need?');
      await page.keyboard.press('Enter');

      await expect(box).toHaveValue('');
      await expect(log).toContainText('3 to 5 minutes, 2 to 3 times a day');
      await expect(log.getByRole('link', { name: 'Tummy Time From Day One' })).toHaveAttribute(
        'href',
        /^\/education\/article\//,
      );
      await expect(log.getByRole('button', { name: 'Copy' })).toBeVisible();
      await lookOver(page, panel);

      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await expect(button).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(log).toContainText('3 to 5 minutes');
      await log.getByRole('button', { name: 'Start over' }).click();
      await expect(log).not.toContainText('3 to 5 minutes');
      await expect(box).toBeFocused();
      await log.getByRole('button', { name: 'Undo' }).click();
      await expect(log).toContainText('3 to 5 minutes');
      await expect(box).toBeFocused();
    });

    test('[AI-02] [AI-04] an emergency has its call first, with the steps', async ({ page, context, house }) => {
      await signInAFamily(house, context);
      const { panel, log, box } = await openChat(page);

      await box.fill(choking);
      await box.press('Enter');

      const sos = log.getByRole('alert');
      await expect(sos).toHaveCount(1);
      await expect(sos.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
      await expect(sos).toContainText('5 back blows, then 5 chest thrusts');
      await expect(sos).toBeInViewport({ ratio: 0.5 });
      await lookOver(page, panel);
    });

    test('[AI-02] is as large as the specification allows, and fits a phone', async ({ page, context, house }) => {
      await signInAFamily(house, context);
      const { panel, box } = await openChat(page);
      for (let n = 0; n < 4; n += 1) {
        await box.fill(`${routine} ${n}`);
        await box.press('Enter');
        await expect(panel.getByRole('button', { name: 'Copy' })).toHaveCount(n + 1);
      }

      const { width = 0, height = 0 } = (await panel.boundingBox()) ?? {};
      expect(width).toBeLessThanOrEqual(viewport.width * 0.9);
      expect(width).toBeGreaterThan(340);
      if (viewport.width >= 768) expect(height).toBeLessThanOrEqual(600);
      else expect(height).toBeGreaterThan(viewport.height * 0.9);
    });
  });
}

test('[AI-02] while an answer is awaited nothing is sent, and what is typed stays', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  const { panel, log, box } = await openChat(page);
  let asked = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(askPath, async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  await box.fill(routine);
  await panel.getByRole('button', { name: 'Send' }).click();
  await expect(box).toBeFocused();
  await expect(log).toContainText('Looking for an answer');

  await box.fill('and at night?');
  await box.press('Enter');
  await expect(panel.getByRole('button', { name: 'Send' })).toBeDisabled();
  answer();

  await expect(log).toContainText('3 to 5 minutes');
  await expect(box).toHaveValue('and at night?');
  expect(asked).toBe(1);
  await box.press('Enter');
  await expect(log.getByRole('button', { name: 'Copy' })).toHaveCount(2);
});

test('[AI-02] without a connection danger is told all the same, and a question is not lost', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  const { log, box } = await openChat(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(log).toContainText('You are offline.');

  await box.fill('her lips are blue');
  await box.press('Enter');
  await expect(log.getByRole('link', { name: 'Call 911' })).toBeVisible();
  await expect(log).not.toContainText('Looking for an answer');
  await expect(log).not.toContainText('Error:');
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await expect(box).toHaveValue('');

  await box.fill(routine);
  await box.press('Enter');
  await expect(log).toContainText('Error: The server did not answer.');
  await expect(box).toHaveValue(routine);
  await context.setOffline(false);
  await expect(log).not.toContainText('You are offline.');
  await box.fill('and at night?');
  await log.getByRole('button', { name: 'Send again' }).press('Enter');
  await expect(log).not.toContainText('Error:');
  await expect(log).toContainText('3 to 5 minutes');
  await expect(log.getByRole('link', { name: 'Call 911' })).toHaveCount(1);
  await expect(box).toHaveValue('and at night?');
  await expect(box).toBeFocused();
});

test('[AI-02] a message to choose from is answered, and what is copied says so in its place', async ({
  page,
  context,
  house,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAFamily(house, context);
  const { log, box } = await openChat(page);

  await log.getByRole('button', { name: 'When is the next checkup?' }).click();
  await expect(log).toContainText('Well-Child Checkup');
  await expect(box).toBeFocused();

  await log.getByRole('button', { name: 'Copy' }).click();
  await expect(log.getByRole('button', { name: 'Copied' })).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Well-Child Checkup');
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
});

test('[AI-02] each child has a conversation of its own, and nothing is kept after the visit', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { brother: 'Leo' });
  const { button, panel, log, box } = await openChat(page);
  await box.fill(routine);
  await box.press('Enter');
  await expect(log).toContainText('3 to 5 minutes');

  await page.getByRole('button', { name: 'Maya' }).click();
  await page.getByRole('menuitemradio', { name: 'Leo' }).click();
  await expect(box).toHaveAttribute('placeholder', 'Ask about Leo…');
  await expect(log).not.toContainText('3 to 5 minutes');

  await page.reload();
  await button.click();
  await expect(panel).toContainText('Nothing is saved when you leave');
});

test('[DASH-01] on a phone the button leaves while a reader scrolls down, and comes back on the way up', async ({
  page,
  context,
  house,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAFamily(house, context);
  await page.goto('/dashboard');
  const { button } = chatOn(page);
  await expect(button).toBeInViewport();

  await page.mouse.wheel(0, 600);
  await expect(button).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(button).toBeInViewport();
});

test('[AI-02] danger that is typed while an answer is awaited is told at once, by Enter or Send, and not sent', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  const { panel, log, box } = await openChat(page);
  await page.waitForLoadState('networkidle');
  let asked = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(askPath, async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  const call = panel.getByRole('alert').getByRole('link', { name: 'Call 911' });
  await box.fill(routine);
  await box.press('Enter');
  await expect(log).toContainText('Looking for an answer');

  await box.fill('her lips are blue');
  await box.press('Enter');
  await expect(call).toBeInViewport({ ratio: 0.99 });
  await expect(box).toHaveValue('her lips are blue');
  await expect(panel.getByRole('button', { name: 'Send' })).toBeDisabled();
  await lookOver(page, panel);
  await box.fill('my baby is choking and cant cry');
  await panel.getByRole('button', { name: 'Send' }).click({ force: true });
  await expect(panel.getByRole('alert')).toContainText('5 back blows, then 5 chest thrusts');
  expect(asked).toBe(1);
  answer();

  await expect(log).toContainText('3 to 5 minutes');
  await expect(call).toBeInViewport();
  await box.press('Enter');
  await expect(log.getByRole('alert')).toContainText('5 back blows, then 5 chest thrusts');
  await expect(panel.getByRole('alert')).toHaveCount(1);
});

test('[AI-02] danger that is typed while an answer is awaited has its call in view below a long conversation', async ({
  page,
  context,
  house,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInAFamily(house, context);
  const { panel, log, box } = await openChat(page);
  await page.waitForLoadState('networkidle');
  await box.fill('she has a fever of 101');
  await box.press('Enter');
  await expect(log.getByRole('button', { name: 'Copy' })).toHaveCount(1);
  await page.route(askPath, () => {});
  await box.fill(routine);
  await box.press('Enter');
  await expect(log).toContainText('Looking for an answer');

  await box.fill(choking);
  await box.press('Enter');

  const told = panel.getByRole('alert').filter({ hasText: '5 back blows' });
  await expect(told.getByRole('link', { name: 'Call 911' })).toBeInViewport({ ratio: 0.99 });
  await expect(box).toBeInViewport({ ratio: 1 });
});

test('[AI-02] the box keeps the focus while a phone is turned, and Escape leads back', async ({
  page,
  context,
  house,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await signInAFamily(house, context);
  const { button, panel, box } = await openChat(page);
  await page.keyboard.type('How much ');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(panel).toHaveAttribute('aria-modal', 'true');
  await expect(box).toBeFocused();
  await page.keyboard.type('tummy ');
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(panel).toHaveAttribute('aria-modal', 'false');
  await expect(box).toBeFocused();
  await page.keyboard.type('time?');
  await expect(box).toHaveValue('How much tummy time?');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]) {
  test(`[AI-02] on a phone of ${viewport.width} px no toast covers numbers, what is said or the box`, async ({
    page,
    context,
    house,
  }) => {
    await page.setViewportSize(viewport);
    await signInAFamily(house, context);
    const { panel, log, box } = await openChat(page);
    await page.waitForLoadState('networkidle');
    await page.route(askPath, (route) => route.abort());
    const toast = page.locator('[data-sonner-toast]');

    await box.fill(routine);
    await box.press('Enter');
    await expect(toast).toContainText('Error: The server did not answer.');
    await toast.evaluate((drawn) => Promise.all(drawn.getAnimations().map(({ finished }) => finished)));
    const send = panel.getByRole('button', { name: 'Send', exact: true });
    for (const part of [panel.getByText('Emergency numbers'), log.getByRole('alert').last(), box, send]) {
      expect(await overlapPx(toast, part)).toBe(0);
    }

    await box.fill('her lips are blue');
    await box.press('Enter');
    await expect(log.getByRole('link', { name: 'Call 911' })).toBeInViewport({ ratio: 1 });
    await expect(toast).toHaveCount(0);
  });
}

test('[AI-02] where the toaster cannot be loaded a toast stands above the box, too', async ({
  page,
  context,
  house,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/toaster*', (route) => route.abort());
  await signInAFamily(house, context);
  const { box } = await openChat(page);
  await page.route(askPath, (route) => route.abort());

  await box.fill(routine);
  await box.press('Enter');

  const toast = page.locator('.toast-spot').filter({ hasText: 'Error: The server did not answer.' });
  await expect(toast).toBeVisible();
  expect(await overlapPx(toast, box)).toBe(0);
});

/** The height that one covers of the other. */
async function overlapPx(over: Locator, under: Locator): Promise<number> {
  const [a, b] = await Promise.all([over.boundingBox(), under.boundingBox()]);
  if (!a || !b) throw new Error('Not on the screen.');
  return Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
}
