import { expect } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { expectUsableByAll, lookOver } from '../look-over.ts';
import { milestoneRow, squeals, toast } from './milestone-rows.ts';

test('[MIL-02] two parents who mark the same milestone mark it once, and each sees who it was', async ({
  page,
  context,
  house,
  browser,
}) => {
  const family = await signInAFamily(house, context);
  const his = await browser.newContext({ baseURL: house.url });
  await family.signInDaniel(his);
  const other = await his.newPage();
  await Promise.all([page, other].map((one) => one.goto('/milestones')));
  const hers = milestoneRow(page, squeals);
  const theirs = milestoneRow(other, squeals);

  await theirs.getByRole('button', { name: 'Achieved' }).click();
  await expect(toast(other, 'Milestone achieved!')).toBeVisible();
  await hers.getByRole('button', { name: 'Achieved' }).click();
  await expect(hers).toContainText('Achieved today, by Daniel Brooks');

  await hers.getByRole('button', { name: 'When?' }).click();
  await theirs.getByRole('button', { name: 'When?' }).click();
  await hers.getByLabel('Note').fill('On the changing table');
  await hers.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Milestone updated')).toBeVisible();
  await theirs.getByLabel('Note').fill('At the dog');
  await theirs.getByRole('button', { name: 'Save' }).click();
  const conflict = theirs.getByRole('alert');
  await expect(conflict).toContainText('Hannah Brooks changed this milestone while it was open here.');
  await expect(conflict).toContainText('On the changing table');
  await expect(theirs.getByLabel('Note')).toHaveValue('At the dog');
  await expectUsableByAll(other, theirs);
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(theirs).toContainText('“At the dog”');
  await his.close();
});

test('[MIL-02] an answer that the other parent gave first is shown, and stays', async ({
  page,
  context,
  house,
  browser,
}) => {
  const family = await signInAFamily(house, context);
  const his = await browser.newContext({ baseURL: house.url });
  await family.signInDaniel(his);
  const other = await his.newPage();
  await Promise.all([page, other].map((one) => one.goto('/milestones')));
  const theirs = milestoneRow(other, squeals);
  await theirs.getByRole('button', { name: 'Other answer' }).click();
  await theirs.getByRole('radio', { name: 'Not sure yet' }).click();
  await expect(theirs).toContainText('Not sure yet, noted by you');

  await milestoneRow(page, squeals).getByRole('button', { name: 'Achieved' }).click();
  await expect(toast(page, 'Error')).toContainText(
    'Daniel Brooks answered it in the meantime. Maya: “Squeals”: not sure yet.',
  );
  await expect(milestoneRow(page, squeals)).toContainText('Not sure yet, noted by Daniel Brooks');
  await his.close();
});

test('[API-03] [MIL-02] a viewer sees what was marked, and no button that changes it', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { asCoParentWho: 'view' });
  await page.goto('/milestones');

  await expect(page.getByText("You can see Maya's milestones, but not change them.")).toBeVisible();
  await expect(page.getByText('Recognizes the people they see often')).toBeVisible();
  for (const name of ['Achieved', 'Skip', 'Other answer', 'When?'])
    await expect(page.locator('.ms').getByRole('button', { name })).toHaveCount(0);
  await lookOver(page);
});

test("what to say to the doctor is of the age at or below the child's, whatever age is shown", async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await page.goto('/milestones?age=24');

  await page.getByRole('button', { name: 'What to say at 4 months' }).click();
  const dialog = page.getByRole('dialog', { name: 'What to say at 4 months' });
  await expect(dialog).toContainText('Tell the doctor if Maya');
  await expect(dialog).toContainText('Cannot hold the head steady');
  await expect(dialog).toContainText('Call the doctor within a day; say that a skill was lost.');
  await expectUsableByAll(page, dialog);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'What to say at 4 months' })).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Note which skill was lost' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/milestones?age=4');
  await expect(page.locator('#milestone-list')).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: '4 Months' })).toBeVisible();
});
