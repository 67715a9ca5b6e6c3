import { Hono } from 'hono';
import type { App, Env, House } from '#server/http/house.ts';
import { KeptReplies } from '#server/http/kept-replies.ts';
import type { TestHouse } from './house-on.ts';

/** Without any room. */
export function anApp(house: House, hono = new Hono<Env>()): App {
  return { house, hono, reads: new Map(), keptReplies: new KeptReplies(house, () => Promise.resolve('')) };
}

/** Replaces some handlers. */
export function withPlanted(home: TestHouse, plant: (app: App) => void): TestHouse {
  const hono = new Hono<Env>();
  plant(anApp(home.house, hono));
  hono.all('*', (c) => home.app.fetch(c.req.raw));
  return { ...home, app: hono };
}
