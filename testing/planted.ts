import { Hono } from 'hono';
import type { App, Env } from '#server/http/house.ts';
import type { TestHouse } from './house-on.ts';

/** Replaces some handlers. */
export function withPlanted(home: TestHouse, plant: (app: App) => void): TestHouse {
  const hono = new Hono<Env>();
  plant({ house: home.house, hono, reads: new Map() });
  hono.all('*', (c) => home.app.fetch(c.req.raw));
  return { ...home, app: hono };
}
