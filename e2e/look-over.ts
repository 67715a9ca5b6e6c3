import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const rules: RunOptions = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };
/** Rules that can differ between light and dark. */
const rulesOfColor: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** Checks the page in its current state against the accessibility rules, in light and dark. */
export async function expectUsableByAll(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  // The fixed bar covers scrolled content.
  await page.evaluate(() => scrollTo(0, 0));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const dark = await faultsIn(page, 'dark', rulesOfColor);
  const light = await faultsIn(page, 'light', rules);
  expect({ dark, light }).toEqual({ dark: [], light: [] });
}

async function faultsIn(page: Page, colorScheme: 'dark' | 'light', options: RunOptions): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  return page.evaluate(async (asked) => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const { violations } = await window.axe.run({ ...asked, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, options);
}

/** Also checks that the page fits on a screen of 320 px. */
export async function lookOver(page: Page): Promise<void> {
  await expectUsableByAll(page);
  await expectNoSidewaysScroll(page, 320);
}

export async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width, height: 700 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${page.url()} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  if (size) await page.setViewportSize(size);
}
