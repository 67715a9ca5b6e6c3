import type { Page } from '@playwright/test';

/**
 * Collects script errors, console errors, and requests to another host.
 *
 * @param home address of the house
 * @returns the faults so far
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
