import { laterDay } from '#domain/time/day.ts';
import type { PlanLimit, PlanReason, PlanRequest } from './plan.ts';
import type { DueDose, Look } from './look.ts';
import type { TraceEntry } from '../trace.ts';

/** Why a dose is not planned before the day from which on it is due. */
export function reasonOf(request: PlanRequest, look: Look, due: DueDose): PlanReason {
  const { earliest, recommended } = due.forecast;
  // No published date opens a dose later than these.
  if (due.opensOn > laterDay(earliest, recommended)) return { limit: 'autumn', on: due.opensOn, attr: null, ref: null };
  const parts = look.partsOf(due);
  const entries =
    due.opensOn > earliest
      ? parts.map(({ decidesRecommended }) => decidesRecommended)
      : parts.map(({ decidesEarliest }) => decidesEarliest);
  const told = entries.filter((entry) => entry !== null);
  const wanted = due.opensOn > earliest ? recommended : earliest;
  const entry = told.find(({ date }) => date === wanted) ?? told[0];
  if (!entry?.date) return { limit: 'birth', on: request.patient.bornOn, attr: null, ref: null };
  return { limit: limitOf(entry), on: entry.date, attr: attrOf(entry), ref: entry.ref ?? null };
}

function limitOf({ rule, attr, ref }: TraceEntry): PlanLimit {
  switch (rule) {
    case 'CALCDTAGE-4':
      return 'minimum-age';
    case 'CALCDTINT-4':
      return 'minimum-interval';
    case 'CALCDTCONFLICT-3':
      return 'live-vaccine';
    case 'FORECASTDT-2':
      return ref === undefined ? 'recommended-age' : 'recommended-interval';
    default:
      return attr === 'season' ? 'season' : 'last-dose';
  }
}

/** A rule of its own has its own name in place of a published text. */
function attrOf({ rule, attr }: TraceEntry): string | null {
  return rule === 'FORECASTDTCAN-1' ? null : (attr ?? null);
}
