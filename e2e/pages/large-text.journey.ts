import { expect, type Page } from '@playwright/test';
import { pages } from '#web/app/pages.ts';
import { test } from '../a-running-house.ts';
import { addressesOf } from '../addresses-of.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { givenByTwoMonths } from '../a-vaccinated-child.ts';

const views: Readonly<Record<string, readonly string[]>> = {
  '/dashboard': ['?tab=overview', '?tab=growth', '?tab=development', '?tab=food', '?tab=learning'],
  '/print/visit': ['', '?only=growth', '?only=vaccines'],
  '/settings': ['?section=newborn', '?section=newborn&action=add', '?section=parents', '?section=account'],
};
const visitors = ['/', '/login', '/signup', '/terms', '/about-us'];
const addresses = [
  ...addressesOf(
    pages.filter(({ who, path }) => who === 'signed in' || visitors.includes(path) || path.startsWith('/preview/')),
    views,
  ),
  // With the longest words of their kind in a heading.
  '/preview/category/baby-development',
  '/preview/article/slug/breastfeeding-in-the-first-weeks',
];

const sizes = [
  { width: 768, percent: 100 },
  { width: 390, percent: 200 },
  { width: 320, percent: 150 },
] as const;

for (const { width, percent } of sizes) {
  test(`[decision 43] with text at ${percent} % no page or dialog scrolls sideways or cuts a field at ${width} px, and the menu stays on the screen`, async ({
    page,
    context,
    house,
    browser,
  }) => {
    test.setTimeout(300_000);
    await signInAFamily(house, context, { given: givenByTwoMonths, measurements: 3 });
    const visitor = await browser.newContext({ baseURL: house.url });
    const visiting = await visitor.newPage();
    for (const address of addresses) {
      const isPublic =
        !/^\/(dashboard|settings|vaccines|appoint|measure|add|import|print|milestones|food|education)/.test(address);
      const shown = isPublic ? visiting : page;
      await test.step(address, async () => {
        await shown.setViewportSize({ width, height: 844 });
        await shown.goto(address);
        await shown.waitForLoadState('networkidle');
        await enlarge(shown, percent);
        await expectToFit(shown, address);
        await shown.locator('main details:not([open]) > summary').evaluateAll((folds) => {
          for (const fold of folds) if (fold instanceof HTMLElement) fold.click();
        });
        await expectToFit(shown, `${address} unfolded`);
        if (width >= 768) expect(await cutInBar(shown), `${address}, the bar`).toEqual([]);
        if (width < 768 || !isPublic)
          await expect(shown.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 0.9 });
      });
    }
    await visitor.close();
    for (const [address, name] of dialogs) {
      await test.step(`${name} of ${address}`, async () => {
        await page.goto(address);
        await enlarge(page, percent);
        await page.getByRole('button', { name }).first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectToFit(page, `${name} of ${address}`);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name }).first().click();
        await expectTitleAndSave(page);
      });
    }
  });
}

/** Of a dialog that has just been opened: whose and what it is, and what saves it. */
async function expectTitleAndSave(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading').first()).toBeInViewport({ ratio: 0.9 });
  for (const save of await dialog.locator('footer > .btn:last-child').all())
    await expect(save).toBeInViewport({ ratio: 0.9 });
}

/** Buttons that open a dialog. */
const dialogs = [
  ['/dashboard', /^Weight$/],
  ['/dashboard', /^Shots$/],
  ['/dashboard', /^Question$/],
  ['/vaccines', /^What was given\?/],
  ['/measurements', /^Edit the measurement/],
  ['/dashboard?tab=growth', /^Why this number\?/],
  ['/food-guide/tried', /^A reaction right now\?/],
] as const;

async function enlarge(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
}

async function expectToFit(page: Page, what: string): Promise<void> {
  const over = await page.evaluate(() => {
    const dialog = document.querySelector('[role=dialog]');
    const wide = [document.documentElement, dialog].filter((part) => part && part.scrollWidth > part.clientWidth);
    const edge = document.documentElement.clientWidth;
    const outside = [...document.querySelectorAll('main *, [role=dialog] *')].filter(
      (element) => element.getBoundingClientRect().right > edge + 0.5,
    );
    return wide.length === 0 ? [] : outside.map(({ tagName, className }) => `${tagName} ${className}`);
  });
  expect(over, `${what} scrolls sideways`).toEqual([]);
  expect(await outOfTheirCard(page), `${what} has parts that leave their card`).toEqual([]);
  expect(await coveredText(page), `${what} covers text`).toEqual([]);
  expect(await brokenWords(page), `${what} breaks words`).toEqual([]);
  expect(await cutFields(page), `${what} cuts the text of a field`).toEqual([]);
  expect(await overlappingLabels(page), `${what} has labels that overlap`).toEqual([]);
}

/** What reaches over the edge of its card. Tables scroll. */
function outOfTheirCard(page: Page): Promise<string[]> {
  return page.locator(':is(.card, .subject, .vignette):visible').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const edge = card.getBoundingClientRect().right;
      return [...card.querySelectorAll('*')]
        .filter((part) => part.getBoundingClientRect().right > edge + 0.5 && part.closest('table, svg') === null)
        .map(({ className, textContent }) => `${className} ${textContent}`);
    }),
  );
}

/** Labels of a drawing below a card that lies over it. */
function coveredText(page: Page): Promise<string[]> {
  return page.locator('.float:visible').evaluateAll((covers) =>
    covers.flatMap((cover) => {
      const over = cover.getBoundingClientRect();
      const labels = [...(cover.parentElement?.querySelectorAll('svg text') ?? [])];
      return labels
        .filter((label) => {
          const { top, bottom, left, right, width } = label.getBoundingClientRect();
          return width > 0 && bottom > over.top && top < over.bottom && right > over.left && left < over.right;
        })
        .map(({ textContent }) => textContent);
    }),
  );
}

/** Placeholders and choices that are longer than their field. */
async function cutFields(page: Page): Promise<string[]> {
  const inputs = await page.locator('input[placeholder]:visible').evaluateAll((fields) =>
    fields.flatMap((field) => {
      if (!(field instanceof HTMLInputElement) || field.value !== '') return [];
      field.value = field.placeholder;
      const isCut = field.scrollWidth > field.clientWidth;
      field.value = '';
      return isCut ? [field.placeholder] : [];
    }),
  );
  const selects = await page.locator('select:visible').evaluateAll((fields) =>
    fields.flatMap((field) => {
      const { font, paddingLeft, paddingRight, whiteSpace } = getComputedStyle(field);
      const text = field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? '') : '';
      const pen = document.createElement('canvas').getContext('2d');
      if (pen) pen.font = font;
      const longest = whiteSpace === 'normal' ? text.split(' ') : [text];
      const width = Math.max(...longest.map((part) => pen?.measureText(part).width ?? 0));
      const space = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return width > space ? [text] : [];
    }),
  );
  return [...inputs, ...selects];
}

/** Labels of one drawing that lie on each other. */
function overlappingLabels(page: Page): Promise<string[]> {
  return page.locator('svg:visible').evaluateAll((drawings) =>
    drawings.flatMap((drawing) => {
      const labels = [...drawing.querySelectorAll('text')].filter(({ textContent }) => textContent.trim() !== '');
      const boxes = labels.map((label) => ({ text: label.textContent, box: label.getBoundingClientRect() }));
      return boxes.flatMap(({ text, box }, n) =>
        boxes
          .slice(n + 1)
          .filter(
            ({ box: other }) =>
              box.left < other.right - 1 &&
              other.left < box.right - 1 &&
              box.top < other.bottom - 4 &&
              other.top < box.bottom - 4,
          )
          .map((other) => `${text} and ${other.text}`),
      );
    }),
  );
}

/** Texts of the bar that take two lines, or are cut; the brand gives way to the rest. */
function cutInBar(page: Page): Promise<string[]> {
  return page.locator('.bar :is(a:not(.brand), button, .who-name):visible').evaluateAll((parts) =>
    parts.flatMap((part) =>
      [...part.childNodes].flatMap((text) => {
        if (!(text instanceof Text)) return [];
        const range = document.createRange();
        range.selectNodeContents(text);
        const lines = range.getClientRects().length;
        const isCut = range.getBoundingClientRect().right > part.getBoundingClientRect().right + 1;
        return lines > 1 || isCut ? [text.data] : [];
      }),
    ),
  );
}

/** Words that continue on the next line without a hyphen. Tables scroll, and addresses may break anywhere. */
function brokenWords(page: Page): Promise<string[]> {
  return page
    .locator('[role=dialog], main')
    .last()
    .evaluate((part) => {
      const broken: string[] = [];
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const shown = text.parentElement;
        const isHidden = [shown, shown?.parentElement].some((it) => (it?.clientWidth ?? 1) === 1);
        if (isHidden || shown?.closest('table, svg')) continue;
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/(?<![\w@.])\p{L}{3,}(?![\w@.])/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = [...range.getClientRects()].filter(({ width }) => width > 2).map(({ top }) => Math.round(top));
          if (new Set(lines).size > 1) broken.push(word);
        }
      }
      return broken;
    });
}
