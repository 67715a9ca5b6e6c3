import type { House } from '#server/http/house.ts';
import { aDatabase } from './db/a-database.ts';
import { houseOn, type TestHouse } from './house-on.ts';

/** Builds a house on this test file's database; `changes` replaces parts of it. */
export async function aHouse(changes: Partial<House> = {}): Promise<TestHouse> {
  return houseOn(changes.db ?? (await aDatabase()), changes);
}

/** The same, with all rate limits reset. */
export async function aHouseWithFreshLimits(changes: Partial<House> = {}): Promise<TestHouse> {
  const home = await aHouse(changes);
  await home.house.db.deleteFrom('rate_limits').execute();
  return home;
}

export { noLimits, type TestHouse } from './house-on.ts';
