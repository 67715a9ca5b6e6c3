import { randomBytes } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { inDatabase } from '#testing/servers/beside.ts';
import { aPhoto } from '#testing/files/pictures.ts';
import { test } from '../a-running-house.ts';
import { signInAFamily, signInAlone } from '../a-signed-in-family.ts';
import { byKeyboard } from '../keyboard.ts';
import { lookOver } from '../look-over.ts';

test('[CHILD-03] a picture is uploaded, and every parent sees it instead of the initial', async ({
  page,
  context,
  browser,
  house,
}) => {
  const { child, signInDaniel } = await signInAFamily(house, context);
  await edit(page, child.id);

  await upload(page, await photo('#5b8c51'));
  await expect(page.getByText('Profile picture uploaded')).toBeVisible();
  await expect(select(page, 1)).toHaveAttribute('aria-pressed', 'true');
  await lookOver(page);
  await save(page);

  await expectShown(page.getByRole('listitem').filter({ hasText: 'Maya Brooks' }));
  await page.goto('/dashboard');
  await expectShown(switcher(page));
  const daniels = await browser.newContext({ baseURL: house.url });
  await signInDaniel(daniels);
  const hisPage = await daniels.newPage();
  await hisPage.goto('/dashboard');
  await expectShown(switcher(hisPage));
  await edit(hisPage, child.id);
  await expect(hisPage.getByText('Earlier pictures')).toHaveCount(0);
  await daniels.close();
});

test('[CHILD-03] an earlier picture is chosen, one is deleted, and the child’s picture stays until the form is saved', async ({
  page,
  context,
  house,
}) => {
  const { child } = await signInAFamily(house, context);
  await edit(page, child.id);
  await upload(page, await photo('#5b8c51'));
  await expect(select(page, 1)).toBeVisible();
  await upload(page, await photo('#f4ad61'));
  await expect(select(page, 2)).toHaveAttribute('aria-pressed', 'false');

  await select(page, 2).click();
  await expect(page.getByText('Profile picture selected')).toBeVisible();
  await save(page);
  await edit(page, child.id);
  await expect(select(page, 2)).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'Delete picture 2' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this picture?' });
  await page.route('**/api/pictures/*', (route) => route.abort('connectionreset'), { times: 1 });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByRole('alert')).toContainText('Failed to delete picture');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Picture deleted')).toBeVisible();
  await expect(select(page, 2)).toHaveCount(0);
  await expect(chooser(page)).toBeFocused();
  await page.reload();
  await expectShown(field(page).locator('.avatar'));

  await page.getByRole('button', { name: 'Remove picture' }).click();
  await save(page);
  await page.goto('/dashboard');
  await expect(switcher(page).locator('.avatar')).toHaveText('M');
  await expect(switcher(page).locator('img')).toHaveCount(0);
});

test('[CHILD-03] a file that is no picture or too large is refused with a message, and typed text stays', async ({
  page,
  context,
  house,
}) => {
  await signInAlone(house, context);
  await page.goto('/settings?section=newborn&action=add');
  await page.getByLabel('First name').fill('Leo');
  const wrongType = 'Invalid file type. Please upload a JPEG, PNG, GIF or WebP image.';

  await open(page, { name: 'maya.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(field(page).getByText(wrongType)).toBeVisible();
  await expect(chooser(page)).toHaveAccessibleDescription(wrongType);
  await lookOver(page);
  const tooLarge = Buffer.alloc(5 * 1024 * 1024 + 1);
  await open(page, { name: 'maya.jpg', mimeType: 'image/jpeg', buffer: tooLarge });
  await expect(field(page).getByText('File too large. Maximum file size is 5MB.')).toBeVisible();
  await open(page, { name: 'maya.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture inside') });
  await expect(field(page).getByText(wrongType)).toBeVisible();

  await expect(page.getByLabel('First name')).toHaveValue('Leo');
  await upload(page, await photo('#5b8c51'));
  await expect(field(page).getByText(wrongType)).toHaveCount(0);
  await expectShown(field(page).locator('.avatar'));
});

test('[CHILD-03] [decision 81] a picture of more than 5 MB is cropped by hand, by keys or with the slider, and the server takes what is left', async ({
  page,
  context,
  house,
}) => {
  const { child } = await signInAFamily(house, context);
  await edit(page, child.id);
  const large = await aLargePhoto();
  expect(large.buffer.length).toBeGreaterThan(5 * 1024 * 1024);
  await open(page, large);
  const dialog = cropDialog(page);
  const part = dialog.getByRole('group', { name: 'Part of the picture' });
  await expect(part).toBeFocused();
  await lookOver(page, dialog);
  const top = await colorAt(part);
  for (let n = 0; n < 30; n += 1) await page.keyboard.press('ArrowDown');
  expect(await colorAt(part)).not.toBe(top);
  await page.keyboard.press('+');
  await expect(dialog.getByLabel('Zoom')).toHaveValue('1.1');
  await dialog.getByLabel('Zoom').fill('2');
  const box = await part.boundingBox();
  if (!box) throw new Error('the picture is not shown');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 4);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * 8, { steps: 4 });
  await page.mouse.up();
  expect(await colorAt(part)).toBe(top);

  await dialog.getByRole('button', { name: 'Use this part' }).click();

  await expect(page.getByText('Profile picture uploaded')).toBeVisible();
});

test('[CHILD-03] [decision 81] a picture that is not cropped in the end leaves the old one, and nothing unsaved', async ({
  page,
  context,
  house,
}) => {
  const { child } = await signInAFamily(house, context);
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/pictures')) uploads.push(request.url());
  });
  await edit(page, child.id);
  await open(page, await photo('#5b8c51'));
  await cropDialog(page).getByLabel('Zoom').fill('3');
  await cropDialog(page).getByRole('button', { name: 'Cancel' }).click();

  await expect(cropDialog(page)).toHaveCount(0);
  await expect(chooser(page)).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Maya Brooks' })).toBeVisible();
  expect(uploads).toEqual([]);
});

test('[CHILD-03] a failed upload shows a message, and the child can be saved without a picture', async ({
  page,
  context,
  house,
}) => {
  await signInAlone(house, context);
  await page.goto('/settings?section=newborn&action=add');
  await page.getByLabel('First name').fill('Leo');
  await page.getByLabel('Date of birth').fill('2026-10-02');
  await page.getByRole('radio', { name: 'Boy' }).check();
  await page.route('**/api/pictures', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
  );

  await upload(page, await photo('#5b8c51'));
  await expect(field(page).getByText('Upload failed', { exact: true })).toBeVisible();
  await expect(field(page).getByText('The server did not answer. Nothing you entered is lost.')).toBeVisible();
  await page.getByRole('button', { name: 'Add Child' }).click();

  await expect(page.getByRole('heading', { name: "Hello, Leo's parent!" })).toBeVisible();
});

test('[CHILD-03] what is said of a picture that is gone goes once another is chosen', async ({
  page,
  context,
  house,
}) => {
  const { child } = await signInAFamily(house, context);
  const gone = 'This picture is no longer here. Please choose another.';
  await edit(page, child.id);
  await upload(page, await photo('#5b8c51'));
  await expect(select(page, 1)).toHaveAttribute('aria-pressed', 'true');
  await inDatabase(house, ({ house: { db } }) => db.deleteFrom('pictures').execute());
  await page.getByRole('button', { name: 'Update Information' }).click();
  await expect(field(page).getByText(gone)).toBeVisible();

  await upload(page, await photo('#f4ad61'));

  await expect(field(page).getByText(gone)).toHaveCount(0);
  await save(page);
});

test('[CHILD-03] a child is not saved before its picture is uploaded', async ({ page, context, house }) => {
  await signInAlone(house, context);
  await page.goto('/settings?section=newborn&action=add');
  await page.getByLabel('First name').fill('Leo');
  await page.getByLabel('Date of birth').fill('2026-10-02');
  await page.getByRole('radio', { name: 'Boy' }).check();
  const arriving = Promise.withResolvers<void>();
  await page.route('**/api/pictures', async (route) => {
    if (route.request().method() === 'POST') await arriving.promise;
    await route.continue();
  });
  const saved: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/children')) saved.push(request.url());
  });

  await upload(page, await photo('#5b8c51'));
  const add = page.getByRole('button', { name: 'Add Child' });
  await expect(add).toHaveAttribute('aria-busy', 'true');
  await page.getByLabel('First name').press('Enter');
  await add.click();
  expect(saved).toEqual([]);
  arriving.resolve();
  await expect(add).not.toHaveAttribute('aria-busy');
  await add.click();

  await expect(page.getByRole('heading', { name: "Hello, Leo's parent!" })).toBeVisible();
  await page.goto('/settings?section=newborn');
  await expectShown(page.getByRole('listitem').filter({ hasText: 'Leo' }));
  expect(saved).toHaveLength(1);
});

test('[CHILD-03] a picture is uploaded, chosen and deleted by keyboard alone', async ({ page, context, house }) => {
  const { child } = await signInAFamily(house, context);
  const { press } = byKeyboard(page);
  await edit(page, child.id);

  for (const [already, color] of ['#5b8c51', '#f4ad61'].entries()) {
    const asked = page.waitForEvent('filechooser');
    await press(chooser(page));
    await (await asked).setFiles(await photo(color));
    await expect(page.getByRole('group', { name: 'Part of the picture' })).toBeFocused();
    await press(cropDialog(page).getByRole('button', { name: 'Use this part' }));
    await expect(select(page, already + 1)).toBeVisible();
  }
  await press(select(page, 2));
  await expect(select(page, 2)).toHaveAttribute('aria-pressed', 'true');
  await press(page.getByRole('button', { name: 'Delete picture 1' }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
  await expect(select(page, 2)).toHaveCount(0);
  await press(page.getByRole('button', { name: 'Update Information' }));

  await expectShown(page.getByRole('listitem').filter({ hasText: 'Maya Brooks' }));
});

const field = (page: Page) => page.getByRole('group', { name: 'Picture (optional)' });
const chooser = (page: Page) => page.getByLabel('Upload picture');
const select = (page: Page, n: number) => page.getByRole('button', { name: `Select picture ${n}` });
const switcher = (page: Page) => page.getByRole('button', { name: 'Maya Switch child' });

type File = { name: string; mimeType: string; buffer: Buffer };

async function photo(color: string): Promise<File> {
  const buffer = Buffer.from(await (await aPhoto(color)).arrayBuffer());
  return { name: 'maya.jpg', mimeType: 'image/jpeg', buffer };
}

/** Of more than 5 MB: blue above, brown below, with noise. */
async function aLargePhoto(): Promise<File> {
  const [width, height] = [1600, 2400];
  const noise = randomBytes(width * height * 3);
  const pixels = noise.map((value, index) => {
    const isAbove = index < (width * height * 3) / 2;
    const base = [isAbove ? 30 : 150, 90, isAbove ? 190 : 40][index % 3] ?? 0;
    return base + (value % 60);
  });
  const buffer = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  return { name: 'maya.png', mimeType: 'image/png', buffer };
}

/** Whether the middle is more blue than red. */
async function colorAt(part: Locator): Promise<string> {
  return part.locator('canvas').evaluate((canvas) => {
    const [red = 0, , blue = 0] =
      (canvas instanceof HTMLCanvasElement && canvas.getContext('2d')?.getImageData(512, 512, 1, 1).data) || [];
    return blue > red ? 'blue' : 'brown';
  });
}

/** Opens a file, which is cropped first if it is a picture. */
async function open(page: Page, file: File): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await page.getByText('Upload picture').click();
  await (await asked).setFiles(file);
}

const cropDialog = (page: Page) => page.getByRole('dialog', { name: 'Which part of the picture?' });

async function upload(page: Page, file: File): Promise<void> {
  await open(page, file);
  await cropDialog(page).getByRole('button', { name: 'Use this part' }).click();
  await expect(cropDialog(page)).toHaveCount(0);
}

async function edit(page: Page, childId: string): Promise<void> {
  await page.goto(`/settings?section=newborn&childId=${childId}`);
  await expect(page.getByLabel('First name')).toHaveValue('Maya');
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Update Information' }).click();
  await expect(page.getByText('Child information updated')).toBeVisible();
}

/** Visible and loaded. */
async function expectShown(place: Locator): Promise<void> {
  const picture = place.locator('img');
  await expect(picture).toBeVisible();
  await expect(async () => {
    expect(await picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(48);
  }).toPass();
}
