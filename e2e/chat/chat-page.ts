import type { Locator, Page } from '@playwright/test';

/** The chat on the dashboard. */
export type ChatOnPage = {
  readonly button: Locator;
  readonly panel: Locator;
  readonly log: Locator;
  readonly box: Locator;
};

export function chatOn(page: Page): ChatOnPage {
  const panel = page.getByRole('dialog', { name: 'Baby Development Expert' });
  return {
    button: page.getByRole('button', { name: 'Ask the expert' }),
    panel,
    log: panel.getByRole('log', { name: 'Conversation' }),
    box: panel.getByRole('textbox', { name: 'Your message' }),
  };
}

/** Opens the dashboard and the chat on it. */
export async function openChat(page: Page): Promise<ChatOnPage> {
  const chat = chatOn(page);
  await page.goto('/dashboard');
  await chat.button.click();
  await chat.box.waitFor();
  return chat;
}

/** Of whatever is asked. */
export const askPath = '**/functions/v1/ask-baby-dev-expert';
