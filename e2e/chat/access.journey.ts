import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { DAY_MS } from '#domain/time/durations.ts';
import { freePort } from '#testing/db/free-port.ts';
import { inDatabase } from '#testing/servers/beside.ts';
import { aRunningServer } from '#testing/servers/running-server.ts';
import { test, type RunningHouse } from '../a-running-house.ts';
import { giveSession, signInAFamily } from '../a-signed-in-family.ts';
import { lookOver } from '../look-over.ts';
import { askPath, openChat } from './chat-page.ts';

const routine = 'How much tummy time does she need?';
const blue = 'her lips are blue';

async function endTrial(house: RunningHouse, email: string): Promise<void> {
  const long = new Date(Date.now() - 400 * DAY_MS).toISOString();
  await inDatabase(house, async ({ house: { db } }) => {
    await db.updateTable('settings').set({ value: long }).where('name', '=', 'plan-began').execute();
    await db.updateTable('users').set({ made_at: long }).where('email', '=', email).execute();
  });
}

test('[AI-02] after the trial nothing is asked, and danger and its numbers stay open to everybody', async ({
  page,
  context,
  freshHouse,
}) => {
  const { email } = await signInAFamily(freshHouse, context);
  await endTrial(freshHouse, email);
  await page.goto(`${freshHouse.url}/dashboard`);
  await page.getByRole('button', { name: 'Ask the expert' }).click();
  const panel = page.getByRole('dialog', { name: 'Baby Development Expert' });
  const ended = 'Your free trial has ended. Upgrade to ask the expert.';

  await expect(page.locator('[data-sonner-toast]')).toContainText(ended);
  await expect(panel).toContainText(ended);
  await expect(panel).not.toContainText('Ask about Maya');
  await expect(panel.getByRole('button', { name: 'Turn history on' })).toHaveCount(0);
  await expect(panel.getByRole('link', { name: 'Upgrade Now' })).toHaveAttribute('href', '/settings?tab=subscription');
  await panel.getByText('Emergency numbers').click();
  await expect(panel.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
  await lookOver(page, panel);

  const box = panel.getByRole('textbox', { name: 'Your message' });
  await box.fill(blue);
  await box.press('Enter');
  await expect(panel.getByRole('log').getByRole('link', { name: 'Call 911' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Copy' })).toBeVisible();
  await box.fill(routine);
  await box.press('Enter');
  await expect(panel).toContainText('The expert chat is part of a plan.');
  await expect(box).toHaveValue(routine);
});

test('[AI-02] whoever is logged out is asked to log in, stays where danger is answered, and keeps what was typed', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await page.goto('/dashboard');
  await page.waitForLoadState('networkidle');
  await giveSession(house, context);
  await page.getByRole('button', { name: 'Ask the expert' }).click();
  const panel = page.getByRole('dialog', { name: 'Baby Development Expert' });
  const box = panel.getByRole('textbox', { name: 'Your message' });

  await expect(panel).toContainText('Please log in to use the chat feature.');
  await expect(panel.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  await box.fill(blue);
  await box.press('Enter');
  await expect(panel.getByRole('log').getByRole('link', { name: 'Call 911' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Copy' })).toBeVisible();
  await expect(panel).not.toContainText('Error');
  await box.fill(routine);
  await box.press('Enter');
  await expect(panel).toContainText('Authentication error. Please log in again.');
  await expect(box).toHaveValue(routine);
});

test('[AI-03] [UI-02] past the limit the chat says when the next question is answered', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  const { panel, log, box } = await openChat(page);
  const next = { nextAvailableDate: '2027-01-04T17:00:00.000Z', daysRemaining: 3 };
  const problem = { type: 'about:blank', status: 429, code: 'slow-down', requestId: 'x' };
  await page.route(askPath, (route) =>
    route.fulfill({ status: 429, json: { ...problem, title: 'Rate limit exceeded.', next, details: next } }),
  );

  await box.fill(routine);
  await box.press('Enter');
  await expect(log).toContainText('Rate limit exceeded. Please try again on January 4, 2027 (3 days remaining).');
  await expect(box).toHaveValue(routine);
  await lookOver(page, panel);

  await page.unroute(askPath);
  await page.route(askPath, (route) => route.abort());
  await box.press('Enter');
  await expect(log).toContainText('Error: The server did not answer.');
  await expect(page.locator('[data-sonner-toast]')).toContainText('Error: The server did not answer.');
});

test('[AI-04] [UI-02] before a message goes to a language model elsewhere it is said to whom, and the choice can be changed in the settings', async ({
  page,
  context,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fernling-journey-'));
  const port = await freePort();
  const settings = {
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: 'https://ai.example.org/v1',
    AI_KEY: 'sk-none',
    AI_MODEL: 'm',
  };
  const server = await aRunningServer({ dataDir, settings }, port, 'testing/servers/start-with-easy-checks.ts');
  const house = { url: `http://localhost:${port}`, dataDir, outboxUrl: server.outboxAddress };
  try {
    await signInAFamily(house, context);
    await page.route('**/api/chat/danger-signs', (route) => route.abort());
    await page.goto(`${house.url}/dashboard`);
    await page.getByRole('button', { name: 'Ask the expert' }).click();
    const panel = page.getByRole('dialog', { name: 'Baby Development Expert' });
    const box = panel.getByRole('textbox', { name: 'Your message' });
    const consent = panel.getByRole('region', { name: 'Send your messages to ai.example.org?' });

    await box.fill(blue);
    await box.press('Enter');
    await expect(panel.getByRole('log').getByRole('link', { name: 'Call 911' })).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Copy' })).toBeVisible();

    await page.unroute('**/api/chat/danger-signs');
    await page.reload();
    await page.getByRole('button', { name: 'Ask the expert' }).click();
    await box.waitFor();
    await page.waitForLoadState('networkidle');
    await box.fill(blue);
    await box.press('Enter');
    await expect(panel.getByRole('log').getByRole('link', { name: 'Call 911' })).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Copy' })).toBeVisible();
    await box.fill(routine);
    await box.press('Enter');
    await expect(consent.getByRole('heading', { level: 3 })).toBeFocused();
    await expect(consent).toContainText('names, dates of birth, notes');
    await expect(consent).toContainText('sentences of an insight you ask for');
    await expect(consent.getByRole('button', { name: 'Allow' })).toBeInViewport({ ratio: 0.99 });
    await expect(consent.getByRole('button', { name: 'Keep the built-in guide' })).toBeInViewport({ ratio: 0.99 });
    await lookOver(page, panel);

    await consent.getByRole('button', { name: 'Keep the built-in guide' }).click();
    await expect(panel).toContainText('3 to 5 minutes, 2 to 3 times a day');
    await expect(panel).toContainText('Built-in guide, not an AI model');
    await expect(box).toBeFocused();

    await panel.getByRole('button', { name: 'Who reads your messages' }).click();
    await consent.getByRole('button', { name: 'Allow' }).click();
    await expect(panel).toContainText('AI guide. Not a doctor, not a person.');
    await page.reload();
    await page.getByRole('button', { name: 'Ask the expert' }).click();
    await expect(panel).toContainText('AI guide. Not a doctor, not a person.');

    await page.goto(`${house.url}/settings?section=account`);
    const card = page.getByRole('region', { name: 'Language model' });
    await expect(card).toContainText('Your messages may be sent to ai.example.org');
    await card.getByRole('heading', { name: 'What ai.example.org is sent, and what not' }).click();
    await expect(card).toContainText('names, dates of birth, notes');
    await lookOver(page, card);
    await card.getByRole('button', { name: 'Stop sending to ai.example.org' }).press('Enter');
    await expect(card.getByRole('button', { name: 'Allow sending to ai.example.org' })).toBeFocused();
    await expect(card).toContainText('Nothing is sent to ai.example.org.');
    await page.reload();
    await expect(card).toContainText('Nothing is sent to ai.example.org.');
    await page.goto(`${house.url}/dashboard`);
    await page.getByRole('button', { name: 'Ask the expert' }).click();
    await expect(panel).toContainText('Built-in guide, not an AI model');
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
