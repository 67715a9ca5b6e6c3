import { vi } from 'vitest';
import type { Client } from '../client.ts';

/**
 * The browser's calls reach a real server as this person. Tests that use it end with `vi.unstubAllGlobals`.
 *
 * @returns `drop`: the answer to the next call is lost, though the server has done what was asked
 */
export function aLineThatDrops(person: Pick<Client, 'send'>): { readonly drop: () => void } {
  let isDropping = false;
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const isLost = isDropping;
    isDropping = false;
    const { status, text } = await person.send(method, path, typeof body === 'string' ? body : undefined);
    if (isLost) throw new TypeError('Failed to fetch');
    return new Response(text, { status, headers: { 'content-type': 'application/json' } });
  });
  return {
    drop: () => {
      isDropping = true;
    },
  };
}
