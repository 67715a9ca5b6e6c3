import { laterDay } from '#domain/time/day.ts';
import type { TraceEntry } from '../trace/trace.ts';
import type { PlanLimit, PlanReason, PlanRequest } from './plan.ts';
import type { DatedGroupForecast, Window } from './window.ts';

type Opening = Pick<Window, 'opensOn'> & {
  readonly forecast: Pick<DatedGroupForecast, 'vaccineGroup' | 'earliest' | 'recommended'>;
};

export type Decisive = Pick<TraceEntry, 'rule' | 'date' | 'attr' | 'ref'>;

/** Of one antigen of the dose. */
export type PartReasons = { readonly decidesEarliest: Decisive | null; readonly decidesRecommended: Decisive | null };

export function planReasonOf<Next extends Opening>(
  request: Pick<PlanRequest, 'patient' | 'wishes'>,
  look: { readonly partsOf: (next: Next) => readonly PartReasons[] },
  next: Next,
): PlanReason {
  const { earliest, recommended } = next.forecast;
  if (next.opensOn > earliest && request.wishes.notBefore.get(next.forecast.vaccineGroup) === next.opensOn) {
    return { limit: 'wish', on: next.opensOn, attr: null, ref: null };
  }
  // No published date is later than these.
  if (next.opensOn > laterDay(earliest, recommended))
    return { limit: 'autumn', on: next.opensOn, attr: null, ref: null };
  const parts = look.partsOf(next);
  const entries =
    next.opensOn > earliest
      ? parts.map(({ decidesRecommended }) => decidesRecommended)
      : parts.map(({ decidesEarliest }) => decidesEarliest);
  const decisive = entries.filter((entry) => entry !== null);
  const wanted = next.opensOn > earliest ? recommended : earliest;
  const entry = decisive.find(({ date }) => date === wanted) ?? decisive[0];
  if (!entry?.date) return { limit: 'birth', on: request.patient.bornOn, attr: null, ref: null };
  return { limit: limitOf(entry), on: entry.date, attr: attrOf(entry), ref: entry.ref ?? null };
}

function limitOf({ rule, attr, ref }: Decisive): PlanLimit {
  switch (rule) {
    case 'CALCDTAGE-4':
    case 'ours':
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

/** Null for a rule of ours, which has its own name. */
function attrOf({ rule, attr }: Decisive): string | null {
  return rule === 'FORECASTDTCAN-1' ? null : (attr ?? null);
}
