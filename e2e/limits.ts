import { inDatabase } from '#testing/servers/beside.ts';
import type { RunningHouse } from './a-running-house.ts';

/** Raises what has been used once of each limit to a number of uses, as of so many tries. */
export async function spendRest(house: RunningHouse, used: number): Promise<void> {
  await inDatabase(house, ({ house: { db } }) => db.updateTable('rate_limits').set({ used }).execute());
}
