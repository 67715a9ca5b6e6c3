import { expect, type Page } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { onPaper } from '../paper.ts';

const fever = '/preview/article/slug/fever-by-age-what-to-do';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[PUB-05] [PUB-06] [PUB-07] a visitor comes from the bar over a category to an article, and on to a related one', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Education' }).click();
    await expect(page).toHaveURL('/preview/educational-content');

    await page.getByRole('link', { name: /^Health 11 articles/ }).click();
    await page.getByRole('link', { name: /Fever by Age: What to Do/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Fever by Age: What to Do' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Call 911' }).first()).toHaveAttribute('href', 'tel:911');

    const related = page.getByRole('region', { name: 'Related articles' }).getByRole('link');
    await expect(related).toHaveCount(3);
    await related.first().click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Fever by Age: What to Do');
  });

  test('[PUB-05] a visitor searches, and opens what is found', async ({ page }) => {
    await page.goto('/preview/educational-content');
    await page.getByRole('searchbox', { name: 'Search articles' }).fill('bedtime');
    await page.getByRole('button', { name: 'Search' }).click();

    await expect(page).toHaveURL('/preview/educational-content?q=bedtime');
    await expect(page.getByRole('searchbox', { name: 'Search articles' })).toHaveValue('bedtime');
    await page
      .getByRole('link', { name: /A Bedtime Routine That Works/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'A Bedtime Routine That Works' })).toBeVisible();
  });

  test('[ART-03] the address of a question opens it', async ({ page }) => {
    await page.goto(`${fever}#faq-hea-3`);

    const opened = page.locator('#faq-hea-3');
    await expect(opened).toBeVisible();
    await expect(page.locator('details').filter({ has: opened }).locator('summary')).toBeInViewport();
  });

  test('an article that did not answer says where to look next', async ({ page }) => {
    await page.goto(fever);
    await page.getByText('No, not yet').click();

    await page.getByRole('link', { name: 'Search in other words' }).click();
    await expect(page).toHaveURL('/preview/educational-content#search');
  });
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const { slug, first } of [
    { slug: 'choking-first-aid-for-babies-and-children', first: /cannot cry.*911/ },
    { slug: 'fever-by-age-what-to-do', first: /Under 3 months \(12 weeks\), a reading of 100\.4\sF/ },
    { slug: 'poisoning-first-steps-and-prevention', first: /911|1-800-222-1222/ },
    { slug: 'button-batteries-and-magnets', first: /911|ER|1-800-498-8666/ },
  ]) {
    test(`[PUB-07] the first step of ${slug} is read without scrolling`, async ({ page }) => {
      await page.goto(`/preview/article/slug/${slug}`);

      await expect(page.getByRole('listitem').filter({ hasText: first }).first()).toBeInViewport({ ratio: 0.99 });
    });
  }

  test('[ART-02] an article without a sign that cannot wait keeps its picture', async ({ page }) => {
    await page.goto('/preview/article/slug/a-bedtime-routine-that-works');

    await expect(page.locator('article .article-picture')).toBeInViewport();
  });
});

test('[ART-01] on paper an article has its calls and its own answers open, and no pictures', async ({ page }) => {
  await page.goto(fever);
  const sheets = await onPaper(page, 'Letter');
  // Letters of some headings stand apart.
  const text = sheets
    .flatMap(({ lines }) => lines)
    .join('')
    .replaceAll(' ', '');

  expect(text).toContain('Putnothinginthemouthanddonotholddown.');
  expect(text).toMatch(/Questionsparentsask/);
  expect(text).not.toMatch(/No,notunder4years/);
  expect(text).not.toMatch(/Relatedarticles|Wasthistheanswer|CreateFreeAccount|Login/);
  expect(sheets.length).toBeLessThanOrEqual(5);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.article .art').first()).toBeHidden();
  expect(await colorsOf(page)).toEqual(['rgb(0, 0, 0)']);
});

/** Of all its words. */
async function colorsOf(page: Page): Promise<string[]> {
  return page
    .locator('.article')
    .evaluate((article) => [
      ...new Set(
        [...article.querySelectorAll('h1, h2, h3, h4, p, li, a, strong')]
          .filter((each) => each.checkVisibility())
          .map((each) => getComputedStyle(each).color),
      ),
    ]);
}
