import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { fhirFaults } from '#testing/fhir.ts';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { expectUsableByAll } from '../look-over.ts';

test('measurements are saved as a file for a clinic, and the page stays', async ({ page, context, house }) => {
  const { child } = await signInAFamily(house, context);
  await page.goto('/measurements');
  const link = page.getByRole('link', { name: 'Download for a clinic (FHIR)' });
  await expectUsableByAll(page);

  const downloading = page.waitForEvent('download');
  await link.focus();
  await page.keyboard.press('Enter');
  const download = await downloading;

  expect(download.suggestedFilename()).toMatch(/^fernling-measurements-\d{4}-\d\d-\d\d\.fhir\.json$/);
  const bundle = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(fhirFaults(bundle)).toEqual([]);
  expect(bundle).toMatchObject({
    entry: expect.arrayContaining([expect.objectContaining({ fullUrl: `urn:uuid:${child.id}` })]),
  });
  await expect(page).toHaveURL('/measurements');
});
