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

/** The editions asked for, one for each season year: a product keeps only those of a few. */
const editions = new Map<string, Edition>();

/** The edition that a history is judged by. */
export function editionOf({ edition, isRolled, asOf }: VaccineHistory): Edition {
  const key = `${edition} ${isRolled ? seasonYear(asOf) : 'as published'}`;
  const known = editions.get(key) ?? (isRolled ? editionOn(edition, asOf) : publishedEdition(edition));
  editions.set(key, known);
  return known;
}

/** What the engine makes of a history. */
export function assessed(history: VaccineHistory, trace?: Trace): Assessment {
  return evaluateAndForecast(editionOf(history), history.patient, history.doses, history.asOf, trace);
}

/** What was made of a history, with each dose named by what was entered in place of where; findings in one order. */
export function whateverTheOrder({ doses }: VaccineHistory, { findings, evaluations, ...rest }: Assessment): object {
  const named = <T extends { readonly dose: number | null }>(of: T) => ({ ...of, dose: doses[of.dose ?? -1] ?? null });
  return {
    ...rest,
    evaluations: evaluations.map(named),
    findings: findings.map((of) => JSON.stringify(named(of))).toSorted(),
  };
}

/** The assessment of a history, and by each series with a day the number of its dose that is due. */
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

/** The published dose of a series by its number. */
export function doseOf(history: VaccineHistory, series: string, target: number | null): DoseData | undefined {
  for (const antigen of Object.values(dataOf(history).antigens)) {
    const found = antigen.series.find(({ name }) => name === series);
    if (found) return found.doses.find(({ n }) => n === target);
  }
  return undefined;
}

/** The history with one dose more, on the day of which it is judged. */
export function withDose(history: VaccineHistory, dose: GivenDose): VaccineHistory {
  return { ...history, doses: [...history.doses, dose], asOf: day(dose.givenOn) };
}

/** The first preferable product at that age; one that is not live, where there is one, as no other stands in its way. */
export function productFor(history: VaccineHistory, { preferable }: DoseData, on: string): string | undefined {
  const bornOn = dayCount(history.patient.bornOn);
  const fitting = (preferable ?? []).filter(({ from, to }) => isWithin(dayCount(on), bornOn, from, to));
  return (fitting.find(({ cvx }) => !isLive(history, cvx)) ?? fitting[0])?.cvx;
}

/** Whether a product stands in the way of later ones. */
export function isLive(history: VaccineHistory, cvx: string): boolean {
  return dataOf(history).conflicts.some(({ after }) => Object.hasOwn(after, cvx));
}
