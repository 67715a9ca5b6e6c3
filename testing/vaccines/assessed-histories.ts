import { day } from '#domain/time/day.ts';
import type { Assessment, GivenDose } from '#domain/vaccines/assessment.ts';
import type { Edition } from '#domain/vaccines/edition.ts';
import { editionOn, publishedEdition } from '#domain/vaccines/editions/editions-data.ts';
import { evaluateAndForecast } from '#domain/vaccines/engine.ts';
import { seasonYear } from '#domain/vaccines/editions/season-roll.ts';
import type { DoseData } from '#domain/vaccines/supporting-data.ts';
import type { Trace } from '#domain/vaccines/trace/trace.ts';
import type { VaccineHistory } from './vaccine-histories.ts';
import { dayCount, isWithin } from './by-hand/days.ts';
import { dataOf } from './by-hand/published-data.ts';

/** One per season year; the product caches only a few. */
const editions = new Map<string, Edition>();

export function editionOf({ edition, isRolled, asOf }: VaccineHistory): Edition {
  const key = `${edition} ${isRolled ? seasonYear(asOf) : 'as published'}`;
  const known = editions.get(key) ?? (isRolled ? editionOn(edition, asOf) : publishedEdition(edition));
  editions.set(key, known);
  return known;
}

export function assessed(history: VaccineHistory, trace?: Trace): Assessment {
  return evaluateAndForecast(editionOf(history), history.patient, history.doses, history.asOf, trace);
}

/** Doses are named by content instead of index, and findings sorted. */
export function withoutOrder({ doses }: VaccineHistory, { findings, evaluations, ...rest }: Assessment): object {
  const named = <T extends { readonly dose: number | null }>(of: T) => ({ ...of, dose: doses[of.dose ?? -1] ?? null });
  return {
    ...rest,
    evaluations: evaluations.map(named),
    findings: findings.map((of) => JSON.stringify(named(of))).toSorted(),
  };
}

export function dueOf(history: VaccineHistory): {
  readonly assessment: Assessment;
  readonly due: ReadonlyMap<string, number>;
} {
  const due = new Map<string, number>();
  const assessment = assessed(history, ({ step, outcome, series, target }) => {
    if (step === '7.4' && outcome === 'not-complete' && series && target) due.set(series, target);
  });
  return { assessment, due };
}

export function doseOf(history: VaccineHistory, series: string, target: number | null): DoseData | undefined {
  for (const antigen of Object.values(dataOf(history).antigens)) {
    const found = antigen.series.find(({ name }) => name === series);
    if (found) return found.doses.find(({ n }) => n === target);
  }
  return undefined;
}

export function withDose(history: VaccineHistory, dose: GivenDose): VaccineHistory {
  return { ...history, doses: [...history.doses, dose], asOf: day(dose.givenOn) };
}

/** The first preferable product for the age, not live if possible, to avoid conflicts. */
export function productFor(history: VaccineHistory, { preferable }: DoseData, on: string): string | undefined {
  const bornOn = dayCount(history.patient.bornOn);
  const fitting = (preferable ?? []).filter(({ from, to }) => isWithin(dayCount(on), bornOn, from, to));
  return (fitting.find(({ cvx }) => !isLive(history, cvx)) ?? fitting[0])?.cvx;
}

export function isLive(history: VaccineHistory, cvx: string): boolean {
  return dataOf(history).conflicts.some(({ after }) => Object.hasOwn(after, cvx));
}
