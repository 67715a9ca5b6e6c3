import { expect, type Page } from '@playwright/test';
import { monthAndDayText } from '#domain/time/day-text.ts';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { givenByTwoMonths } from '../a-vaccinated-child.ts';
import { today } from '../days.ts';
import { expectUsableByAll, lookOver } from '../look-over.ts';
import { fourMonths, visitCard, leaveQuestion, markToday } from '../visits.ts';

test('[CHK-02] questions for a visit are added, taken from ideas, answered, removed and restored', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { ageDays: 115, given: givenByTwoMonths });
  await page.goto('/appointments');
  const card = visitCard(page, fourMonths);
  const add = card.getByRole('button', { name: 'Add', exact: true });
  await add.click();
  await expect(card.getByText('Write the question first')).toBeVisible();
  await card.getByLabel('Add a question').fill('May she sleep with a pacifier?');
  await add.click();
  const question = card.getByRole('listitem').filter({ hasText: 'May she sleep with a pacifier?' });
  await expect(question).toContainText(`You, ${monthAndDayText(today())}`);
  await expect(card.getByLabel('Add a question')).toHaveValue('');

  await card.getByText('What parents ask at 4 months').click();
  const idea = card.locator('.ideas').getByRole('button').first();
  const text = await idea.innerText();
  await idea.click();
  await expect(card.locator('.question')).toHaveCount(2);
  await expect(card.locator('.question').last()).toContainText(text);

  await question.getByRole('button', { name: 'What did the doctor say?' }).click();
  await question.getByLabel('What did the doctor say?').fill('No, begin at 6 months.');
  await question.getByRole('button', { name: 'Save Answer' }).click();
  await expect(question).toContainText('The doctor said: No, begin at 6 months.');
  await lookOver(page);

  await page.getByRole('link', { name: 'Questions and Answers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and Answers');
  const list = page.locator('.question');
  await expect(list).toHaveCount(2);
  await page.getByLabel('Search questions and answers').fill('begin months');
  await expect(list).toHaveCount(1);
  await expect(list).toContainText('The doctor said: No, begin at 6 months.');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 of 2 questions');
  await lookOver(page);
  await page.getByRole('main').getByRole('link', { name: 'Appointments' }).last().click();

  await question.getByRole('button', { name: /^Remove the question/ }).click();
  await expect(question).toHaveCount(0);
  await page.getByRole('status').filter({ hasText: 'Question removed' }).getByRole('button', { name: 'Undo' }).click();
  await expect(question).toContainText('The doctor said: No, begin at 6 months.');
});

test('[CHK-02] a typed answer stays when its checkup is completed, and leaving it asks first', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { ageDays: 115, given: givenByTwoMonths });
  await page.goto('/appointments');
  const card = visitCard(page, fourMonths);
  const asked = 'May she sleep with a pacifier?';
  await card.getByLabel('Add a question').fill(asked);
  await card.getByRole('button', { name: 'Add', exact: true }).click();
  await card.locator('.question').getByRole('button', { name: 'What did the doctor say?' }).click();
  await card.getByLabel('What did the doctor say?').fill('Yes, to fall asleep.');
  await card.getByLabel('Add a question').fill('And in the car?');

  await markToday(page, fourMonths);
  const row = page.getByRole('group').filter({ hasText: fourMonths });
  await expect(row.getByLabel('What did the doctor say?')).toHaveValue('Yes, to fall asleep.');
  await expect(row.getByLabel('Add a question')).toHaveValue('And in the car?');
  await page.getByRole('link', { name: 'Show the doctor' }).click();
  await leaveQuestion(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/appointments');

  await row.getByRole('button', { name: 'Save Answer' }).click();
  await expect(row).toContainText('The doctor said: Yes, to fall asleep.');
  await row.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(row.locator('.question')).toHaveCount(2);
  await page.getByRole('link', { name: 'Show the doctor' }).click();
  await expect(page).toHaveURL(/\/print\/visit/);
});

test('[CHK-02] of two tabs that answer one question the later shows what changed, and chooses each time', async ({
  page: first,
  context,
  house,
}) => {
  await signInAFamily(house, context, { ageDays: 115, given: givenByTwoMonths });
  const second = await context.newPage();
  const answerIn = (tab: Page) => tab.locator('.question').getByLabel('What did the doctor say?');
  const save = (tab: Page) => tab.getByRole('button', { name: 'Save Answer' }).click();
  const answer = async (text: string) => {
    await first
      .locator('.question')
      .getByRole('button', { name: /What did the doctor say|Change the answer/ })
      .click();
    await answerIn(first).fill(text);
    await save(first);
    await expect(first.locator('.question')).toContainText(`The doctor said: ${text}`);
  };
  await first.goto('/appointments');
  await visitCard(first, fourMonths).getByLabel('Add a question').fill('May she sleep with a pacifier?');
  await visitCard(first, fourMonths).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(first.locator('.question')).toHaveCount(1);
  await second.goto('/appointments');
  await second.locator('.question').getByRole('button', { name: 'What did the doctor say?' }).click();
  await answerIn(second).fill('Yes.');
  await answer('To fall asleep.');

  await save(second);

  const notice = second.getByRole('alert').filter({ hasText: 'while it was open here' });
  await expect(notice).toContainText('You changed this question while it was open here.');
  await expect(notice.getByRole('listitem')).toHaveText('Answer: none, now To fall asleep.');
  await expectUsableByAll(second);
  await save(second);
  await expect(notice, 'it is asked again until it is answered').toBeVisible();
  await notice.getByRole('button', { name: 'Load the new values' }).click();
  await expect(answerIn(second)).toHaveValue('To fall asleep.');

  await answerIn(second).fill('Yes.');
  await answer('Until 6 months.');
  await save(second);
  await expect(notice.getByRole('listitem')).toHaveText('Answer: To fall asleep., now Until 6 months.');
  await expect(answerIn(second)).toHaveValue('Yes.');
  await notice.getByRole('button', { name: 'Keep mine' }).click();
  await expect(second.locator('.question')).toContainText('The doctor said: Yes.');
});
