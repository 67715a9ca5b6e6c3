import { compileEdition } from '#domain/vaccines/editions/compile-edition.ts';
import { day } from '#domain/time/day.ts';
import { evaluateAndForecast } from '#domain/vaccines/engine.ts';
import type { Assessment, DoseEvaluation, GivenDose, GroupForecast } from '#domain/vaccines/assessment.ts';
import type { Edition } from '#domain/vaccines/edition.ts';
import type {
  AntigenData,
  AntigenOfProduct,
  ConflictData,
  Cvx,
  DoseData,
  SeriesData,
  SelectData,
  SupportingData,
} from '#domain/vaccines/supporting-data.ts';
import type { Trace, TraceEntry } from '#domain/vaccines/trace/trace.ts';

/** New Year's Day, so that ages are easy to read. */
const BORN_ON = '2025-01-01';

const PRODUCT = '901';

type MadeDose = Partial<DoseData>;
type MadeSeries = Partial<Omit<SeriesData, 'doses' | 'select'>> & {
  /** How many, or each dose's requirements. */
  readonly doses?: number | readonly MadeDose[];
  readonly select?: Partial<SelectData>;
};
type MadeEdition = {
  readonly series: readonly SeriesData[];
  readonly antigens?: Readonly<Record<string, Omit<AntigenData, 'series'>>>;
  /** Antigens of a product; by default, those of the series that name it. */
  readonly cvx?: Readonly<Record<Cvx, readonly AntigenOfProduct[]>>;
  readonly conflicts?: readonly ConflictData[];
  /** Vaccine groups in which every antigen must count, as in MMR. */
  readonly fullGroups?: readonly string[];
  readonly observations?: readonly string[];
};

/** A standard one-antigen series without limits; its doses take `PRODUCT`. */
export function aSeries({ doses = 1, select, ...rest }: MadeSeries = {}): SeriesData {
  const antigen = rest.antigen ?? 'Fernpox';
  const wanted: readonly MadeDose[] = typeof doses === 'number' ? Array.from({ length: doses }, () => ({})) : doses;
  return {
    name: 'series',
    antigen,
    group: antigen,
    type: 'standard',
    ...rest,
    select: { group: '1', groupName: 'Standard', ...select },
    doses: wanted.map((of, index) => ({ n: index + 1, preferable: [{ cvx: PRODUCT }], ...of })),
  };
}

function someData(made: MadeEdition): SupportingData {
  const names = [...new Set(made.series.map(({ antigen }) => antigen))];
  const groups = Map.groupBy(made.series, ({ group }) => group);
  return {
    vaccineGroups: Object.fromEntries(
      [...groups].map(([name, series]) => [
        name,
        {
          antigens: [...new Set(series.map(({ antigen }) => antigen))],
          ...(made.fullGroups?.includes(name) && { fullGroup: true }),
        },
      ]),
    ),
    cvx: Object.fromEntries(
      Object.entries({ ...productsNamed(made), ...made.cvx }).map(([cvx, antigens]) => [
        cvx,
        { name: `product ${cvx}`, antigens },
      ]),
    ),
    conflicts: made.conflicts ?? [],
    observations: Object.fromEntries(observationsNamed(made).map((code) => [code, { title: `observation ${code}` }])),
    antigens: Object.fromEntries(
      names.map((name) => [
        name,
        { ...made.antigens?.[name], series: made.series.filter(({ antigen }) => antigen === name) },
      ]),
    ),
  };
}

/** A small made-up edition, to test one rule at a time. */
export function anEdition(made: MadeEdition): Edition {
  return compileEdition(someData(made), 'test');
}

function productsNamed({ series }: MadeEdition): Record<Cvx, readonly string[]> {
  const named: Record<Cvx, string[]> = {};
  for (const { antigen, doses } of series) {
    for (const cvx of doses.flatMap(productsOf)) {
      const antigens = (named[cvx] ??= []);
      if (!antigens.includes(antigen)) antigens.push(antigen);
    }
  }
  return named;
}

function productsOf({ preferable = [], allowable = [], inadvertent = [] }: DoseData): readonly Cvx[] {
  return [...preferable, ...allowable].map(({ cvx }) => cvx).concat(inadvertent);
}

function observationsNamed({ series, antigens = {}, observations = [] }: MadeEdition): readonly string[] {
  const inSeries = series.flatMap(({ indications = [], doses }) => [
    ...indications.map(({ obs }) => obs),
    ...doses.flatMap(({ interval = [] }) => interval.flatMap(({ obs }) => obs ?? [])),
  ]);
  const inAntigens = Object.values(antigens).flatMap(({ immunity, contraindications }) => [
    ...(immunity?.history ?? []).map(({ obs }) => obs),
    ...(immunity?.born ?? []).flatMap(({ except }) => except ?? []),
    ...(contraindications?.antigen ?? []).map(({ obs }) => obs),
    ...(contraindications?.vaccine ?? []).map(({ obs }) => obs),
  ]);
  return [...observations, ...inSeries, ...inAntigens];
}

/** '2025-03-01 901', or a dose with more detail. */
export type MadeGiven = string | GivenDose;

type Child = {
  readonly bornOn?: string;
  readonly sex?: string;
  /** '160', or with a day '160 2025-03-01'. */
  readonly observations?: readonly string[];
  readonly country?: string;
  readonly doses?: readonly MadeGiven[];
  readonly asOf: string;
  readonly trace?: Trace;
};

/** The child is born on January 1, 2025 by default. */
export function assess(edition: Edition, child: Child): Assessment {
  const { bornOn = BORN_ON, sex = 'female', observations = [], country = null, doses = [], asOf, trace } = child;
  const patient = {
    bornOn: day(bornOn),
    sex,
    country,
    observations: observations.map((text) => {
      const [code = '', on] = text.split(' ');
      return { code, on: on === undefined ? null : day(on) };
    }),
  };
  return evaluateAndForecast(edition, patient, doses.map(given), day(asOf), trace);
}

function given(dose: MadeGiven): GivenDose {
  if (typeof dose !== 'string') return dose;
  const [givenOn = '', cvx = PRODUCT] = dose.split(' ');
  return { givenOn, cvx };
}

type Which = Partial<Pick<DoseEvaluation, 'antigen' | 'seriesGroup' | 'series' | 'seriesType'>>;

/**
 * Like 'valid', 'valid in grace', 'not-valid age-too-young', 'not looked at'.
 *
 * @throws RangeError if more than one series evaluates a dose
 */
export function verdicts({ evaluations }: Assessment, which: Which = {}): readonly string[] {
  const asked = evaluations.filter((of) => isWhich(of, which));
  const most = Math.max(-1, ...evaluations.map(({ dose }) => dose));
  return Array.from({ length: most + 1 }, (_, dose) => {
    const ofDose = asked.filter((of) => of.dose === dose);
    if (ofDose.length > 1) throw new RangeError(`several series tell of dose ${dose}: say which`);
    return ofDose[0] ? verdict(ofDose[0]) : 'not looked at';
  });
}

function verdict({ status, reasons, isInGrace }: DoseEvaluation): string {
  return [status, ...(isInGrace ? ['in grace'] : []), ...reasons].join(' ');
}

function isWhich(of: DoseEvaluation, which: Which): boolean {
  return Object.entries(which).every(([key, value]) => of[key as keyof Which] === value);
}

/** @throws RangeError if there is not exactly one */
export function next(
  { forecasts }: Assessment,
  which: Partial<Pick<GroupForecast, 'vaccineGroup' | 'seriesGroup'>> = {},
): GroupForecast {
  const { vaccineGroup, seriesGroup } = which;
  const found = forecasts.filter(
    (of) =>
      (vaccineGroup === undefined || of.vaccineGroup === vaccineGroup) &&
      (seriesGroup === undefined || of.seriesGroup === seriesGroup),
  );
  const [only] = found;
  if (!only || found.length > 1) throw new RangeError(`${found.length} forecasts, not one`);
  return only;
}

/** By series name. */
export function pointsOf(entries: readonly TraceEntry[]): Readonly<Record<string, number>> {
  const points: Record<string, number> = {};
  for (const { outcome, series = '', saw } of entries)
    if (outcome === 'points') points[series] = (points[series] ?? 0) + Number(saw?.['given']);
  return points;
}
