import { addMonths, type Day } from '#domain/time/day.ts';
import type { GroupForecast } from '../assessment.ts';
import { isBegunLater, isBirthDose } from '../birth/birth-dose.ts';
import { isAskedAbout, type SeriesStanding } from '../standing/series-standing.ts';

/**
 * From 19 years on CDC's schedule for adults applies. Source: CDC child and adolescent schedule 2025, 'ages 18 years or
 * younger'.
 */
const ADULT_YEARS = 19;

/** Ours: before it nothing is said about pregnancy, except what concerns a baby of one. */
const ADOLESCENT_YEARS = 11;

export type ForecastFacts = {
  readonly bornOn: Day;
  readonly asOf: Day;
  /** By vaccine group, where the plan shows another day than the forecast. */
  readonly dueOn: ReadonlyMap<string, Day>;
  /** The plan's open row stands for this forecast. */
  readonly isOfRow: boolean;
  /** Vaccine groups with a row that must not be given. */
  readonly withheld: ReadonlySet<string>;
  /** Vaccine groups that the mother's vaccine makes unnecessary. */
  readonly unneeded: ReadonlySet<string>;
  /** Vaccine groups of which a dose may be needed by what was given and is not recorded. */
  readonly unsettled: ReadonlyMap<string, string>;
};

/**
 * A forecast as it stands in a child's file:
 * - due on the day that the plan shows, and not complete if that day is in a season to come
 * - for the birth dose, late from the day after birth; where it is for later, possible no earlier than it is due
 * - not complete where a doctor is asked, or what was given is not known
 * - contraindicated where the next season's dose is
 * - not recommended where the mother's vaccine makes it unnecessary
 * - until the 19th birthday, without guidance for adults, for pregnancy or for the time before birth, and without a
 * last day in adult life
 */
export function forecastForChild(
  forecast: GroupForecast,
  standing: SeriesStanding,
  { bornOn, asOf, dueOn, isOfRow, withheld, unneeded, unsettled }: ForecastFacts,
): GroupForecast {
  const { recommended, vaccineGroup, dose, pastDue } = forecast;
  const plannedOn = dueOn.get(vaccineGroup) ?? null;
  const isLater = isOfRow && plannedOn !== null && recommended === null;
  const shown: GroupForecast = {
    ...forecast,
    ...(forecast.status === 'contraindicated' && unneeded.has(vaccineGroup) && UNNEEDED),
    ...((isLater || isAskedAbout(standing) || (isOfRow && unsettled.has(vaccineGroup))) && {
      status: 'not-complete',
      reasons: [],
    }),
    ...(isOfRow && forecast.status === 'complete' && withheld.has(vaccineGroup) && WITHHELD),
    earliest: isBegunLater(forecast, bornOn) ? recommended : forecast.earliest,
    recommended: isLater ? plannedOn : recommended && (plannedOn ?? recommended),
    pastDue: dose !== null && isBirthDose({ vaccineGroup, dose, recommended }, bornOn) ? bornOn : pastDue,
  };
  const adultOn = addMonths(bornOn, ADULT_YEARS * 12);
  if (asOf >= adultOn) return shown;
  return {
    ...shown,
    latest: shown.latest !== null && shown.latest < adultOn ? shown.latest : null,
    guidance: shown.guidance.filter(
      (sentence) =>
        !isForAdults(sentence) && !isOfPregnancy(sentence, bornOn, asOf) && !isBeforeBirth(sentence, bornOn),
    ),
  };
}

/** Of the next season, of a vaccine whose doses of this one were given. */
const WITHHELD = { status: 'contraindicated', reasons: ['contraindication'] } as const;

const UNNEEDED = { status: 'not-recommended', reasons: [] } as const;

/** By the ages it names, each the lower end of a range; women of childbearing age are adults here. */
function isForAdults(sentence: string): boolean {
  const ages = [...sentence.matchAll(/(\d+)(?:\s?(?:-|through|to)\s?\d+)? years/g)].map(([, years]) => Number(years));
  const isOld = ages.length > 0 && Math.min(...ages) >= ADULT_YEARS;
  return isOld || sentence.includes('women of childbearing age');
}

/** A child under 11 years is not pregnant; how its mother was vaccinated may matter to an infant. */
function isOfPregnancy(sentence: string, bornOn: Day, asOf: Day): boolean {
  const isYoung = asOf < addMonths(bornOn, ADOLESCENT_YEARS * 12);
  return isYoung && /pregnan/i.test(sentence) && !/infant/i.test(sentence);
}

/** Of doses given, or persons born, before a day or year that was over when the child was born. */
function isBeforeBirth(sentence: string, bornOn: Day): boolean {
  const years = [...sentence.matchAll(/before (?:[A-Z][a-z]+ \d{1,2}, )?(\d{4})/g)].map(([, year]) => Number(year));
  return years.some((year) => year < Number(bornOn.slice(0, 4)));
}
