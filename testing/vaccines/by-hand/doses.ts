import type { Assessment, DoseEvaluation, GivenDose, Patient } from '#domain/vaccines/assessment.ts';
import type {
  DoseData,
  IntervalData,
  SeriesData,
  SupportingData,
  VaccineData,
} from '#domain/vaccines/supporting-data.ts';
import { after, dayCount, isInForce, isWithin } from './days.ts';

export type ByHand = {
  readonly data: SupportingData;
  readonly patient: Patient;
  readonly doses: readonly GivenDose[];
  readonly assessment: Assessment;
};

export type Judged = { readonly on: number; readonly given: GivenDose; readonly of: DoseEvaluation };

/** Doses are sorted by day, then CVX. */
export type SeriesByHand = ByHand & {
  readonly bornOn: number;
  readonly asOf: number;
  readonly series: SeriesData;
  readonly judged: readonly Judged[];
};

export function seriesByHand(hand: ByHand): readonly SeriesByHand[] {
  const all = Object.values(hand.data.antigens).flatMap(({ series }) => series);
  const bySeries = Map.groupBy(hand.assessment.evaluations, ({ series }) => series);
  const named = new Set([...bySeries.keys(), ...hand.assessment.forecasts.flatMap(({ series }) => series)]);
  return all
    .filter(({ name }) => named.has(name))
    .map((series) => {
      const judged = (bySeries.get(series.name) ?? []).flatMap((of) => {
        const given = hand.doses[of.dose];
        return given ? { on: dayCount(given.givenOn), given, of } : [];
      });
      const inOrder = judged.toSorted((a, b) => a.on - b.on || Number(a.given.cvx) - Number(b.given.cvx));
      return {
        ...hand,
        bornOn: dayCount(hand.patient.bornOn),
        asOf: dayCount(hand.assessment.asOf),
        series,
        judged: inOrder,
      };
    });
}

/** Doses whose reasons or grace differ from those computed here. */
export function doseDifferences(hand: ByHand): readonly string[] {
  return seriesByHand(hand).flatMap((series) =>
    series.judged.flatMap((judged, index) => {
      const dose = series.series.doses.find(({ n }) => n === judged.of.target);
      if (!dose) return [];
      const byHand = verdictOn(series, dose, judged, index);
      const { status, reasons, isInGrace } = judged.of;
      const byEngine = `${status} ${reasons.join(' ')}${isInGrace ? 'with grace' : ''}`;
      if (byHand === byEngine) return [];
      return `${series.series.name} ${dose.n}, ${judged.given.cvx} on ${judged.given.givenOn}: ${byEngine}, by hand ${byHand}`;
    }),
  );
}

function verdictOn(series: SeriesByHand, dose: DoseData, { on, given }: Judged, index: number): string {
  if (dose.inadvertent?.includes(given.cvx)) return 'not-valid inadvertent-vaccine';
  const { bornOn, judged } = series;
  const age = (dose.age ?? []).find((entry) => isInForce(on, entry));
  const isEarly = (start: number, least: string | undefined) => least !== undefined && on < after(start, least);
  const waits = (intervals: readonly IntervalData[] | undefined) =>
    (intervals ?? [])
      .filter((entry) => isInForce(on, entry))
      .map((entry) => ({ entry, from: countedFrom(series, entry, index) }));
  const preferable = waits(dose.interval);
  const allowable = waits(dose.allowableInterval);
  const isTooSoon = ({ entry, from }: (typeof preferable)[number]) => from !== null && isEarly(from, entry.absMin);
  const failsPreferable = preferable.some(isTooSoon);
  const failsAllowable = allowable.length === 0 || allowable.some(isTooSoon);
  const isTooOld = age?.max !== undefined && on >= after(bornOn, age.max);
  const isTooYoung = isEarly(bornOn, age?.absMin);
  const reasons = [
    ...(isTooOld ? ['age-too-old'] : isTooYoung ? ['age-too-young'] : []),
    ...(failsPreferable && failsAllowable ? ['interval-too-short'] : []),
    ...(isInTheWay(series, judged, on, given) ? ['live-vaccine-conflict'] : []),
    ...(isListed(series, dose, on, given) ? [] : ['vaccine-not-allowed']),
  ];
  const isShort = !failsPreferable && preferable.some(({ entry, from }) => from !== null && isEarly(from, entry.min));
  if (reasons.length > 0) return `${isTooOld ? 'extraneous' : 'not-valid'} ${reasons.join(' ')}`;
  return `valid ${isShort || isEarly(bornOn, age?.min) ? 'with grace' : ''}`;
}

/** The day from which a dose's interval counts; null if there is none. */
export function countedFrom(
  { judged, doses, patient }: SeriesByHand,
  interval: IntervalData,
  index: number,
): number | null {
  const before = judged.slice(0, index);
  const counts = ({ of }: Judged) =>
    of.status === 'valid' || (of.status === 'not-valid' && of.reason !== 'inadvertent-vaccine');
  switch (interval.from) {
    case 'previous':
      return before.findLast(counts)?.on ?? null;
    case 'dose':
      return before.findLast(({ of }) => of.status === 'valid' && of.target === interval.dose)?.on ?? null;
    case 'most-recent': {
      const wrong = judged.filter(({ of }) => of.reason === 'inadvertent-vaccine').map(({ of }) => of.dose);
      const current = judged[index];
      const isBefore = ({ givenOn, cvx }: GivenDose) =>
        !current ||
        dayCount(givenOn) < current.on ||
        (dayCount(givenOn) === current.on && Number(cvx) < Number(current.given.cvx));
      const days = doses
        .filter((dose, place) => interval.cvx?.includes(dose.cvx) && isBefore(dose) && !wrong.includes(place))
        .map(({ givenOn }) => dayCount(givenOn));
      return days.length === 0 ? null : Math.max(...days);
    }
    case 'observation': {
      const days = (patient.observations ?? []).flatMap(({ code, on }) =>
        code === interval.obs && on ? dayCount(on) : [],
      );
      return days.length === 0 ? null : Math.max(...days);
    }
  }
}

/** Whether an earlier live vaccine conflicts: less long if it counts or is of another series. */
function isInTheWay({ data, doses }: SeriesByHand, judged: readonly Judged[], on: number, { cvx }: GivenDose): boolean {
  return doses.some((earlier, place) => {
    const start = dayCount(earlier.givenOn);
    const status = judged.find(({ of }) => of.dose === place)?.of.status ?? 'valid';
    return data.conflicts.some(
      ({ begin, minEnd, end, after: laters }) =>
        laters[earlier.cvx]?.includes(cvx) && isWithin(on, start, begin, status === 'valid' ? minEnd : end),
    );
  });
}

function isListed(
  { bornOn }: SeriesByHand,
  { preferable, allowable }: DoseData,
  on: number,
  given: GivenDose,
): boolean {
  const fits = (listed: string | undefined, of: string | null | undefined) => !listed || !of || listed === of;
  const isThis = ({ cvx, from, to }: VaccineData) => cvx === given.cvx && isWithin(on, bornOn, from, to);
  return (
    (preferable ?? []).some((item) => isThis(item) && fits(item.mvx, given.mvx) && fits(item.brand, given.brand)) ||
    (allowable ?? []).some(isThis)
  );
}
