import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules that can differ between light and dark. */
const rulesOfColor = ['color-contrast', 'link-in-text-block'];

/** Checks the page in its current state against the accessibility rules, in light and dark. */
export async function expectUsableByAll(page: Page): Promise<void> {
  // For pages without frames of other hosts: opens no page of its own.
  const axe = () => new AxeBuilder({ page }).setLegacyMode();
  // The fixed bar covers scrolled content.
  await page.evaluate(() => scrollTo(0, 0));
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await axe().withRules(rulesOfColor).analyze();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await axe().withTags(rules).analyze();
  expect({ dark: faultsOf(dark), light: faultsOf(light) }).toEqual({ dark: [], light: [] });
}

function faultsOf({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>): string[] {
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
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
