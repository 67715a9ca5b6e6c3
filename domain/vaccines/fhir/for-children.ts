import { addDays, addMonths, earlierDay, type Day } from '#domain/time/day.ts';
import type { GroupForecast } from '../assessment.ts';
import { HEPATITIS_B } from '../planned/hepatitis-b-at-birth.ts';

/** From 19 years on CDC's schedule for adults applies. Source: CDC child and adolescent schedule 2025, 'ages 18 years or younger'. */
const ADULT_YEARS = 19;

export type ForecastFacts = {
  readonly bornOn: Day;
  readonly asOf: Day;
  /** By vaccine group, where the plan shows another day than the forecast. */
  readonly dueOn: ReadonlyMap<string, Day>;
  /** Of hepatitis B, which is then never complete. */
  readonly lacksFourthDose: boolean;
};

/**
 * A forecast as a child's file tells it: due on the day that the plan shows, and, until the 19th birthday, without
 * guidance for adults and without a last day in adult life.
 */
export function forecastForChild(
  forecast: GroupForecast,
  { bornOn, asOf, dueOn, lacksFourthDose }: ForecastFacts,
): GroupForecast {
  const { recommended, vaccineGroup, status } = forecast;
  const isOpen = status === 'complete' && vaccineGroup === HEPATITIS_B && lacksFourthDose;
  const told: GroupForecast = {
    ...forecast,
    ...(isOpen && { status: 'not-complete', reasons: [] }),
    recommended: recommended && (dueOn.get(vaccineGroup) ?? recommended),
  };
  const adultOn = addMonths(bornOn, ADULT_YEARS * 12);
  if (asOf >= adultOn) return told;
  const isInChildhood = (day: Day | null) => day !== null && earlierDay(day, addDays(adultOn, -1)) === day;
  return {
    ...told,
    latest: isInChildhood(told.latest) ? told.latest : null,
    guidance: told.guidance.filter((sentence) => !isForAdults(sentence)),
  };
}

/** By the ages it names, each the lower end of a range; women of childbearing age are adults here. */
function isForAdults(sentence: string): boolean {
  const ages = [...sentence.matchAll(/(\d+)(?:\s?(?:-|through|to)\s?\d+)? years/g)].map(([, years]) => Number(years));
  const isOld = ages.length > 0 && Math.min(...ages) >= ADULT_YEARS;
  return isOld || sentence.includes('women of childbearing age');
}
