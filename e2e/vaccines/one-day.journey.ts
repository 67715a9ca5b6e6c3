import { expect } from '@playwright/test';
import { addDays } from '#domain/time/day.ts';
import { monthAndDayText } from '#domain/time/day-text.ts';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { givenByTwoMonths, products } from '../a-vaccinated-child.ts';
import { today } from '../days.ts';
import { summaryOf } from '../doses.ts';
import { listenForFaults } from '../faults.ts';
import { fourMonths, schedule, visitCard } from '../visits.ts';

test('[decision 73] what is overdue needs a visit before the booked checkup, and the other shots are given at that one, wherever they are named', async ({
  page,
  context,
  house,
}) => {
  const given = givenByTwoMonths.filter(({ cvx, ageDays }) => cvx !== products.hepB || ageDays === 0);
  const { child } = await signInAFamily(house, context, { ageDays: 126, given });
  const faults = listenForFaults(page, house.url);
  const on = addDays(today(), 12);
  await page.goto('/appointments');
  await schedule(house, child, { on });

  await page.goto('/dashboard');
  await expect(page.getByText('1 shot is overdue and should not wait for it')).toContainText(
    'The 5 others can be given at that earlier visit, too.',
  );
  await expect(page.getByText('due there')).toHaveCount(0);
  await expect(page.getByText(`Do not wait for your checkup on ${monthAndDayText(on)}`)).toBeVisible();

  await page.goto('/vaccines');
  const dueNow = page.getByRole('region', { name: /^Due now/ });
  await expect(dueNow.getByRole('heading', { name: 'DTaP, dose 2' })).toBeVisible();
  await expect(summaryOf(page, 'Hepatitis B (HepB), dose 2')).toBeVisible();
  await expect(page.getByText(/At your checkup on/).filter({ visible: true })).toHaveCount(0);
  const visits = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  const soon = visits.filter({ hasText: 'As soon as you can' });
  for (const dose of ['hepatitis B dose 2', 'DTaP dose 2']) await expect(soon).toContainText(dose);

  await page.goto('/appointments');
  await expect(visitCard(page, fourMonths)).toContainText('Before this checkup, as soon as possible: Hepatitis B 2');
  expect(faults()).toEqual([]);
});
