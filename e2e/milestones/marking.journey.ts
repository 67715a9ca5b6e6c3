import { expect, type Page } from '@playwright/test';
import { longMonthText, monthAndDayText, shortDayText } from '#domain/time/day-text.ts';
import { ageInMonthsAndDays } from '#domain/time/age-text.ts';
import { addDays } from '#domain/time/day.ts';
import { monthOf } from '#domain/time/month.ts';
import { anAnswer } from '#testing/milestones/stored-answers.ts';
import { inDatabase } from '#testing/servers/beside.ts';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { givenByTwoMonths } from '../a-vaccinated-child.ts';
import { daysAgo, today } from '../days.ts';
import { ways } from '../hands.ts';
import { expectUsableByAll, lookOver } from '../look-over.ts';
import { schedule } from '../visits.ts';
import { milestoneRow, squeals, tab, toast } from './milestone-rows.ts';

for (const { name, screen, hands, isPhone } of ways) {
  test.describe(name, () => {
    test.use(screen);

    test('[MIL-01] [MIL-02] a milestone is marked with one request, dated, noted and taken back', async ({
      page,
      context,
      house,
    }) => {
      const { child } = await signInAFamily(house, context);
      const { press, write, pickDay, choose } = hands(page);
      await page.goto('/milestones');
      const row = milestoneRow(page, squeals);
      const achieved = row.getByRole('button', { name: 'Achieved' });
      await expect(page.getByRole('button', { name: /^6 Months/, pressed: true })).toContainText(
        'Coming up, shown below',
      );

      if (isPhone) {
        const first = page.getByRole('main').locator('.ms > li').first();
        await expect(first.getByRole('button', { name: 'Achieved' })).toBeInViewport({ ratio: 1 });
      }

      const requests = countRequests(page);
      await press(achieved);
      await expect(achieved).toHaveAttribute('aria-pressed', 'true');
      await expect(row).toContainText('Achieved today, by you');
      await expect(toast(page, 'Milestone achieved!')).toContainText('Maya: Squeals');
      expect(requests()).toBe(1);
      await expect(tab(page, 'Achieved')).toContainText('1');
      await expect(page.getByRole('button', { name: /^6 Months/ })).toContainText('1 of 12');

      await press(row.getByRole('button', { name: 'When?' }));
      const form = row.getByRole('form');
      await expect(form).toContainText(`${ageInMonthsAndDays(child.bornOn, today())} old`);
      if (isPhone) await lookOver(page, form);
      else await expectUsableByAll(page, form);
      await pickDay(form.getByLabel('Day', { exact: true }), daysAgo(200));
      await press(form.getByRole('button', { name: 'Save' }));
      await expect(form).toContainText('Date achieved cannot be before the date of birth');
      await pickDay(form.getByLabel('Day', { exact: true }), daysAgo(10));
      await write(form.getByLabel('Note'), 'In the bath');
      await press(form.getByRole('button', { name: 'Save' }));
      await expect(form).toBeHidden();
      await expect(row).toContainText('“In the bath”');
      await expect(row.getByRole('button', { name: 'When?' })).toBeFocused();

      await press(row.getByRole('button', { name: 'When?' }));
      await choose(page.getByRole('radio', { name: 'About this month' }));
      await form.getByLabel('Month', { exact: true }).selectOption(monthOf(daysAgo(40)));
      await press(form.getByRole('button', { name: 'Save' }));
      await expect(row).toContainText(`Achieved about ${longMonthText(monthOf(daysAgo(40)))}, by you`);

      await press(achieved);
      await expect(achieved).toHaveAttribute('aria-pressed', 'false');
      const removed = toast(page, 'Milestone achievement removed');
      await expect(removed).toContainText('Maya: Squeals');
      await removed.getByRole('button', { name: 'Undo' }).click();
      await expect(row).toContainText('“In the bath”');
      await page.reload();
      await expect(row).toContainText(`Achieved about ${longMonthText(monthOf(daysAgo(40)))}, by you`);
    });

    test('[MIL-02] not yet is an answer that can be told to the doctor, and a skill that was lost leads there', async ({
      page,
      context,
      house,
    }) => {
      const { child } = await signInAFamily(house, context, { given: givenByTwoMonths });
      const visit = addDays(today(), 9);
      await schedule(house, child, { on: visit });
      const { press, choose } = hands(page);
      await page.goto('/milestones?age=4');

      const coos = milestoneRow(page, 'Coos with long vowel sounds');
      await press(coos.getByRole('button', { name: 'Other answer' }));
      await choose(page.getByRole('radio', { name: 'Not yet' }));
      await expect(coos).toContainText('Not yet is a good thing to tell the doctor. It is never counted against Maya.');
      await expect(coos).toContainText(`Maya's checkup is on ${monthAndDayText(visit)}`);
      await expect(coos).toContainText('Not yet, noted by you on');
      await press(coos.getByRole('button', { name: 'Add to the questions for the checkup' }));
      await expect(coos).toContainText('On your list for the checkup');
      await lookOver(page);

      const voice = milestoneRow(page, 'Turns toward your voice');
      await press(voice.getByRole('button', { name: 'Achieved' }));
      await expect(toast(page, 'Milestone achieved!')).toBeVisible();
      await press(voice.getByRole('button', { name: 'When?' }));
      await press(voice.getByRole('button', { name: 'Used to, but not any more' }));
      const alert = voice.getByRole('alert');
      await expect(alert).toContainText('Call the doctor within a day; say that a skill was lost.');
      await expect(voice).toContainText('Not any more, noted');
      await expect(alert).toContainText("You can say: “Maya used to do this: 'Turns toward your voice'");
      await lookOver(page);
      await choose(page.getByRole('radio', { name: 'I do not know' }));
      await press(voice.getByRole('button', { name: 'Choose a day' }));
      const since = voice.getByRole('form');
      await since.getByLabel('Day', { exact: true }).fill(daysAgo(20));
      await since.getByLabel('Stopped about').fill(daysAgo(7));
      await since.getByRole('button', { name: 'Save' }).click();
      await expect(voice).toContainText(`Not any more since about ${shortDayText(daysAgo(7))}`);
      await expect(page.getByRole('radio', { name: 'About a week ago' })).toBeChecked();
      await press(alert.getByRole('button', { name: 'Undo' }));
      await expect(alert).toHaveCount(0);
      await expect(voice.getByRole('button', { name: 'Achieved' })).toHaveAttribute('aria-pressed', 'true');

      await page.goto('/appointments');
      await expect(page.getByText('Maya does not do this yet: coos with long vowel sounds.')).toBeVisible();
    });

    test('[MIL-02] a parent keeps the earlier answer when a loss is taken back, and the note when it is achieved', async ({
      page,
      context,
      house,
    }) => {
      const { child } = await signInAFamily(house, context);
      await inDatabase(house, async (home) => {
        const of = home.house.db.selectFrom('child_parents').select('user_id as id').where('child_id', '=', child.id);
        await anAnswer(home, child, await of.executeTakeFirstOrThrow(), {
          milestone_id: 'ms-04-lan-1',
          description: 'Coos with long vowel sounds',
          answer: 'not-yet',
          achieved_on: null,
          note: 'Worried about her voice',
        });
      });
      const { press, choose } = hands(page);
      await page.goto('/milestones?age=4');
      const coos = milestoneRow(page, 'Coos with long vowel sounds');

      await press(coos.getByRole('button', { name: 'Not yet' }));
      await page.getByRole('radio', { name: 'Not yet' }).press('ArrowDown');
      await expect(coos.getByRole('alert')).toContainText('Call the doctor within a day');
      await press(coos.getByRole('alert').getByRole('button', { name: 'Undo' }));
      await expect(coos).toContainText('Not yet, noted by you');
      await expect(coos).toContainText('“Worried about her voice”');
      await expect(toast(page, 'Noted: not yet')).toBeVisible();

      await press(coos.getByRole('button', { name: 'Achieved' }));
      await expect(coos).toContainText('Achieved today, by you · “Worried about her voice”');

      const voice = milestoneRow(page, 'Turns toward your voice');
      await press(voice.getByRole('button', { name: 'Other answer' }));
      for (const answer of ['Not sure yet', 'Not yet', 'Used to, but not any more'])
        await choose(page.getByRole('radio', { name: answer }));
      await expect(toast(page, 'Noted: not any more')).toBeVisible();
      await press(voice.getByRole('alert').getByRole('button', { name: 'Undo' }));
      await expect(voice).toContainText('Not yet, noted by you');
    });

    test('[MIL-02] other answers open in view, and close with Escape or once it is achieved', async ({
      page,
      context,
      house,
    }) => {
      await signInAFamily(house, context);
      const { press } = hands(page);
      await page.goto('/milestones');
      const rows = page.getByRole('main').locator('.ms > li');
      const other = rows.nth(5).getByRole('button', { name: 'Other answer' });
      const answers = rows.nth(5).getByRole('radiogroup', { name: 'Other answers' });

      await press(other);
      await expect(answers).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(answers).toHaveCount(0);
      await expect(other).toBeFocused();
      await press(other);
      const achieved = rows.nth(5).getByRole('button', { name: 'Achieved' });
      await press(achieved);
      await expect(answers).toHaveCount(0);
      await expect(toast(page, 'Milestone achieved!')).toBeVisible();
      await press(achieved);
      await expect(other).toBeVisible();
      await expect(answers).toHaveCount(0);
    });

    test('[MIL-02] an answer moves no other row, and the form of its day opens in view', async ({
      page,
      context,
      house,
    }) => {
      await signInAFamily(house, context);
      const { press } = hands(page);
      await page.goto('/milestones');
      const rows = page.getByRole('main').locator('.ms > li');
      const row = rows.nth(3);
      const heightPx = async () => (await row.boundingBox())?.height;
      await row.scrollIntoViewIfNeeded();
      await expect(row.getByRole('button', { name: 'Other answer' })).toContainText('Other answer');
      const before = await heightPx();

      await press(row.getByRole('button', { name: 'Skip' }));
      await expect(row).toContainText('Skipped');
      expect(await heightPx()).toBe(before);
      await press(row.getByRole('button', { name: 'Achieved' }));
      await expect(row).toContainText('Achieved today, by you');
      expect(await heightPx()).toBe(before);

      await press(row.getByRole('button', { name: 'When?' }));
      await expect(row.getByRole('form').getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 0.99 });
      await expect(page.locator('.toast').filter({ visible: true })).toHaveCount(0);
    });

    test('[MIL-01] milestones of every age are found, and those of a category', async ({ page, context, house }) => {
      await signInAFamily(house, context);
      const { write, press } = hands(page);
      await page.goto('/milestones');
      const list = page.getByRole('main').locator('.ms > li');
      const search = page.getByLabel('Search milestones');

      await write(search, 'mirror');
      await expect(list).toHaveCount(1);
      await expect(list).toContainText('6 Months');
      await expect(page.getByRole('status').filter({ hasText: '1 milestone found' })).toHaveCount(1);
      await write(search, 'xylophone');
      await expect(page.getByText('Nothing here has the words “xylophone”.')).toBeVisible();
      await lookOver(page);

      await press(page.getByRole('button', { name: /^9 Months/ }));
      await expect(page).toHaveURL('/milestones?age=9');
      await expect(page.getByRole('heading', { level: 2, name: '9 Months' })).toBeVisible();
      await expect(search).toHaveValue('');
      await page.getByLabel('Category').selectOption('Language');
      await expect(list).toHaveCount(await list.filter({ hasText: 'Language' }).count());
      await expect(tab(page, 'All')).not.toContainText('13');
    });
  });
}

test('[MIL-02] a skill that is lost before it was noted keeps the focus in its row', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await page.goto('/milestones?age=4');
  const row = milestoneRow(page, 'Turns toward your voice');

  await row.getByRole('button', { name: 'Other answer' }).click();
  await row.getByText('Used to, but not any more').click();

  await expect(row.getByRole('alert')).toContainText('Call the doctor within a day');
  await expect(row.getByRole('button', { name: 'When?' })).toBeFocused();
});

test('[MIL-02] what goes away by itself is no lost skill, and no answer to a sound asks for a hearing test', async ({
  page,
  context,
  house,
}) => {
  const { child } = await signInAFamily(house, context, { given: givenByTwoMonths });
  await schedule(house, child, { on: addDays(today(), 9) });
  await page.goto('/milestones?age=1');
  const fists = milestoneRow(page, 'Keeps hands in fists most of the time and grips your finger');
  const gone = 'This goes away by itself. It is never counted against Maya.';

  await fists.getByRole('button', { name: 'Other answer' }).click();
  await fists.getByText('Not yet', { exact: true }).click();
  await expect(fists).toContainText(gone);
  await fists.getByText('Used to, but not any more').click();
  await expect(fists.getByRole('status')).toContainText(gone);
  await expect(fists.getByRole('button', { name: 'When?' })).toBeFocused();
  await expect(fists).not.toContainText('doctor');
  await lookOver(page);
  await fists.getByRole('button', { name: 'Undo' }).click();
  await expect(fists).toContainText('Not yet, noted by you');

  const noise = milestoneRow(page, 'Goes quiet or startles at a sudden noise');
  await noise.getByRole('button', { name: 'Other answer' }).click();
  await noise.getByText('Not yet', { exact: true }).click();
  await expect(noise).toContainText('Ask for a hearing test now. You do not need to wait for the checkup.');
  await noise.getByRole('button', { name: 'Add to the questions for the checkup' }).click();
  await expect(noise).toContainText('On your list for the checkup');
  await page.goto('/appointments');
  await expect(page.getByText('at a sudden noise. We would like a hearing test.')).toBeVisible();
});

/** Requests that change something. */
function countRequests(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/') && request.method() !== 'GET') count += 1;
  });
  return () => count;
}
