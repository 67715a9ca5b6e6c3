import type { FirstData } from '#contract/pages.ts';
import type { Parent } from '#server/auth/session.ts';
import { meOf } from '#server/accounts/rules.ts';
import { requireChild } from '#server/children/access.ts';
import { childrenOf } from '#server/children/queries.ts';
import { measurementsOf } from '#server/growth/queries.ts';
import type { House } from '#server/http/house.ts';
import { Problem } from '#server/http/problem.ts';

/** Rooms that begin with the active child's measurements. */
const measuredRooms = ['/dashboard', '/measurements', '/add-measurement', '/print/visit'];

/** What the first screen of a room shows, so that it comes with the page. */
export async function firstDataOf(house: House, parent: Parent, path: string): Promise<FirstData> {
  const { db } = house;
  const children = await childrenOf(house, parent);
  const { activeChildId } = children;
  const isMeasured = activeChildId !== null && measuredRooms.includes(path);
  const child = isMeasured ? await requireChild(db, parent, activeChildId).catch(unlessGone) : null;
  return { me: meOf(parent), children, measurements: child && (await measurementsOf(db, child)) };
}

/** A child may be removed at the very moment; the room then asks anew. */
function unlessGone(error: unknown): null {
  if (error instanceof Problem && error.code === 'not-found') return null;
  throw error;
}
