import type { Day } from '#domain/time/day.ts';
import type { GroupForecast } from '../assessment.ts';
import {
  HEPATITIS_B,
  isFirstDoseLater,
  isLightNewborn,
  needsFourthDose,
  type HepatitisBAtBirth,
} from '../birth/hepatitis-b-at-birth.ts';
import { mayBeExposedAtBirth } from '../birth/mother-asked.ts';
import { dayAtAge } from '../duration.ts';

type Forecast = Pick<GroupForecast, 'vaccineGroup' | 'type' | 'status' | 'dose' | 'recommended'>;

/** What the mother's test and the birth weight change in the doses of hepatitis B to come; null if nothing. */
export function hepatitisBReason(child: HepatitisBAtBirth, forecast: Forecast): string | null {
  if (!isOfEveryChild(forecast)) return null;
  if (needsFourthDose(child)) return REASONS.light;
  if (child.motherHepatitisB === 'positive') return REASONS.positive;
  return isForLater(child, forecast) ? REASONS.later : null;
}

/** The mother's test and the birth weight, where the doses of hepatitis B to come depend on them. */
export function hepatitisBFacts(child: HepatitisBAtBirth, forecast: Forecast, asOf: Day): readonly string[] {
  if (!isOfEveryChild(forecast)) return [];
  const isChanged = mayBeExposedAtBirth(child, asOf) || needsFourthDose(child) || isForLater(child, forecast);
  if (!isChanged) return [];
  return [MOTHER[child.motherHepatitisB ?? 'not-said'], ...(isLightNewborn(child) ? [WEIGHT] : [])];
}

function isOfEveryChild({ vaccineGroup, type, status }: Forecast): boolean {
  return vaccineGroup === HEPATITIS_B && type === 'standard' && status === 'not-complete';
}

/** By a list that begins the series at 2 months, the birth weight changes nothing. */
function isForLater(child: HepatitisBAtBirth, { dose, recommended }: Forecast): boolean {
  if (dose !== 1 || recommended === null) return false;
  return isFirstDoseLater(child) && recommended < dayAtAge(child.bornOn, '2m');
}

/** Source: content/vaccines/routine.json, `motherNotes`. */
const REASONS = {
  light:
    'Under 2,000 g at birth, mother not known to be negative: a dose given at birth does not count, and three more follow from 1 month',
  positive: "Mother's HBsAg positive: the last dose is for 6 months of age",
  later:
    'Under 2,000 g at birth, mother negative: the first dose is for 1 month of age or for going home from the hospital, whichever comes first',
} as const;

const MOTHER = {
  positive: "Mother's HBsAg: positive",
  negative: "Mother's HBsAg: negative",
  unknown: "Mother's HBsAg: not known",
  'not-said': "Mother's HBsAg: not entered, counted as not known",
} as const;

const WEIGHT = 'Birth weight: under 2,000 g';
