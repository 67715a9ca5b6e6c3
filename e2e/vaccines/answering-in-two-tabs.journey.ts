import { expect } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';

test('[CHK-01] of two tabs that answer what happened before, the later leaves out what is recorded and keeps the rest', async ({
  page: first,
  context,
  house,
}) => {
  await signInAFamily(house, context, { ageDays: 150, measurements: 0 });
  const second = await context.newPage();
  const dialogIn = (tab: typeof first) => tab.getByRole('dialog', { name: 'What happened before?' });
  for (const tab of [first, second]) {
    await tab.goto('/vaccines');
    const opened = dialogIn(tab);
    const answer = tab.getByRole('button', { name: 'Answer', exact: true });
    // It opens by itself once for each parent: the button may be covered while it is looked for.
    await expect(async () => {
      if (!(await opened.isVisible())) await answer.click({ timeout: 1000 });
      await expect(opened).toBeVisible({ timeout: 1000 });
    }).toPass();
    await opened.getByRole('button', { name: 'DTaP 1' }).click();
  }
  await dialogIn(second).getByRole('button', { name: 'Hepatitis B 1' }).click();
  await dialogIn(first).getByRole('button', { name: 'Save 1 shot' }).click();
  await expect(first.getByText('Vaccine record updated')).toBeVisible();

  await dialogIn(second).getByRole('button', { name: 'Save 2 shots' }).click();
  await expect(dialogIn(second).getByRole('alert')).toContainText('recorded while this was open');
  await expect(dialogIn(second).getByRole('button', { name: 'DTaP 1' })).toHaveCount(0);
  const kept = dialogIn(second).getByRole('button', { name: 'Hepatitis B 1' });
  await expect(kept).toHaveAttribute('aria-pressed', 'true');
  await dialogIn(second).getByRole('button', { name: 'Save 1 shot' }).click();
  await expect(second.getByText('Vaccine record updated')).toBeVisible();
});
