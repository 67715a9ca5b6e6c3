import { day } from '#domain/time/day.ts';
import type { Assessment, ForecastStatus, GivenDose, GroupForecast } from '../assessment.ts';
import {
  HEPATITIS_B,
  hepatitisBDoses,
  lacksFourthDose,
  type HepatitisBAtBirth,
} from '../birth/hepatitis-b-at-birth.ts';
import type { Edition } from '../edition.ts';
import { seasonYear } from '../editions/season-roll.ts';
import { isSeasonWithoutEnd } from '../editions/season-without-end.ts';
import { mainForecast } from './main-forecast.ts';
import type { ObservationCode } from '../supporting-data.ts';
import { mayBeDuringChemotherapy } from './during-chemotherapy.ts';
import { mayNeedMore } from './risk-series.ts';

/** A series that has ended by the data, but about which a doctor is still asked. */
export type AskedAbout = 'ask-for-fourth' | 'earlier-season' | 'ask-for-more' | 'ask-after-chemotherapy';

export type SeriesStanding = ForecastStatus | AskedAbout;

export type SeriesFacts = {
  readonly assessment: Pick<Assessment, 'evaluations' | 'forecasts' | 'asOf'>;
  /** Those of the assessment. */
  readonly doses: readonly Pick<GivenDose, 'givenOn' | 'cvx'>[];
  readonly edition: Pick<Edition, 'antigens'>;
  /** What is noted of the child. */
  readonly noted: readonly ObservationCode[];
  readonly child: HepatitisBAtBirth;
};

const ENDED: ReadonlySet<ForecastStatus> = new Set(['complete', 'aged-out', 'not-recommended']);

/**
 * How a vaccine's series stands, for pages, replies and clinics: the engine's status, unless a doctor is asked about one
 * that has ended. Of hepatitis B for a light baby, of doses of an earlier season, and with weak immunity or chemotherapy
 * noted.
 */
export function seriesStanding(facts: SeriesFacts, forecast: GroupForecast): SeriesStanding {
  const { status, vaccineGroup, type } = forecast;
  const { assessment, child } = facts;
  if (!ENDED.has(status)) return status;
  if (status === 'complete') {
    const isHepatitisB = vaccineGroup === HEPATITIS_B && type === 'standard';
    if (isHepatitisB && lacksFourthDose(child, hepatitisBDoses(assessment))) return 'ask-for-fourth';
    if (isOfEarlierSeason(facts, forecast)) return 'earlier-season';
  }
  if (mayNeedMore({ ...facts, on: assessment.asOf }, vaccineGroup)) return 'ask-for-more';
  const isDoubtful = status === 'complete' && mayBeDuringChemotherapy(facts.noted, vaccineGroup);
  return isDoubtful ? 'ask-after-chemotherapy' : status;
}

const ASKED_ABOUT: ReadonlySet<SeriesStanding> = new Set<AskedAbout>([
  'ask-for-fourth',
  'earlier-season',
  'ask-for-more',
  'ask-after-chemotherapy',
]);

export function isAskedAbout(standing: SeriesStanding): standing is AskedAbout {
  return ASKED_ABOUT.has(standing);
}

/** Whether the child needs no more doses of a vaccine: all were given and count, or the child is immune. */
export function isComplete(vaccineGroup: string, facts: SeriesFacts): boolean {
  const forecast = mainForecast(facts.assessment.forecasts, vaccineGroup);
  const standing = forecast && seriesStanding(facts, forecast);
  return standing === 'complete' || standing === 'immune';
}

/**
 * Whether a series that the data calls complete is so by doses of earlier seasons: its season has a first day and no
 * end, as that of COVID-19 in CDSi 4.64. A season begins on July 1, as in the season roll (ours).
 */
export function isOfEarlierSeason(
  { assessment, doses, edition }: Pick<SeriesFacts, 'assessment' | 'doses' | 'edition'>,
  { status, vaccineGroup, series }: GroupForecast,
): boolean {
  if (status !== 'complete' || !isSeasonWithoutEnd(edition, series)) return false;
  const evaluated = assessment.evaluations.filter((of) => of.vaccineGroup === vaccineGroup);
  // A dose after the last one needed is extraneous but still belongs to its season.
  const given = evaluated.filter((of) => of.status === 'valid' || of.status === 'extraneous');
  const days = given.flatMap(({ dose }) => doses[dose]?.givenOn.slice(0, 10) ?? []);
  return days.every((on) => seasonYear(day(on)) < seasonYear(assessment.asOf));
}
