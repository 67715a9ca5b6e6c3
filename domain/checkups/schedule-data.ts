import content from '#content/checkups/checkups.json' with { type: 'json' };
import type { CheckupSchedule, Visit } from './schedule.ts';

/** Source: AAP / Bright Futures periodicity schedule. */
export const checkupSchedule: CheckupSchedule = content;

const visits = new Map(checkupSchedule.visits.map((visit) => [visit.id, visit]));

export function isVisit(id: string): boolean {
  return visits.has(id);
}

export function visitOf(id: string): Visit {
  const visit = visits.get(id);
  if (visit === undefined) throw new RangeError(`the checkup schedule has no visit '${id}'`);
  return visit;
}
