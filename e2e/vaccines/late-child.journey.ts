import { expect, type Locator } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { loseAnswer } from '../connection.ts';
import { countOf } from '../doses.ts';
import { listenForFaults } from '../faults.ts';
import { expectNoSidewaysScroll, expectUsableByAll, lookOver } from '../look-over.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('[decision 58] the dashboard of a child added late begins with what nobody has said yet', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { ageDays: 201, firstName: 'Mia' });
  const faults = listenForFaults(page, house.url);
  await page.goto('/dashboard');
  const asked = page.getByRole('region', { name: 'What has Mia had so far?' });
  await expect(asked).toContainText('We do not know yet, so nothing here is complete.');
  await expect(asked).toContainText('Until then nothing reads overdue.');
  await expect(page.getByText('Overdue', { exact: true })).toHaveCount(0);
  const links = page.getByRole('link', { name: 'What happened before?' });
  await expect(links, 'one button asks').toHaveCount(0);
  await expect(page.getByText('that may have been given')).toBeHidden();
  await lookOver(page);
  await expectNoSidewaysScroll(page, 320);

  await asked.getByRole('button', { name: 'Answer, 2 minutes' }).click();
  const dialog = page.getByRole('dialog', { name: 'What happened before?' });
  await dialog.getByRole('button', { name: 'Later' }).click();
  await expect(dialog).toHaveCount(0);
  await asked.getByRole('button', { name: 'Later' }).click();
  await expect(asked).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Vaccine Schedule' })).toBeVisible();
  await expect(asked, 'it is put away for the day').toHaveCount(0);
  await expect(links.first(), 'and can still be answered').toBeVisible();
  expect(faults()).toEqual([]);
});

test('[decision 58] answered in part, the dashboard says how many answers are left', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { ageDays: 201, firstName: 'Mia' });
  await page.goto('/dashboard');
  const asked = page.getByRole('region', { name: 'What has Mia had so far?' });
  await asked.getByRole('button', { name: 'Answer, 2 minutes' }).click();
  const dialog = page.getByRole('dialog', { name: 'What happened before?' });
  await dialog.getByLabel('Mia had everything up to').selectOption({ label: '2 months' });
  await dialog.getByRole('button', { name: /^Save \d+ shots$/ }).click();
  await expect(dialog).toHaveCount(0);

  await expect(asked).toHaveCount(0);
  const left = page.getByRole('region', { name: /^\d+ answers? (is|are) left for Mia$/ });
  await expect(left).toContainText('Nobody has said yet whether');
  await left.getByRole('button', { name: 'Answer' }).click();
  await expect(dialog).toBeVisible();
});

test('[decision 58] what a baby had is said on a screen and a half, by checkup, and taken back with one tap', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { ageDays: 201, firstName: 'Mia' });
  await page.goto('/dashboard');
  const asked = page.getByRole('region', { name: 'What has Mia had so far?' });
  await asked.getByRole('button', { name: 'Answer, 2 minutes' }).click();
  const dialog = page.getByRole('dialog', { name: 'What happened before?' });
  await dialog.getByLabel('Mia had everything up to').selectOption({ label: 'today' });
  await dialog.getByRole('button', { name: 'Rotavirus 2' }).click();
  await expect(dialog.getByRole('button', { name: 'Rotavirus 2' })).toHaveAttribute('aria-pressed', 'false');
  await expect(dialog.getByText('Tap what Mia did not have.')).toBeVisible();
  await expectUsableByAll(page, dialog);
  await expectNoSidewaysScroll(page, 320);
  expect(await heightOf(dialog), 'its whole length').toBeLessThan(1.5 * 844);
  const atTwoMonths = dialog.getByRole('group', { name: '2 months', exact: true }).getByRole('button');
  const starts = await atTwoMonths.evaluateAll((chips) => chips.map((chip) => chip.getBoundingClientRect().left));
  expect(Math.min(...starts), 'wrapped chips stay beside or below the first').toBe(starts[0]);
  const save = dialog.getByRole('button', { name: /^Save \d+ shots$/ });
  const saved = /\d+/.exec((await save.textContent()) ?? '')?.[0];
  await save.click();
  await expect(dialog).toHaveCount(0);

  const toast = page.getByRole('status').filter({ hasText: `${saved} doses and 1 dose not given for Mia` });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(asked, 'everything is open again').toBeVisible();
  await page.goto('/vaccines');
  await expect(countOf(page, 'Completed')).toHaveText('0');
  await expect(page.getByRole('dialog'), 'it was opened before').toHaveCount(0);
});

test('[CHK-01] what was saved though no answer came has left the form, and is not said to have been unchecked', async ({
  page,
  context,
  house,
}) => {
  await page.clock.install();
  const { child } = await signInAFamily(house, context, { ageDays: 201, firstName: 'Mia' });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Answer, 2 minutes' }).click();
  const dialog = page.getByRole('dialog', { name: 'What happened before?' });
  await dialog.getByLabel('Mia had everything up to').selectOption({ label: '2 months' });
  await dialog.getByLabel('All checkups so far').check();
  const answerAgain = await loseAnswer(page, { method: 'POST', path: `/api/children/${child.id}/past` });
  await dialog.getByRole('button', { name: /^Save \d+ shots$/ }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await answerAgain();
  await page.clock.fastForward('00:31');
  await page.evaluate(() => globalThis.dispatchEvent(new Event('visibilitychange')));

  await dialog.getByRole('button', { name: 'Save', exact: true }).click();

  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Checkup updated successfully')).toBeVisible();
  await expect(page.getByText('saved too')).toHaveCount(0);
});

/** With what is scrolled to inside it. */
function heightOf(dialog: Locator): Promise<number> {
  return dialog.evaluate(({ children }) => [...children].reduce((sum, part) => sum + part.scrollHeight, 0));
}

test('[decision 58] once it is answered, also with ‘I do not know’, nobody is asked again', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { ageDays: 201, firstName: 'Mia' });
  await page.goto('/dashboard');
  const asked = page.getByRole('region', { name: 'What has Mia had so far?' });
  await asked.getByRole('button', { name: 'Answer, 2 minutes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'I do not know' }).click();
  await expect(asked).toHaveCount(0);
});

test('[decision 58] who may only view is not asked', async ({ page, context, house }) => {
  await signInAFamily(house, context, { ageDays: 201, firstName: 'Mia', asCoParentWho: 'view' });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Vaccine Schedule' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What has Mia had so far?' })).toHaveCount(0);
});
