import { day } from '#domain/time/day.ts';
import type { GroupForecast } from '../../assessment.ts';
import { isJudgedByMonth } from '../../given/known-dose.ts';
import { withheldBy } from '../../planned/contraindicated-doses.ts';
import type { GroupOnDay } from '../../planned/rows-on-day.ts';
import { isAskedForMore, isAskedMeanwhile } from '../../standing/doctor-asked.ts';
import { mainForecast } from '../../standing/main-forecast.ts';
import { isComplete } from '../../standing/series-standing.ts';
import { DETAIL } from '../dose/dose-sentences.ts';
import { isTrivalentAfterSwitch } from '../dose/special-dose.ts';
import { NEXT } from '../forecast/forecast-sentences.ts';
import { laterText } from '../forecast/later-text.ts';
import type { ForecastWords } from '../forecast/forecast-words.ts';
import { asSentence, fill } from '../sentence.ts';
import { notedTitles, type ChildInWords } from './child-in-words.ts';

export type VaccineStanding = {
  readonly isComplete: boolean;
  /** A doctor is asked whether more doses are needed than the data calls for. */
  readonly isAskedAbout: boolean;
  readonly text: string;
  readonly details: readonly string[];
};

/**
 * How a vaccine stands as a whole. If the rows left are not needed, as past the age limit, that is said before a
 * contraindication.
 */
export function vaccineStanding(
  of: ChildInWords,
  group: string,
  { rows, later }: Pick<GroupOnDay, 'rows' | 'later'>,
): VaccineStanding {
  if (later)
    return {
      isComplete: false,
      isAskedAbout: false,
      ...laterText(group, of.record.child.bornOn, later, of.assessment.asOf),
    };
  const withheld = withheldInWords(of, group, rows);
  if (withheld) return withheld;
  const said = standingInWords(of, group);
  const next = rows.find(({ doseId }) => doseId === null);
  const isNotNeeded = next !== undefined && !next.isNeeded;
  const { forecast, words } = forecastInWords(of, group);
  const isContraindicated = forecast?.status === 'contraindicated';
  if (!isNotNeeded || !isContraindicated || words?.key === NEXT['mother-vaccinated'].key) return said;
  const { text } = NEXT['past-immunization-history'];
  return { ...said, text: asSentence(text), details: [said.text, ...said.details] };
}

/** Of a vaccine that is done for this season, and must not be given in the next; else null. */
export function withheldInWords(of: ChildInWords, group: string, rows: GroupOnDay['rows']): VaccineStanding | null {
  const isOpen = rows.some(({ doseId, isNeeded, dueOn }) => doseId === null && isNeeded && dueOn === null);
  if (!isOpen || forecastInWords(of, group).forecast?.status !== 'complete') return null;
  const titles = notedTitles(of);
  const codes = withheldBy(of.patient, of.edition, group, of.assessment.asOf);
  const facts = [...new Set(codes.map((code) => `“${titles.get(code) ?? code}”`))].join(' and ');
  const text = asSentence(fill(NEXT.contraindicated.text, { fact: facts }));
  return { isComplete: false, isAskedAbout: false, text, details: [] };
}

/** By the engine alone. */
export function standingInWords(of: ChildInWords, group: string): VaccineStanding {
  const { words, forecast } = forecastInWords(of, group);
  const isDone = isComplete(group, of.series);
  const compare = [...monthToCompare(of, group), ...oralPolioToCompare(of, group)];
  return {
    isComplete: isDone,
    isAskedAbout: forecast !== undefined && isAsked(of, forecast),
    text: [asSentence(words?.text ?? ''), ...(isDone ? compare : [])].join(' '),
    details: [...new Set([...(words?.details ?? []), ...(isDone ? [] : compare)])],
  };
}

function isAsked({ series }: ChildInWords, forecast: GroupForecast): boolean {
  return isAskedForMore(series, forecast) || isAskedMeanwhile(series, forecast);
}

/** What to compare where doses of a vaccine are judged by a month. */
export function monthToCompare({ edition, published, judged }: ChildInWords, group: string): readonly string[] {
  return isJudgedByMonth(edition, published.schedule, judged, group) ? [DETAIL['by-month'].text] : [];
}

/** Where oral polio vaccine is entered as trivalent after its withdrawal. */
function oralPolioToCompare({ judged }: ChildInWords, group: string): readonly string[] {
  const isDoubtful = judged.some(({ given }) => isTrivalentAfterSwitch(given.cvx, day(given.givenOn.slice(0, 10))));
  return group === 'Polio' && isDoubtful ? [DETAIL['oral-polio-trivalent'].text] : [];
}

type Forecast = { readonly forecast: GroupForecast | undefined; readonly words: ForecastWords | undefined };

/** The forecast that a vaccine's rows follow, and its words. */
export function forecastInWords({ assessment, ofGroups }: ChildInWords, group: string): Forecast {
  const forecast = mainForecast(assessment.forecasts, group);
  const words = ofGroups.find((one) => one.vaccineGroup === group && one.seriesGroup === forecast?.seriesGroup);
  return { forecast, words };
}
