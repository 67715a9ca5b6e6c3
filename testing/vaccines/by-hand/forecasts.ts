import type { ForecastStatus, GroupForecast } from '#domain/vaccines/assessment.ts';
import type { DoseData } from '#domain/vaccines/supporting-data.ts';
import { after, dayCount, dayText, isInForce, isWithin } from './days.ts';
import { countedFrom, seriesByHand, type ByHand, type SeriesByHand } from './doses.ts';
import { isLeftOut, walked } from './targets.ts';

/** Without a dose, only its status. */
type Next = {
  readonly status: ForecastStatus;
  readonly dates?: Dates;
};

type Dates = {
  readonly earliest: number;
  readonly recommended: number;
  readonly pastDue: number | null;
  readonly latest: number | null;
  readonly dose: number;
  readonly hasPriority: boolean;
};

/** Forecasts, and doses of series, that differ from those computed here. */
export function forecastDifferences(hand: ByHand): readonly string[] {
  const nexts = new Map<string, Next>();
  const walks = seriesByHand(hand).map((series) => {
    const { left, atOdds } = walked(series);
    nexts.set(series.series.name, nextOf(series, left));
    return atOdds ?? [];
  });
  const forecasts = hand.assessment.forecasts.map((forecast) => {
    const parts = forecast.series.flatMap((name) => nexts.get(name) ?? []);
    const byHand = JSON.stringify(mergedByHand(hand, forecast, parts));
    const { status, dose, earliest, recommended, pastDue, latest } = forecast;
    const byEngine = JSON.stringify([status, dose, earliest, recommended, pastDue, latest]);
    return byHand === byEngine ? [] : `${forecast.series.join(' + ')}: ${byEngine}, by hand ${byHand}`;
  });
  return [...walks, ...forecasts].flat();
}

function nextOf(series: SeriesByHand, left: readonly DoseData[]): Next {
  const { bornOn, judged, asOf } = series;
  const question = { mode: 'forecast', on: asOf, anchor: asOf, index: judged.length } as const;
  for (const dose of left) {
    if (isLeftOut(series, dose, question)) continue;
    if (isImmune(series)) return { status: 'immune' };
    if (isContraindicated(series, dose)) return { status: 'contraindicated' };
    if (dose.season?.end !== undefined && asOf > dayCount(dose.season.end)) return { status: 'not-recommended' };
    const max = dose.age?.find((entry) => isInForce(asOf, entry))?.max;
    const end = max === undefined ? Infinity : after(bornOn, max);
    const earliest = earliestOf(series, dose);
    if (asOf >= end || earliest >= end) return { status: 'aged-out' };
    if (isLeftOut(series, dose, { ...question, on: earliest })) continue;
    return { status: 'not-complete', dates: datesOf(series, dose, earliest, end) };
  }
  return { status: judged.some(({ of }) => of.status === 'valid') ? 'complete' : 'not-recommended' };
}

type Part = 'min' | 'rec' | 'late';

function ageDays({ bornOn, asOf }: SeriesByHand, { age }: DoseData, part: Part): readonly number[] {
  const duration = age?.find((entry) => isInForce(asOf, entry))?.[part];
  return duration === undefined ? [] : [after(bornOn, duration)];
}

function intervalDays(series: SeriesByHand, { interval }: DoseData, part: Part): readonly number[] {
  return (interval ?? []).flatMap((entry) => {
    const duration = entry[part];
    const from = countedFrom(series, entry, series.judged.length);
    return duration === undefined || from === null || !isInForce(series.asOf, entry) ? [] : after(from, duration);
  });
}

function earliestOf(series: SeriesByHand, dose: DoseData): number {
  const days = [
    ...ageDays(series, dose, 'min'),
    ...startOfRisk(series),
    ...intervalDays(series, dose, 'min'),
    ...endOfConflicts(series, dose),
    ...(dose.season?.start === undefined ? [] : [dayCount(dose.season.start)]),
    ...series.judged.slice(-1).map(({ on }) => on),
  ];
  return days.length === 0 ? series.bornOn : Math.max(...days);
}

/** The age at which a series for a risk may start: our own limit of each of its doses. */
function startOfRisk({ bornOn, series: { type, select } }: SeriesByHand): readonly number[] {
  return type === 'risk' && select.minStart !== undefined ? [after(bornOn, select.minStart)] : [];
}

/** When live vaccines no longer delay the first preferable product. */
function endOfConflicts({ data, doses }: SeriesByHand, { preferable }: DoseData): readonly number[] {
  const ends = (preferable ?? []).map(({ cvx }) => {
    const days = doses.flatMap((given) => {
      const pairs = data.conflicts.filter((conflict) => conflict.after[given.cvx]?.includes(cvx));
      return pairs.map(({ end }) => after(dayCount(given.givenOn), end));
    });
    return Math.max(-Infinity, ...days);
  });
  const first = Math.min(...ends);
  return Number.isFinite(first) ? [first] : [];
}

function datesOf(series: SeriesByHand, dose: DoseData, earliest: number, end: number): Dates {
  const published = (part: Part) => {
    const days = ageDays(series, dose, part);
    return Math.max(...(days.length > 0 ? days : intervalDays(series, dose, part)));
  };
  const late = published('late');
  const intervals = dose.interval ?? [];
  return {
    earliest,
    recommended: Math.max(earliest, published('rec')),
    pastDue: Number.isFinite(late) ? Math.max(earliest, late - 1) : null,
    latest: Number.isFinite(end) ? end - 1 : null,
    dose: series.judged.filter((judged) => isOfItsSeason(series, judged)).length + 1,
    hasPriority: intervals.length > 0 && intervals.every(({ priority }) => priority),
  };
}

function isOfItsSeason({ series }: SeriesByHand, { on, of }: SeriesByHand['judged'][number]): boolean {
  const start = series.doses.find(({ n }) => n === of.target)?.season?.start;
  return of.status === 'valid' && (start === undefined || on >= dayCount(start));
}

function isImmune({ data, patient, series }: SeriesByHand): boolean {
  const codes = (patient.observations ?? []).map(({ code }) => code);
  const { history = [], born = [] } = data.antigens[series.antigen]?.immunity ?? {};
  const isBornBefore = born.some(
    ({ before, country, except = [] }) =>
      patient.bornOn < before &&
      !except.some((code) => codes.includes(code)) &&
      (country === undefined || country === patient.country),
  );
  return isBornBefore || history.some(({ obs }) => codes.includes(obs));
}

function isContraindicated({ data, bornOn, patient, asOf, series }: SeriesByHand, { preferable = [] }: DoseData) {
  const codes = (patient.observations ?? []).map(({ code }) => code);
  const { antigen = [], vaccine = [] } = data.antigens[series.antigen]?.contraindications ?? {};
  const holds = ({ obs, from, to }: (typeof antigen)[number]) =>
    codes.includes(obs) && isWithin(asOf, bornOn, from, to);
  const against = vaccine.filter(holds).flatMap(({ cvx }) => cvx);
  const isAgainst = (cvx: string) =>
    against.some((of) =>
      typeof of === 'string' ? of === cvx : of.cvx === cvx && isWithin(asOf, bornOn, of.from, of.to),
    );
  return antigen.some(holds) || (preferable.length > 0 && preferable.every(({ cvx }) => isAgainst(cvx)));
}

function mergedByHand(hand: ByHand, { vaccineGroup }: GroupForecast, parts: readonly Next[]): readonly unknown[] {
  const statuses = parts.map(({ status }) => status);
  const first = (['contraindicated', 'aged-out', 'not-recommended', 'not-complete'] as const).find((status) =>
    statuses.includes(status),
  );
  const status = first ?? (statuses.every((of) => of === 'immune') ? 'immune' : 'complete');
  if (status !== 'not-complete') return [status, null, null, null, null, null];
  const dates = parts.flatMap((part) => part.dates ?? []);
  const days = dates.map((of) => of.earliest);
  const isPressing = dates.length > 1 && dates.some(({ hasPriority }) => hasPriority);
  const earliest = isPressing ? Math.max(Math.min(...days), lastOfGroup(hand, vaccineGroup)) : Math.max(...days);
  const soonest = (known: readonly (number | null)[], least: number) => {
    const given = known.filter((day) => day !== null);
    return given.length === 0 ? null : dayText(Math.max(least, Math.min(...given)));
  };
  const numbers = dates.map(({ dose }) => dose);
  return [
    status,
    hand.data.vaccineGroups[vaccineGroup]?.fullGroup ? Math.min(...numbers) : Math.max(...numbers),
    dayText(earliest),
    soonest(
      dates.map(({ recommended }) => recommended),
      earliest,
    ),
    soonest(
      dates.map(({ pastDue }) => pastDue),
      earliest,
    ),
    soonest(
      dates.map(({ latest }) => latest),
      -Infinity,
    ),
  ];
}

function lastOfGroup({ data, doses }: ByHand, vaccineGroup: string): number {
  const { antigens = [] } = data.vaccineGroups[vaccineGroup] ?? {};
  const ofGroup = doses.filter(({ cvx }) =>
    data.cvx[cvx]?.antigens.some((of) => antigens.includes(typeof of === 'string' ? of : of.antigen)),
  );
  return Math.max(-Infinity, ...ofGroup.map(({ givenOn }) => dayCount(givenOn)));
}
