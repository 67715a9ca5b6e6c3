import type { GroupForecast } from '../assessment.ts';
import type { ObservationCode } from '../supporting-data.ts';
import { askedFirst, type AskedFirst } from './asked-first.ts';
import { contraindicatedBy } from './contraindicated-by.ts';
import { mayNeedMore } from './risk-series.ts';
import { isAskedAbout, seriesStanding, type AskedAbout, type SeriesFacts } from './series-standing.ts';

/** What a doctor is asked about a vaccine: whether more doses are needed though none is due, or about the next one. */
export type DoctorAsked =
  | {
      readonly about: 'more';
      readonly why: AskedAbout;
      /** Noted against any more of a complete vaccine; null if nothing is. */
      readonly observation: ObservationCode | null;
    }
  | ({ readonly about: 'next' } & AskedFirst);

/** For pages, visits and clinics alike; null if the engine's word stands. */
export function doctorAsked(facts: SeriesFacts, forecast: GroupForecast): DoctorAsked | null {
  const standing = seriesStanding(facts, forecast);
  if (isAskedAbout(standing)) return { about: 'more', why: standing, observation: againstMore(facts, forecast) };
  const asked = forecast.status === 'not-complete' ? askedFirst(facts, forecast) : null;
  return asked && { about: 'next', ...asked };
}

/** Whether a doctor is asked about more doses than the engine calls for, of a series that has ended. */
export function isAskedForMore(facts: SeriesFacts, forecast: GroupForecast): boolean {
  return doctorAsked(facts, forecast)?.about === 'more';
}

/**
 * Whether a doctor is asked about more doses, or sooner ones, of a series that has not ended; its own next dose waits for
 * no answer.
 */
export function isAskedMeanwhile(facts: SeriesFacts, forecast: GroupForecast): boolean {
  const { status, vaccineGroup } = forecast;
  if (status !== 'not-complete' || doctorAsked(facts, forecast) !== null) return false;
  return mayNeedMore({ ...facts, on: facts.assessment.asOf }, vaccineGroup);
}

/**
 * Whether chemotherapy is noted, a dose is to come, and one that was given may have to be given again, so that more may
 * be needed than the engine calls for.
 */
export function mayBeGivenAgain(facts: SeriesFacts, forecast: GroupForecast): boolean {
  if (doctorAsked(facts, forecast)?.why !== 'during-chemotherapy') return false;
  const { evaluations } = facts.assessment;
  return evaluations.some(({ vaccineGroup, status }) => vaccineGroup === forecast.vaccineGroup && status === 'valid');
}

/** What is noted against any more of a vaccine that CDSi calls complete; null if nothing is. */
function againstMore(facts: SeriesFacts, { status, vaccineGroup }: GroupForecast): ObservationCode | null {
  if (status !== 'complete') return null;
  return contraindicatedBy({ ...facts, on: facts.assessment.asOf }, vaccineGroup);
}

/** Whether no more may be given of a vaccine, though a doctor is asked whether more are needed. */
export function isAskedThoughWithheld(facts: SeriesFacts, forecast: GroupForecast): boolean {
  const asked = doctorAsked(facts, forecast);
  return asked?.about === 'more' && asked.observation !== null;
}
