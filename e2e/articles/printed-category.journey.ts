import { expect } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { onPaper } from '../paper.ts';

test('[PUB-06] a category is on paper with its titles and summaries in one line each, and every answer', async ({
  page,
  house,
}) => {
  await page.goto(`${house.url}/preview/category/baby-sleep`, { waitUntil: 'networkidle' });
  const cards = await page
    .locator('.article-card')
    .evaluateAll((all) =>
      all.flatMap((card) => [card.querySelector('h2'), card.querySelector('h2 ~ *')]).map((part) => part?.textContent),
    );
  const lastWords = await page
    .locator('.questions .fold p')
    .evaluateAll((answers) => answers.map((answer) => answer.textContent.trim().split(' ').at(-1) ?? ''));
  const papers = await onPaper(page, 'Letter');
  const lines = papers.flatMap((paper) => paper.lines);

  expect(cards.length).toBeGreaterThan(10);
  expect(lines).toEqual(expect.arrayContaining(cards));
  expect(lastWords.length).toBeGreaterThan(3);
  for (const word of lastWords) expect(lines.join(' ')).toContain(word);
  expect(lines.join(' ')).not.toContain('Know what is next');
});
