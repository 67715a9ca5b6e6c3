import { expect } from '@playwright/test';
import { shortDayText } from '#domain/time/day-text.ts';
import { addDays } from '#domain/time/day.ts';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { givenByTwoMonths, products } from '../a-vaccinated-child.ts';
import { expectNoSidewaysScroll, lookOver } from '../look-over.ts';
import { expectUncut, onPaper } from '../paper.ts';

const given = [
  ...givenByTwoMonths,
  { cvx: products.infanrix, ageDays: 75, lot: 'EK4410', place: 'Lakeside Pediatrics', site: 'left-thigh' as const },
];

for (const format of ['A4', 'Letter'] as const) {
  test(`[decision 48] vaccines and questions are on paper of ${format} with days, products and lots, and nothing is cut`, async ({
    page,
    context,
    house,
  }) => {
    const { child } = await signInAFamily(house, context, { ageDays: 118, given, measurements: 0 });
    await page.goto('/appointments');
    await page.getByLabel('Add a question').first().fill('May she sleep with a pacifier?');
    await page.getByRole('button', { name: 'Add', exact: true }).first().click();
    await expect(page.locator('.question')).toHaveCount(1);
    await page.goto('/print/visit');
    await expect(page.getByText('May she sleep with a pacifier?')).toBeVisible();
    await expect(page.getByRole('table')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);

    const papers = await onPaper(page, format);

    papers.forEach(expectUncut);
    const words = papers.flatMap(({ lines }) => lines).join(' ');
    const day = (ageDays: number) => shortDayText(addDays(child.bornOn, ageDays));
    for (const said of [
      `${day(62)} DTaP 1, Hib 1 and IPV 1 Pentacel`,
      `${day(75)} DTaP 2 (not counted) Infanrix EK4410`,
      'No: Given 15 days too soon after',
      'Nothing is due on',
      "Kept by Maya's parents",
      'Schedule: CDC routine.',
      '4 Month Well-Child Checkup',
      'May she sleep with a pacifier?',
    ])
      expect(words).toContain(said);
  });
}

test('[decision 48] [decision 43] vaccines alone have an address, and fit every screen', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { given });

  await page.goto('/print/visit?only=vaccines');

  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    /^Due now: 5 until /,
    'Given: 9, 1 does not count',
  ]);
  await expect(page.getByRole('listitem').filter({ hasText: '(PCV), dose 2' })).toContainText('after dose 1 on');
  await lookOver(page);
  await expectNoSidewaysScroll(page, 390);
});
