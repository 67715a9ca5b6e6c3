import { dayNumber, laterDay, type Day } from '#domain/time/day.ts';
import type { Assessment, GivenDose, GroupForecast } from '../assessment.ts';
import type { Edition, Product, SeriesDose } from '../edition.ts';
import { evaluateAndForecast } from '../engine.ts';
import { productContraindications } from '../forecast/immunity-contraindication.ts';
import { patientFacts } from '../organize/patient.ts';
import { askedFirst } from '../standing/asked-first.ts';
import { lastDayToGive } from '../standing/last-day.ts';
import { isEnding } from '../standing/last-day-within-year.ts';
import { waitingOf, waitsForNothing, type Waiting } from '../standing/prompt.ts';
import { windowEnd } from '../standing/window-end.ts';
import type { TraceEntry } from '../trace/trace.ts';
import type { NotPlanned, PlanRequest } from './plan.ts';
import { earlyVisitFor } from './scheduled-visit.ts';
import { seriesDose } from './series-dose.ts';
import { windowOf, type DatedGroupForecast, type Window } from './window.ts';

export type NextDose = Window & {
  /** Identifies the dose until it is given. */
  readonly key: string;
  readonly forecast: DatedGroupForecast;
  /** Not even for a scheduled visit. */
  readonly waitsForNothing: boolean;
};

export type DosePart = {
  readonly antigen: string;
  readonly earliest: Day;
  readonly target: SeriesDose;
  /** From the trace. */
  readonly decidesEarliest: TraceEntry | null;
  readonly decidesRecommended: TraceEntry | null;
};

/** What the engine says of doses by an edition. */
type Assessed = {
  readonly edition: Edition;
  readonly assessment: Assessment;
  /** Those of the assessment. */
  readonly doses: readonly GivenDose[];
};

export type Look = Assessed & {
  readonly on: Day;
  readonly nextDoses: readonly NextDose[];
  /** Of one that is open. */
  readonly partsOf: (next: NextDose) => readonly DosePart[];
  /** By an observation, on that day. */
  readonly isContraindicated: (product: Product) => boolean;
};

export function lookOn(request: PlanRequest, doses: readonly GivenDose[], on: Day): Look {
  const edition = request.editionOn(on, doses);
  const assessment = evaluateAndForecast(edition, request.patient, doses, on);
  const nextDoses = nextDosesOf(request, { edition, assessment, doses });
  const open = nextDoses.filter(({ opensOn }) => opensOn <= on);
  const parts = new Map<string, readonly DosePart[]>();
  let traces: ReadonlyMap<string, SeriesTrace> | null = null;
  // Lazy: rarely needed, and the birth date may be invalid.
  let contraindications: Look['isContraindicated'] | null = null;
  return {
    on,
    edition,
    assessment,
    doses,
    nextDoses,
    partsOf: (next) => {
      traces ??= tracesOf(request, { edition, assessment, doses }, open);
      const found = parts.get(next.key) ?? partsOf(edition, traces, next);
      parts.set(next.key, found);
      return found;
    },
    isContraindicated: (product) => {
      contraindications ??= contraindicationsOn(request, edition, on);
      return contraindications(product);
    },
  };
}

function contraindicationsOn({ patient }: PlanRequest, edition: Edition, on: Day): Look['isContraindicated'] {
  const child = { patient: patientFacts(edition, patient).facts, asOf: dayNumber(on) };
  return productContraindications(child, edition.antigens);
}

export type ForecastLeft = Pick<GroupForecast, 'vaccineGroup' | 'type' | 'series' | 'earliest' | 'latest'>;

/** Null if planned. A vaccine needed for a risk is never left out as `ask-your-doctor`. */
export function leftOut(
  { patient, askDoctorOn, wishes }: PlanRequest,
  { edition, assessment, doses }: Assessed,
  forecast: ForecastLeft,
): NotPlanned | null {
  const { vaccineGroup, type, earliest, latest } = forecast;
  const on = assessment.asOf;
  const { withoutGroups, withGroups, notBefore } = wishes;
  const deferredUntil = notBefore.get(vaccineGroup);
  const isDeferredForGood = deferredUntil !== undefined && latest !== null && latest < deferredUntil;
  if (withoutGroups.includes(vaccineGroup) || isDeferredForGood)
    return { vaccineGroup, why: 'not-wanted', observation: null };
  const isAskedFor = type === 'risk' || withGroups.includes(vaccineGroup);
  if (!isAskedFor && askDoctorOn(laterDay(on, earliest ?? on)).has(vaccineGroup)) {
    return { vaccineGroup, why: 'ask-your-doctor', observation: null };
  }
  const noted = (patient.observations ?? []).map(({ code }) => code);
  const asked = askedFirst({ edition, noted, assessment, doses, child: patient }, forecast);
  return asked && { vaccineGroup, why: 'ask-first', observation: asked.observation };
}

export function nextDosesOf(request: PlanRequest, assessed: Assessed): readonly NextDose[] {
  const { edition, assessment } = assessed;
  const { edition: chain, forecasts } = assessment;
  const noted = (request.patient.observations ?? []).map(({ code }) => code);
  return forecasts.filter(hasDates).flatMap((forecast) => {
    const { vaccineGroup, seriesGroup, dose } = forecast;
    if (leftOut(request, assessed, forecast) !== null) return [];
    const key = `${vaccineGroup}|${seriesGroup}|${dose}|${chain}`;
    const isAtOnce = waitsForNothing(forecast, noted);
    return { key, forecast, waitsForNothing: isAtOnce, ...wishedWindow(request, edition, forecast, assessment) };
  });
}

function wishedWindow(
  request: PlanRequest,
  edition: Edition,
  forecast: DatedGroupForecast,
  assessment: Assessment,
): Window {
  const { patient, motherHepatitisB, birthWeightKg, wishes } = request;
  const { bornOn, observations = [] } = patient;
  const { vaccineGroup, latest } = forecast;
  const { asOf, evaluations } = assessment;
  // Influenza that waits for September waits for a season that this edition may not have.
  const lastDay = vaccineGroup === 'Influenza' ? latest : lastDayToGive(edition, forecast);
  const isAskedFor = wishes.withGroups.includes(vaccineGroup);
  const noted = observations.map(({ code }) => code);
  const isPrompt = isEnding({ edition, child: { bornOn }, today: asOf }, forecast);
  const waitingFrom = (dueOn: Day): Waiting => {
    if (isPrompt) return { isPrompt, nearbyUntil: null };
    const windowEndsOn = windowEnd(edition, forecast, dueOn);
    const child = { bornOn, motherHepatitisB, birthWeightKg };
    return waitingOf({ ...forecast, dueOn, windowEndsOn }, { child, noted, evaluations, edition, today: asOf });
  };
  const notBefore = wishes.notBefore.get(vaccineGroup) ?? null;
  const window = windowOf(forecast, { bornOn, asOf, isAskedFor, waitingFrom, notBefore, lastDay });
  return { ...window, opensOn: earlyVisitFor(request, forecast, window, asOf) ?? window.opensOn };
}

function hasDates(forecast: GroupForecast): forecast is DatedGroupForecast {
  return forecast.dose !== null && forecast.earliest !== null && forecast.recommended !== null;
}

type SeriesTrace = { target?: number; earliest?: Day; decidesEarliest?: TraceEntry; decidesRecommended?: TraceEntry };

/** An antigen is judged by itself, so those of other vaccines are left out. */
function tracesOf(
  { patient }: PlanRequest,
  { edition, assessment, doses }: Assessed,
  nextDoses: readonly NextDose[],
): ReadonlyMap<string, SeriesTrace> {
  const traces = new Map<string, SeriesTrace>();
  const needed = new Set(nextDoses.flatMap(({ forecast }) => forecast.antigensNeeded));
  const antigens = edition.antigens.filter(({ name }) => needed.has(name));
  const trace = (entry: TraceEntry) => listen(traces, entry);
  evaluateAndForecast({ ...edition, antigens }, patient, doses, assessment.asOf, trace, 'forecast');
  return traces;
}

/** Skipped target doses are traced before the final one: the last entry counts. */
function listen(traces: Map<string, SeriesTrace>, entry: TraceEntry): void {
  if (entry.step !== '7.5' && entry.step !== '7.4') return;
  const key = `${entry.antigen}|${entry.series}`;
  const known = traces.get(key) ?? {};
  traces.set(key, known);
  if (entry.outcome === 'decides-earliest') known.decidesEarliest = entry;
  if (entry.outcome === 'unadjusted-recommended') known.decidesRecommended = entry;
  if (entry.step !== '7.4') return;
  if (entry.target !== undefined) known.target = entry.target;
  if (entry.date !== undefined) known.earliest = entry.date;
}

function partsOf(
  edition: Edition,
  traces: ReadonlyMap<string, SeriesTrace>,
  { forecast }: NextDose,
): readonly DosePart[] {
  return forecast.antigensNeeded.flatMap((name) => {
    return forecast.series.flatMap((seriesName): readonly DosePart[] => {
      const { target: number, earliest, ...decides } = traces.get(`${name}|${seriesName}`) ?? {};
      const target = seriesDose(edition, name, seriesName, number);
      if (!target || earliest === undefined) return [];
      const { decidesEarliest = null, decidesRecommended = null } = decides;
      return [{ antigen: name, earliest, target, decidesEarliest, decidesRecommended }];
    });
  });
}

/** All antigens of a vaccine group, unless one has priority. */
export function partsPossibleOn(look: Look, next: NextDose): readonly DosePart[] {
  return look.partsOf(next).filter(({ earliest }) => earliest <= look.on);
}
