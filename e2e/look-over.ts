import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import type { default as Axe, RunOptions } from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof Axe;
  }
}

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const rules: RunOptions = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };
/** Rules that can differ between light and dark. */
const rulesOfColor: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/**
 * Checks the page in its current state against the accessibility rules, in light and dark.
 *
 * @param part what alone is new on the page, such as a dialog over it
 */
export async function expectUsableByAll(page: Page, part: Locator = page.locator(':root')): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const dark = await faultsIn(page, part, 'dark', rulesOfColor);
  const light = await faultsIn(page, part, 'light', rules);
  expect({ dark, light }).toEqual({ dark: [], light: [] });
}

async function faultsIn(
  page: Page,
  part: Locator,
  colorScheme: 'dark' | 'light',
  options: RunOptions,
): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  return part.evaluate(async (element, asked) => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    // The fixed bar covers scrolled content; a toast that has just come scrolls what has the focus clear of it.
    scrollTo(0, 0);
    const { violations } = await window.axe.run(element, {
      ...asked,
      resultTypes: ['violations'],
      selectors: false,
      preload: false,
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, options);
}

/** Also checks that the page fits on a screen of 320 px. */
export async function lookOver(page: Page, part?: Locator): Promise<void> {
  await expectUsableByAll(page, part);
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
