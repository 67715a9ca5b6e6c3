import type { CodeableConcept, Coding } from '#domain/fhir/coding.ts';
import type { Day } from '#domain/time/day.ts';
import type { ForecastReason, ForecastStatus, GroupForecast } from '../assessment.ts';
import type { DoseStanding } from '../standing/dose-standing.ts';
import { isOverdue } from '../standing/planned-status.ts';
import { HL7, IMMDS } from './codes.ts';

/** Source: HL7 FHIR 4.0.1, code system immunization-recommendation-status. */
function r4(code: string, display: string): Coding {
  return { system: `${HL7}immunization-recommendation-status`, code, display };
}

/** Source: HL7's ImmDS 1.0.0, code system ForecastStatus. */
function immds(code: string, display: string): Coding {
  return { system: `${IMMDS}ForecastStatus`, code, display };
}

const DUE = r4('due', 'Due');
const OVERDUE = r4('overdue', 'Overdue');

/** R4 has no code for not due yet, too late, or not recommended. */
const FORECAST_STATUSES: Readonly<
  Record<ForecastStatus, { readonly coding: readonly Coding[]; readonly text: string }>
> = {
  'not-complete': { coding: [immds('notComplete', 'Not Complete')], text: 'Not complete' },
  complete: { coding: [r4('complete', 'Complete'), immds('complete', 'Complete')], text: 'Complete' },
  immune: { coding: [r4('immune', 'Immune'), immds('immune', 'Immune')], text: 'Immune' },
  contraindicated: {
    coding: [r4('contraindicated', 'Contraindicated'), immds('contraindicated', 'Contraindicated')],
    text: 'Contraindicated',
  },
  'aged-out': { coding: [immds('agedOut', 'Aged Out')], text: 'Aged out' },
  'not-recommended': { coding: [immds('notRecommended', 'Not Recommended')], text: 'Not recommended' },
};

/** How the plan shows the next dose of a vaccine group; `not-needed` where the plan has none. */
export type PlannedNext = {
  readonly standing: DoseStanding;
  /** Parents and doctor decide together, or a doctor is asked first. */
  readonly isDecidedTogether: boolean;
  /** The authority leaves the vaccine to parents and doctor where nothing is noted. */
  readonly isLeftToThem: boolean;
};

/** Whether parents and doctor decide about a forecast: of a row for what is noted, about every child's beside it. */
export function isDecidedTogether(
  planned: PlannedNext | undefined,
  { type }: Pick<GroupForecast, 'type'>,
  isOfRow: boolean,
): boolean {
  if (planned === undefined) return false;
  return planned.isDecidedTogether || (!isOfRow && type === 'standard' && planned.isLeftToThem);
}

const BY_DATES: ReadonlySet<DoseStanding> = new Set(['overdue', 'due', 'upcoming']);

/**
 * As the plan has it; by the forecast's own dates without a plan, or where the plan's row stands for another forecast of
 * the group.
 */
export function forecastStatusOf(
  forecast: Pick<GroupForecast, 'status' | 'type' | 'recommended' | 'pastDue'>,
  planned: PlannedNext | undefined,
  { asOf, isOfRow }: { readonly asOf: Day; readonly isOfRow: boolean },
): CodeableConcept {
  const { coding, text } = FORECAST_STATUSES[forecast.status];
  if (forecast.status !== 'not-complete') return { coding, text };
  if (isDecidedTogether(planned, forecast, isOfRow)) return { coding, text: 'Not complete: ask the doctor first' };
  const isAsPlanned = planned && (isOfRow || !BY_DATES.has(planned.standing));
  const standing = isAsPlanned ? planned.standing : standingByDates(forecast, asOf);
  if (standing === 'overdue') return { coding: [OVERDUE, ...coding], text: 'Overdue' };
  if (standing === 'due') return { coding: [DUE, ...coding], text: 'Due' };
  return { coding, text };
}

function standingByDates(
  { recommended, pastDue }: Pick<GroupForecast, 'recommended' | 'pastDue'>,
  asOf: Day,
): DoseStanding {
  if (recommended === null || asOf < recommended) return 'upcoming';
  return isOverdue({ dueOn: recommended, windowEndsOn: pastDue }, asOf) ? 'overdue' : 'due';
}

/** Source: HL7's ImmDS 1.0.0, code system ForecastReason. */
function reason(text: string, code?: string, display?: string): CodeableConcept {
  if (code === undefined || display === undefined) return { text };
  return { coding: [{ system: `${IMMDS}ForecastReason`, code, display }], text };
}

export const FORECAST_REASONS: Readonly<Record<ForecastReason, CodeableConcept>> = {
  'series-complete': reason('Series complete', 'complete', 'Complete'),
  'past-immunization-history': reason('Not recommended by past immunization', 'notRecommended', 'Not Recommended'),
  'evidence-of-immunity': reason('Evidence of immunity'),
  contraindication: reason('Contraindication'),
  'past-season-end': reason('Past the end of the season', 'seasonalPast', 'Seasonal End Date Passed'),
  'past-maximum-age': reason('Past the maximum age', 'maximumAge', 'Maximum Age Exceeded'),
  'cannot-finish-before-maximum-age': reason('Cannot be finished before the maximum age'),
};
