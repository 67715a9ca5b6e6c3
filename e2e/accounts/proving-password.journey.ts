import { expect } from '@playwright/test';
import { familyPassword } from '#testing/people.ts';
import { test } from '../a-running-house.ts';
import { anHourAfterLogin, signInAFamily } from '../a-signed-in-family.ts';
import { expectNoSidewaysScroll, expectUsableByAll } from '../look-over.ts';

test('[CHILD-05] an hour after the login the password is asked for before a child is removed, and then the removal goes on', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await anHourAfterLogin(house);
  await page.goto('/settings?section=newborn');
  await page.getByRole('button', { name: 'Remove Maya Brooks' }).click();
  const removal = page.getByRole('alertdialog', { name: 'Remove Maya?' });
  await expect(removal.getByLabel('Type Maya to confirm')).toBeFocused();
  await removal.getByLabel('Type Maya to confirm').fill('Maya');
  const question = page.getByRole('dialog', { name: 'Please enter your password to go on.' });

  await removal.getByRole('button', { name: 'Remove' }).click();
  await expect(question.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(question.getByLabel('Password', { exact: true })).toBeFocused();
  await expectUsableByAll(page, question);
  await expectNoSidewaysScroll(page, 320);
  await page.keyboard.press('Escape');
  await expect(removal.getByRole('alert')).toContainText('Please confirm that it is you.');

  await removal.getByRole('button', { name: 'Remove' }).click();
  await question.getByLabel('Password', { exact: true }).fill('not this one');
  await page.keyboard.press('Enter');
  await expect(question.getByText('This password is incorrect')).toBeVisible();
  await expect(question.getByText('another look')).toHaveCount(0);
  await expect(question.getByLabel('Password', { exact: true })).toBeFocused();
  await question.getByLabel('Password', { exact: true }).fill(familyPassword);
  await question.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByText('Child and all related data removed successfully')).toBeVisible();
  await expect(question).toBeHidden();
  await expect(page.getByText('No children added yet')).toBeVisible();
});
