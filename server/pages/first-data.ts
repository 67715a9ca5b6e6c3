import type { FirstData } from '#contract/pages.ts';
import type { Parent } from '#server/auth/session.ts';
import { meOf } from '#server/accounts/rules.ts';
import { requireChild } from '#server/children/access.ts';
import { childrenOf } from '#server/children/queries.ts';
import { measurementsOf } from '#server/growth/queries.ts';
import type { House } from '#server/http/house.ts';

/** Rooms that begin with the active child's measurements. */
const measuredRooms = ['/dashboard', '/measurements', '/add-measurement'];

/** What the first screen of a room shows, so that it comes with the page. */
export async function firstDataOf(house: House, parent: Parent, path: string): Promise<FirstData> {
  const { db } = house;
  const children = await childrenOf(house, parent);
  const { activeChildId } = children;
  const child = activeChildId && measuredRooms.includes(path) ? await requireChild(db, parent, activeChildId) : null;
  return { me: meOf(parent), children, measurements: child && (await measurementsOf(db, child)) };
}
