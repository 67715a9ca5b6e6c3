import type { GroupForecast } from '../assessment.ts';
import { askedFirst, type AskedFirst } from './asked-first.ts';
import { isAskedAbout, seriesStanding, type AskedAbout, type SeriesFacts } from './series-standing.ts';

/** What a doctor is asked about a vaccine: whether more doses are needed though none is due, or about the next one. */
export type DoctorAsked =
  | { readonly about: 'more'; readonly why: AskedAbout; readonly observation: null }
  | ({ readonly about: 'next' } & AskedFirst);

/** For pages, visits and clinics alike; null if the engine's word stands. */
export function doctorAsked(facts: SeriesFacts, forecast: GroupForecast): DoctorAsked | null {
  const standing = seriesStanding(facts, forecast);
  if (isAskedAbout(standing)) return { about: 'more', why: standing, observation: null };
  const asked = forecast.status === 'not-complete' ? askedFirst(facts, forecast) : null;
  return asked && { about: 'next', ...asked };
}
