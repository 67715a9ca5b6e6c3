import type { Page } from '@playwright/test';

/**
 * Notes what should never be: errors of scripts, whatever the console calls an error, and requests to another host.
 *
 * @param home address of the house
 * @returns what was noted so far
 */
export function listenForFaults(page: Page, home: string): () => readonly string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (said) => said.type() === 'error' && faults.push(said.text()));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(home) && !url.startsWith('data:')) faults.push(`asks for ${url}`);
  });
  return () => faults;
}
