import type { Context } from 'hono';
import type { Env, House } from './house.ts';
import { Problem } from '#server/problem.ts';

/**
 * Refuses cross-site changes (CSRF). Clients that are not browsers send neither header, and no cookies on their own.
 *
 * @throws Problem `not-allowed`
 */
export function requireOwnOrigin(c: Context<Env>, { config }: House): void {
  const site = c.req.header('sec-fetch-site');
  const origin = c.req.header('origin');
  const isForeignSite = site !== undefined && site !== 'same-origin' && site !== 'none';
  const isForeignOrigin = origin !== undefined && !config.origins.includes(origin);
  if (isForeignSite || isForeignOrigin) {
    throw new Problem('not-allowed', { title: 'This request came from another site.' }, 'other-site');
  }
}
