import type { Page } from '@playwright/test';

/**
 * Notes what a browser complains about: errors of scripts, and everything that the console calls an error.
 *
 * @returns what it has complained about so far
 */
export function listenForFaults(page: Page): () => readonly string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (said) => said.type() === 'error' && faults.push(said.text()));
  return () => faults;
}
