import { dayNumber, laterDay, type Day } from '#domain/time/day.ts';
import type { GroupForecast } from '../../assessment.ts';
import { isBegunLater, isBirthDoseInTime } from '../../birth/birth-dose.ts';
import { HEPATITIS_B, hepatitisBDoses, isStartedAtBirth, lacksFourthDose } from '../../birth/hepatitis-b-at-birth.ts';
import { isOfEarlierAge } from '../../standing/earlier-age.ts';
import { doctorAsked, isAskedMeanwhile, type DoctorAsked } from '../../standing/doctor-asked.ts';
import { isSecondFluDose } from '../../standing/earlier-flu.ts';
import { isEnding, lastDayWithinYear } from '../../standing/last-day-within-year.ts';
import { waitingOf, type Waiting } from '../../standing/prompt.ts';
import { risksAt } from '../../standing/risk-series.ts';
import { isPedvaxHibPreferred } from '../../planner/preferred-hib.ts';
import type { SeriesFacts } from '../../standing/series-standing.ts';
import type { DurationText } from '../../supporting-data.ts';
import { dayAtAge } from '../../duration.ts';
import { windowEnd } from '../../standing/window-end.ts';
import { fluPauseEnd, isFluPause } from '../../standing/flu-pause.ts';
import { antibodyDoseOf } from '../../editions/rsv-antibody.ts';
import { DETAIL } from '../dose/dose-sentences.ts';
import { beforeTravelDetails } from './before-travel.ts';
import { birthText } from './birth-text.ts';
import type { TraceEntry } from '../../trace/trace.ts';
import { endAfterFirstDose } from './first-dose-limit.ts';
import { contraindicatedText } from './contraindicated-text.ts';
import { FORECAST_DETAIL, NEXT } from './forecast-sentences.ts';
import { ageLimitText } from '../duration-text.ts';
import { groupName } from '../names.ts';
import { nextSeason } from './next-season.ts';
import { limitOf } from './of-healthy-children.ts';
import { asSentence, fill, say, type KeyedSentence, type Said } from '../sentence.ts';
import { decidesEarliest, endOf, lastEntry } from '../trace-facts.ts';
import { whyEarliest, whyRecommended } from './why-day-text.ts';
import { dayInWords, factInWords, isByMonth, type WordsInput } from '../words-input.ts';

export type ForecastWords = Said & {
  readonly vaccineGroup: string;
  readonly seriesGroup: string;
  readonly vaccine: string;
  readonly name: string;
  /** Until when a dose can be given, where that is within a year. */
  readonly lastDay: string | null;
};

/**
 * In the order of the forecasts. A dose is due from its recommended day and possible from its earliest day (ours).
 *
 * Source: CDSi logic specification 4.6, chapters 7 and 9; rules by sentence in forecast-sentences.ts.
 */
export function forecastWords(input: WordsInput): readonly ForecastWords[] {
  return input.assessment.forecasts.map((forecast) => {
    const { vaccineGroup, seriesGroup, earliest } = forecast;
    const { short, name } = groupName(input.names, vaccineGroup);
    const askDoctor = input.askDoctorOn(laterDay(input.today, earliest ?? input.today));
    const isShared = forecast.type === 'standard' && askDoctor.has(vaccineGroup);
    const lastDay = lastDayDetail(input, forecast);
    return { vaccineGroup, seriesGroup, vaccine: short, name, lastDay, ...saidOf(input, forecast, isShared) };
  });
}

function saidOf(input: WordsInput, forecast: GroupForecast, isShared: boolean): Said {
  const said = ofForecast(input, forecast, isShared);
  if (!isAskedMeanwhile(factsOf(input), forecast)) return said;
  const { text: asked } = NEXT['ask-for-more-meanwhile'];
  const { text, withoutSoon = text } = said;
  return { ...said, text: `${text}. ${asked}`, withoutSoon: `${withoutSoon}. ${asked}` };
}

function factsOf(input: WordsInput): SeriesFacts {
  return { ...input, noted: [...input.noted.keys()] };
}

function ofForecast(input: WordsInput, forecast: GroupForecast, isShared: boolean): Said {
  const asked = doctorAsked(factsOf(input), forecast);
  if (asked) return { ...askDoctorText(input, forecast, asked), details: askDoctorDetails(asked) };
  if (forecast.status !== 'not-complete') return withoutDate(input, forecast);
  const { recommended } = forecast;
  if (forecast.earliest === null || recommended === null) return { ...NEXT['due-now'], details: [] };
  const isLater = isBegunLater(forecast, input.child.bornOn);
  const earliest = isLater ? recommended : forecast.earliest;
  const said = ownText(input, forecast, isShared) ?? nextText(input, forecast, isShared, { earliest, recommended });
  const isLastDaySaid = said.key === NEXT['due-now-before-last-day'].key;
  return {
    ...said,
    details: [
      recommended > forecast.earliest && !isShared ? whyRecommended(input, forecast) : null,
      isLater ? null : whyEarliest(input, forecast),
      isAfterLiveOfMonth(input, forecast) ? DETAIL['by-month'].text : null,
      isLastDaySaid ? null : lastDayDetail(input, forecast),
      mayBeEnoughFlu(input, forecast) ? FORECAST_DETAIL['earlier-seasons'].text : null,
      isFourthAhead(input, forecast) ? FORECAST_DETAIL['ask-for-fourth'].text : null,
      isInTwoInjections(input, forecast) ? FORECAST_DETAIL['two-injections'].text : null,
      isHibPreferred(input, forecast) ? FORECAST_DETAIL['preferred-hib'].text : null,
      isForRiskAlone(input, forecast) ? FORECAST_DETAIL['for-a-risk'].text : null,
      ...ofTravel(input, forecast.vaccineGroup, earliest),
      isShared ? FORECAST_DETAIL['shared-decision'].text : null,
      isShared && isLater && isBirthDoseInTime(input.child.bornOn, input.today)
        ? FORECAST_DETAIL['at-birth-too'].text
        : null,
    ].filter((detail) => detail !== null),
  };
}

/** Not RSV antibody of a first season, which is for every child. */
function isForRiskAlone({ trace }: WordsInput, forecast: GroupForecast): boolean {
  const next = lastEntry(trace, forecast, '7.4', 'not-complete');
  return forecast.type === 'risk' && antibodyDoseOf(next) !== 'first-season';
}

function ofTravel({ child, today }: WordsInput, vaccineGroup: string, earliest: Day): readonly string[] {
  return beforeTravelDetails(vaccineGroup, child.bornOn, earliest, today);
}

/** It waits for another live vaccine, such as BCG, of which only the month is known. */
function isAfterLiveOfMonth(input: WordsInput, forecast: GroupForecast): boolean {
  const { rule, ref } = decidesEarliest(input.trace, forecast) ?? {};
  return rule === 'CALCDTCONFLICT-3' && isByMonth(input, ref);
}

/** The dose of RSV antibody that comes before its second injection. */
function isInTwoInjections({ trace }: WordsInput, forecast: GroupForecast): boolean {
  return antibodyDoseOf(lastEntry(trace, forecast, '7.4', 'not-complete')) === 'second-season';
}

function isHibPreferred(input: WordsInput, { vaccineGroup, recommended }: GroupForecast): boolean {
  const { edition, child, noted, doses, today } = input;
  const observations = [...noted.keys()].map((code) => ({ code }));
  const on = laterDay(today, recommended ?? today);
  return isPedvaxHibPreferred(edition, { bornOn: child.bornOn, observations }, doses, { vaccineGroup, on });
}

/** Two doses of earlier seasons would be enough, and may not be recorded. */
function mayBeEnoughFlu({ mayHaveMore }: WordsInput, forecast: GroupForecast): boolean {
  return isSecondFluDose(forecast) && mayHaveMore(forecast.vaccineGroup);
}

/** Beside a dose given at birth, which does not count. */
function isFourthAhead({ assessment, doses, child }: WordsInput, { vaccineGroup }: GroupForecast): boolean {
  if (vaccineGroup !== HEPATITIS_B) return false;
  return isStartedAtBirth(child, assessment, doses) && lacksFourthDose(child, hepatitisBDoses(assessment));
}

function nextText(
  input: WordsInput,
  forecast: GroupForecast,
  isShared: boolean,
  { earliest, recommended }: { readonly earliest: Day; readonly recommended: Day },
): KeyedSentence {
  const { today } = input;
  const inWords = (day: Day) => dayInWords(day, today);
  if (recommended <= today) {
    if (mayBeEnoughFlu(input, forecast)) return NEXT['due-unless-earlier-seasons'];
    const { isPrompt, nearbyUntil } = waitingFrom(input, forecast, recommended);
    const isSoon = isPrompt || nearbyUntil !== null;
    if (!isSoon) return dueText(input, forecast, isShared, recommended);
    if (isShared) return NEXT['due-now'];
    return nearbyUntil === null ? NEXT['due-now-promptly'] : say(NEXT, 'due-now-until', { date: inWords(nearbyUntil) });
  }
  if (earliest <= today) return say(NEXT, 'possible', { recommended: inWords(recommended) });
  if (isSeason(input, forecast)) return say(NEXT, 'before-season', { date: inWords(recommended) });
  if (earliest === recommended) return say(NEXT, 'from', { date: inWords(earliest) });
  return say(NEXT, 'recommended', { recommended: inWords(recommended), date: inWords(earliest) });
}

/** Of the birth dose, and of influenza in its pause. */
function ownText(input: WordsInput, forecast: GroupForecast, isShared: boolean): KeyedSentence | null {
  return (isShared ? null : birthText(input, forecast)) ?? pauseText(input, forecast);
}

function pauseText({ today, askedFor }: WordsInput, forecast: GroupForecast): KeyedSentence | null {
  const { vaccineGroup, earliest, recommended } = forecast;
  if (earliest === null || recommended === null || askedFor.has(vaccineGroup)) return null;
  const soonest = laterDay(today, laterDay(earliest, recommended));
  if (!isFluPause(vaccineGroup, soonest)) return null;
  return say(NEXT, 'in-the-fall', { date: dayInWords(fluPauseEnd(soonest), today) });
}

function waitingFrom(input: WordsInput, forecast: GroupForecast, dueOn: Day): Waiting {
  const { assessment, child, edition, today } = input;
  const dose = forecast.dose ?? 1;
  const windowEndsOn = windowEnd(edition, forecast, dueOn);
  const { evaluations } = assessment;
  const noted = [...input.noted.keys()];
  return waitingOf({ ...forecast, dose, dueOn, windowEndsOn }, { child, noted, evaluations, edition, today });
}

/** Due until its window ends, unless it is for an earlier age; after it, until its last day, or since it began. */
function dueText(input: WordsInput, forecast: GroupForecast, isShared: boolean, recommended: Day): KeyedSentence {
  const { today, ageOn } = input;
  const { vaccineGroup, dose, pastDue, type } = forecast;
  if (pastDue === null) return NEXT[type === 'risk' ? 'due-now-for-risk' : 'due-now'];
  const lastDay = !isShared && isEnding(input, forecast) ? lastDayWithinYear(input, forecast) : null;
  if (lastDay !== null) return say(NEXT, 'due-now-before-last-day', { date: dayInWords(lastDay, today) });
  if (pastDue > recommended && pastDue >= today) {
    const recommendedOn = dose === null ? null : ageOn(vaccineGroup, dose, recommended);
    const isLate = isOfEarlierAge({ recommendedOn, dueOn: recommended });
    return isLate ? NEXT['due-now'] : say(NEXT, 'due-now-until', { date: dayInWords(pastDue, today) });
  }
  return recommended === today ? NEXT['due-now'] : say(NEXT, 'due-since', { date: dayInWords(recommended, today) });
}

function lastDayDetail(input: WordsInput, forecast: GroupForecast): string | null {
  const lastDay = lastDayWithinYear(input, forecast);
  const { text } = FORECAST_DETAIL[isOfFirstAlone(input, forecast) ? 'last-day-of-first' : 'last-day'];
  return lastDay && fill(text, { date: dayInWords(lastDay, input.today) });
}

/** Whether the last day is that of a first dose, and later ones may still be given after it. */
function isOfFirstAlone(input: WordsInput, forecast: GroupForecast): boolean {
  const entry = lastEntry(input.trace, forecast, '7.4', 'not-complete');
  return entry !== null && endAfterFirstDose(input, entry) !== null;
}

function askDoctorText(input: WordsInput, forecast: GroupForecast, asked: DoctorAsked): KeyedSentence {
  const { noted } = input;
  const { observation } = asked;
  const fact = `“${noted.get(observation ?? '') ?? observation}”`;
  if (asked.about === 'next') {
    const first = say(NEXT, `ask-first-${asked.why}`, { fact });
    const before = askBeforeText(input, forecast);
    return before === null ? first : { ...first, text: `${first.text}. ${before}` };
  }
  if (observation === null) return NEXT[asked.why];
  const barred = say(NEXT, 'contraindicated', { fact });
  return { ...barred, text: `${barred.text}. ${NEXT[asked.why].text}` };
}

/** Null where the vaccine goes on after the day, as MMR does for every child. */
function askBeforeText(input: WordsInput, forecast: GroupForecast): string | null {
  const { assessment, today } = input;
  const lastDay = lastDayWithinYear(input, forecast);
  if (lastDay === null) return null;
  const goesOn = assessment.forecasts.some(
    ({ vaccineGroup, status, latest }) =>
      vaccineGroup === forecast.vaccineGroup && status === 'not-complete' && (latest === null || latest > lastDay),
  );
  if (goesOn) return null;
  const { text } = NEXT[isOfFirstAlone(input, forecast) ? 'ask-before-last-day-of-first' : 'ask-before-last-day'];
  return fill(text, { date: dayInWords(lastDay, today) });
}

function askDoctorDetails({ why }: DoctorAsked): readonly string[] {
  return why === 'ask-after-chemotherapy' ? [FORECAST_DETAIL['before-note-is-out'].text] : [];
}

function isSeason({ trace }: WordsInput, forecast: GroupForecast): boolean {
  return decidesEarliest(trace, forecast)?.attr === 'season';
}

function withoutDate(input: WordsInput, forecast: GroupForecast): Said {
  switch (forecast.status) {
    case 'complete':
      return { ...NEXT.complete, details: [] };
    case 'immune':
      return immune(input, forecast);
    case 'contraindicated':
      return contraindicatedText(input, forecast);
    default:
      return ended(input, forecast);
  }
}

function immune(input: WordsInput, forecast: GroupForecast): Said {
  const entry = lastEntry(input.trace, forecast, '7.2');
  const isByFact = typeof entry?.saw?.['observation'] === 'string';
  const details =
    entry && isByFact ? [fill(FORECAST_DETAIL['immune-by-fact'].text, { fact: factInWords(input, entry) })] : [];
  return { ...NEXT.immune, details };
}

function ended(input: WordsInput, forecast: GroupForecast): Said {
  const entry = endOf(input.trace, forecast);
  const reason = entry?.saw?.['reason'] ?? forecast.reasons[0];
  switch (reason) {
    case 'past-season-end':
      return { ...outOfSeason(input, forecast, entry), details: [] };
    case 'past-maximum-age':
    case 'cannot-finish-before-maximum-age': {
      const first = entry && pastFirstDose(input, forecast, entry);
      if (first) return first;
      const whose = limitOf(input, forecast.vaccineGroup, input.today);
      if (whose === 'noted') return { ...NEXT['not-called-for'], details: [FORECAST_DETAIL['not-called-for'].text] };
      const isHealthy = whose === 'healthy';
      const details = entry?.attr ? ageLimitDetail(input, forecast, entry.attr, isHealthy) : [];
      return { ...NEXT[isHealthy ? (`${reason}-healthy` as const) : reason], details };
    }
    default:
      return { ...NEXT['past-immunization-history'], details: [] };
  }
}

/**
 * Nothing where the age is that of healthy children, since CDC has a series for a risk from then on, as of RSV antibody at
 * 8 months, and something is noted of the child.
 */
function ageLimitDetail(
  { edition, child, noted }: WordsInput,
  { vaccineGroup }: GroupForecast,
  age: DurationText,
  isHealthy: boolean,
): readonly string[] {
  const isOfHealthy = isHealthy || risksAt(edition, vaccineGroup, child.bornOn, dayAtAge(child.bornOn, age)).length > 0;
  if (isOfHealthy && noted.size > 0) return [];
  return [fill(FORECAST_DETAIL[isOfHealthy ? 'age-limit-healthy' : 'age-limit'].text, { age: ageLimitText(age) })];
}

/** Later doses of a series may be given after the age limit of the first. Null if it has no limit of its own. */
function pastFirstDose(input: WordsInput, { vaccineGroup }: GroupForecast, entry: TraceEntry): Said | null {
  const end = endAfterFirstDose(input, entry);
  if (end === null) return null;
  const age = ageLimitText(entry.attr ?? '');
  const limit = fill(FORECAST_DETAIL['first-dose-limit'].text, { age });
  if (dayNumber(input.today) >= end) return { ...NEXT['past-maximum-age'], details: [limit] };
  const past = say(NEXT, 'past-first-dose', { age });
  if (!input.mayHaveMore(vaccineGroup)) return { ...past, details: [] };
  return { ...NEXT['past-first-dose-unless-given'], details: [asSentence(past.text)] };
}

function outOfSeason(
  input: WordsInput,
  { vaccineGroup }: GroupForecast,
  entry: ReturnType<typeof endOf>,
): KeyedSentence {
  const next = entry && nextSeason(entry, input.today);
  if (!next) return NEXT['past-season-end'];
  if (entry.limit && next >= entry.limit) {
    return NEXT[TOO_OLD[limitOf(input, vaccineGroup, next)]];
  }
  return say(NEXT, 'past-season-end-until', { date: dayInWords(next, input.today) });
}

const TOO_OLD = {
  everybody: 'past-season-end-too-old',
  healthy: 'past-season-end-too-old-healthy',
  noted: 'past-season-end-not-called-for',
} as const;
