import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { loseAnswer } from '../connection.ts';
import { listenForFaults } from '../faults.ts';
import { ways } from '../hands.ts';
import { lookOver } from '../look-over.ts';
import { button, endEditing, field, fillIn, longText, openView, saveNew, signInAnEditor } from './an-editor.ts';

const isRead = async (page: Page, address: string, text: string): Promise<boolean> =>
  (await (await page.request.get(address)).text()).includes(text);
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });

for (const { name, screen, hands: handsOf } of ways) {
  test.describe(name, () => {
    test.use(screen);

    test('[ART-04] an editor writes, sees what is missing, publishes, and takes back what visitors then no longer read', async ({
      page,
      context,
      browser,
      house,
    }) => {
      const faults = listenForFaults(page, house.url);
      const hands = handsOf(page);
      const { press, write } = hands;
      const title = `Spoons ${name}`;
      await signInAnEditor(house, context);
      await page.goto('/education/edit');
      await press(page.getByRole('link', { name: 'New article' }));
      await expect(page.getByRole('heading', { level: 1, name: 'New article' })).toBeVisible();
      await press(button(page, 'Save draft'));
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(page.getByText('Give the article a title.')).toBeVisible();

      await write(field(page, 'Title'), title);
      await write(field(page, 'Content'), 'Too short.');
      await saveNew(page, hands);
      await expect(page.getByText(/^(Five|Six) things are missing before this can be published\.$/)).toBeVisible();
      await expect(button(page, 'Publish')).toHaveAttribute('aria-disabled', 'true');
      await lookOver(page);
      await press(page.getByRole('link', { name: 'Name at least one source with its date.' }));
      await expect(field(page, 'Source 1')).toBeFocused();

      await fillIn(page, title, hands);
      await lookOver(page);
      await press(button(page, 'Save draft'));
      await expect(page.getByText('missing before this can be published')).toBeHidden();
      await openView(page, 'Preview', hands);
      await expect(preview(page)).toContainText(`Nutrition6-12 months · 1 min read${title}`);
      await lookOver(page);

      await press(button(page, 'Publish'));
      await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
      const visitor = await (await browser.newContext({ baseURL: house.url })).newPage();
      const slug = `/preview/article/slug/${title.toLowerCase().replaceAll(' ', '-')}`;
      expect((await visitor.goto(slug))?.status()).toBe(200);
      await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(visitor.getByText(longText)).toBeVisible();

      await press(button(page, 'Unpublish'));
      await expect(button(page, 'Publish')).toBeVisible();
      await expect.poll(async () => (await visitor.goto(slug))?.status()).toBe(404);
      await visitor.context().close();
      expect(faults()).toEqual([]);
    });
  });
}

test('[ART-04] what is saved of a published article is read only once the changes are published', async ({
  page,
  context,
  house,
}) => {
  await signInAnEditor(house, context);
  await page.goto('/education/edit/new');
  await fillIn(page, 'Cups from Six Months');
  await saveNew(page);
  await button(page, 'Publish').click();
  await expect(page.getByText('Readers see it as it is here.')).toBeVisible();
  const article = '/preview/article/slug/cups-from-six-months';

  await field(page, 'Summary').fill('An open cup, with help.');
  await button(page, 'Save').click();
  await expect(page.getByText('Published, with unpublished changes')).toBeVisible();
  expect(await isRead(page, article, 'An open cup, with help.')).toBe(false);

  await field(page, 'Summary').fill('An open cup, with both hands.');
  await button(page, 'Publish changes').click();
  await expect(page.getByText('Readers see it as it is here.')).toBeVisible();
  await expect.poll(() => isRead(page, article, 'An open cup, with both hands.')).toBe(true);
  await expect(page.getByText('It stays: the article was published under it.')).toBeVisible();
});

test('[ART-02] the bar above the text writes the markup of the library, which can be undone', async ({
  page,
  context,
  house,
}) => {
  await signInAnEditor(house, context);
  await page.goto('/education/edit/new');
  const content = field(page, 'Content');
  await content.fill('Signs');
  const bar = page.getByRole('toolbar', { name: 'Format' });
  await bar.getByRole('button', { name: 'Subheading' }).click();
  await expect(content).toHaveValue('### Signs');
  await expect(content).toBeFocused();
  await page.keyboard.type('\nSits with support\nOpens the mouth');
  await page.keyboard.press('Shift+ArrowUp');
  await bar.getByRole('button', { name: 'Bullets' }).click();
  await expect(content).toHaveValue('### Signs\n- Sits with support\n- Opens the mouth');
  await expect(preview(page).getByRole('listitem')).toHaveText(['Sits with support', 'Opens the mouth']);
  await expect(preview(page).getByRole('heading', { name: 'Signs' })).toBeVisible();

  await bar.getByRole('button', { name: 'Undo' }).click();
  await expect(content).toHaveValue('### Signs\nSits with support\nOpens the mouth');
  await content.press('ControlOrMeta+A');
  await content.press('ControlOrMeta+B');
  await expect(content).toHaveValue('### **Signs**\n**Sits with support**\n**Opens the mouth**');
  await content.press('Shift+Tab');
  await expect(bar.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(bar.getByRole('button', { name: 'Bold' })).toBeFocused();
});

test('[ART-02] script and markup in an article are shown as they are typed, to the editor and to readers', async ({
  page,
  context,
  house,
}) => {
  const faults = listenForFaults(page, house.url);
  const typed = '<script>document.title = "taken"</script><img src=x onerror=alert(1)> [link](javascript:alert(1))';
  await signInAnEditor(house, context);
  await page.goto('/education/edit/new');
  await fillIn(page, 'Tags <b>as typed</b>');
  await field(page, 'Content').fill(`${typed}\n\n${longText}`);
  await field(page, 'Source 1').fill('<i>Handout</i>, 2026');
  await expect(preview(page)).toContainText(typed);
  await saveNew(page);
  await button(page, 'Publish').click();
  await expect(page.getByText('Readers see it as it is here.')).toBeVisible();

  await page.goto('/preview/article/slug/tags-bas-typedb');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tags <b>as typed</b>');
  await expect(page.getByText(typed)).toBeVisible();
  await expect(page).not.toHaveTitle('taken');
  expect(faults()).toEqual([]);
});

test('[ART-01] a picture is uploaded, made ready and shown; one of another kind is refused, and the drawing is back', async ({
  page,
  context,
  house,
}) => {
  await signInAnEditor(house, context);
  await page.goto('/education/edit/new');
  await fillIn(page, 'Pictured Spoons');
  const file = page.getByLabel('Upload a picture');
  await file.setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(page.getByText('Invalid file type.')).toBeVisible();

  await page.route('**/api/article-pictures', (route) => route.abort('connectionreset'), { times: 1 });
  const photo = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#f4ad61' } })
    .jpeg()
    .toBuffer();
  const spoon = { name: 'spoon.jpg', mimeType: 'image/jpeg', buffer: photo };
  await file.setInputFiles(spoon);
  await expect(page.getByText('The picture was not uploaded. The server did not answer.')).toBeVisible();
  await file.setInputFiles(spoon);
  await expect(page.getByText('The uploaded picture.')).toBeVisible();
  const shown = preview(page).locator('.article-picture img');
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await saveNew(page);
  await button(page, 'Publish').click();
  await expect(page.getByText('Readers see it as it is here.')).toBeVisible();
  await lookOver(page);

  await button(page, 'Use the drawing').click();
  await expect(page.getByText('A drawing of its category.')).toBeVisible();
  await expect(preview(page).locator('.article-picture img')).toHaveCount(0);
});

test('[ART-04] what another editor saved meanwhile is seen beside what was typed, and neither is lost', async ({
  page,
  context,
  house,
}) => {
  await signInAnEditor(house, context);
  await page.goto('/education/edit/new');
  await fillIn(page, 'Soups');
  await saveNew(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await field(other, 'Summary').fill('Warm, not hot.');
  await button(other, 'Save draft').click();
  await expect(other.getByText('Draft saved')).toBeVisible();

  await field(page, 'Summary').fill('Thick first.');
  await button(page, 'Save draft').click();
  const conflict = page.getByRole('alert').filter({ hasText: 'saved a newer version while you were writing.' });
  await conflict.getByRole('button', { name: 'See both' }).click();
  await expect(conflict).toContainText('Summary: Warm, not hot., now Thick first.');
  await lookOver(page);
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(conflict).toBeHidden();
  await expect(page.getByText('version 3')).toBeVisible();
  await expect(field(page, 'Summary')).toHaveValue('Thick first.');

  await field(other, 'Title').fill('Soups and Stews');
  await button(other, 'Save draft').click();
  const theirs = other.getByRole('alert').filter({ hasText: 'saved a newer version' });
  await theirs.getByRole('button', { name: 'See both' }).click();
  await theirs.getByRole('button', { name: 'Load the newer version' }).click();
  await expect(field(other, 'Summary')).toHaveValue('Thick first.');
  await expect(field(other, 'Title')).toHaveValue('Soups');
});

test('[ART-04] a save whose answer was lost is no conflict when it is repeated', async ({ page, context, house }) => {
  await signInAnEditor(house, context);
  await page.goto('/education/edit/new');
  await fillIn(page, 'Porridge');
  const restore = await loseAnswer(page, { method: 'POST', path: '/api/article-drafts' });
  await button(page, 'Save draft').click();
  await expect(page.getByText('Failed to save the article. Please try again.')).toBeVisible();
  await restore();
  await saveNew(page);
  await page.goto('/education/edit');
  await expect(page.getByRole('link', { name: 'Porridge' })).toHaveCount(1);
});

test('[ART-04] who edits no longer keeps what was typed, and can copy it', async ({ page, context, house }) => {
  const { email } = await signInAnEditor(house, context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/education/edit/new');
  await fillIn(page, 'Lost Spoons');
  await saveNew(page);
  await field(page, 'Content').fill(`A new beginning.\n\n${longText}`);
  await endEditing(house, email);
  await button(page, 'Save draft').click();

  const told = page.getByRole('alert').filter({ hasText: 'You can no longer edit articles.' });
  await expect(told).toContainText('What you typed is still here, but it cannot be saved.');
  await expect(field(page, 'Content')).toHaveValue(/^A new beginning\./);
  await lookOver(page);
  await told.getByRole('button', { name: 'Copy what I typed' }).click();
  await expect(told.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Lost Spoons\n\nSmall spoons');
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(field(page, 'Content')).toHaveValue(/^A new beginning\./);
});

test('[ART-04] what was typed of an article that another editor deleted meanwhile is saved as a new one', async ({
  page,
  context,
  house,
}) => {
  await signInAnEditor(house, context);
  await page.goto('/education/edit/new');
  await fillIn(page, 'Deleted Too Soon');
  await saveNew(page);
  const before = page.url();
  const other = await context.newPage();
  await other.goto(before);
  await button(other, 'Delete article').click();
  await expect(other).toHaveURL(/\/education\/edit$/);
  await field(page, 'Summary').fill('Still here.');
  await button(page, 'Save draft').click();

  const told = page.getByRole('alert').filter({ hasText: 'This article was deleted while you were writing.' });
  await told.getByRole('button', { name: 'Save it as a new article' }).click();
  await expect(told).toBeHidden();
  await expect(page).not.toHaveURL(before);
  await expect(field(page, 'Summary')).toHaveValue('Still here.');
  await page.reload();
  await expect(field(page, 'Summary')).toHaveValue('Still here.');
});

test('[ART-04] versions are read and brought back, and what is deleted comes back, unpublished', async ({
  page,
  context,
  house,
}) => {
  await signInAnEditor(house, context);
  await page.goto('/education/edit/new');
  await fillIn(page, 'Snacks of the Day');
  await saveNew(page);
  await field(page, 'Summary').fill('Three a day.');
  await button(page, 'Versions').click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await expect(versions).toContainText('What you typed is not saved yet.');
  await expect(versions.getByRole('button', { name: /^Back to/ })).toHaveCount(0);
  await versions.getByRole('button', { name: 'Close' }).last().click();
  await button(page, 'Save draft').click();
  await expect(page.getByText('version 2')).toBeVisible();

  await button(page, 'Versions').click();
  await versions.getByRole('button', { name: 'Read version 1' }).click();
  await expect(versions).toContainText('Small spoons for small mouths.');
  for (const detail of ['Category: Nutrition', 'Age range: 6-12 months', 'Facts checked on: 2026-03-02']) {
    await expect(versions).toContainText(detail);
  }
  await lookOver(page, versions);
  await versions.getByRole('button', { name: 'Back to version 1' }).click();
  await expect(versions).toBeHidden();
  await expect(field(page, 'Summary')).toHaveValue('Small spoons for small mouths.');
  await button(page, 'Publish').click();
  await expect(page.getByText('Readers see it as it is here.')).toBeVisible();

  await button(page, 'Delete article').click();
  await expect(page.getByText('Article deleted', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Snacks of the Day' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('It is a draft now.')).toBeVisible();
  await page.getByRole('link', { name: 'Snacks of the Day' }).click();
  await expect(button(page, 'Publish')).toBeVisible();
});

test('[ART-04] whoever leaves with something unsaved is asked, and after saving is not', async ({
  page,
  context,
  house,
}) => {
  await signInAnEditor(house, context);
  await page.goto('/education/edit/new');
  await fillIn(page, 'Leaving');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(field(page, 'Title')).toHaveValue('Leaving');
  await saveNew(page);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('[ART-04] whoever is no editor reads so, with a way back', async ({ page, context, house }) => {
  await signInAFamily(house, context);
  for (const path of ['/education/edit', '/education/edit/new']) {
    await page.goto(path);
    await expect(page.getByText('You cannot edit articles.')).toBeVisible();
    await lookOver(page);
  }
});
