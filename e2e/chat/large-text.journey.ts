import { expect } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { openChat } from './chat-page.ts';

for (const { size, viewport, percent } of [
  { size: '320 px and text of 200 %', viewport: { width: 320, height: 568 }, percent: 200 },
  { size: '390 px and text of 200 %', viewport: { width: 390, height: 844 }, percent: 200 },
  { size: '320 px and text of 150 %', viewport: { width: 320, height: 568 }, percent: 150 },
  { size: '320 px', viewport: { width: 320, height: 568 }, percent: 100 },
]) {
  test(`[AI-02] [AI-04] with ${size} the call is seen without scrolling, and the panel can be closed`, async ({
    page,
    context,
    house,
  }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript((fontSize) => {
      addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = fontSize));
    }, `${percent}%`);
    await signInAFamily(house, context);
    const { panel, log, box } = await openChat(page);

    await box.fill('she is choking');
    await box.press('Enter');

    const alert = log.getByRole('alert');
    await expect(alert.getByRole('link', { name: 'Call 911' })).toBeInViewport({ ratio: 0.99 });
    await expect(box).toBeInViewport({ ratio: 0.99 });
    const { height = 0 } = (await panel.boundingBox()) ?? {};
    const { height: logHeight = 0 } = (await log.boundingBox()) ?? {};
    expect(logHeight).toBeGreaterThan(height * 0.4);

    await panel.getByText('Emergency numbers').click();
    await expect(box).toBeInViewport({ ratio: 0.99 });
    await panel.getByText('Emergency numbers').click();
    await panel.getByRole('button', { name: 'Close chat' }).click();
    await expect(panel).toHaveCount(0);
  });
}
