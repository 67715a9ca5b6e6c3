import type { House } from '#server/http/house.ts';
import { aDatabase } from './db/a-database.ts';
import { houseOn, type TestHouse } from './house-on.ts';

/** Uses this test file's database; `changes` replaces parts of the house. */
export async function aHouse(changes: Partial<House> = {}): Promise<TestHouse> {
  return houseOn(changes.db ?? (await aDatabase()), changes);
}

export async function aHouseWithFreshLimits(changes: Partial<House> = {}): Promise<TestHouse> {
  const home = await aHouse(changes);
  await home.house.db.deleteFrom('rate_limits').execute();
  return home;
}

export { noLimits, type TestHouse } from './house-on.ts';
