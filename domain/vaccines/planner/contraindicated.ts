import type { Assessment, GivenDose, Patient } from '../assessment.ts';
import type { Edition } from '../edition.ts';
import { evaluateAndForecast } from '../engine.ts';
import { mainForecast } from '../standing/main-forecast.ts';
import type { ObservationCode } from '../supporting-data.ts';
import { observationsAgainst } from './observations-against.ts';

export type Contraindicated = {
  /** Of each vaccine group that must not be given, by the forecast that its rows follow, the observations against it. */
  readonly against: ReadonlyMap<string, readonly ObservationCode[]>;
  /** What the engine would say without these: a contraindicated vaccine group has no date. */
  readonly without: Assessment;
};

type Assessed = {
  readonly patient: Patient;
  readonly doses: readonly GivenDose[];
  readonly assessment: Pick<Assessment, 'forecasts' | 'asOf'>;
};

/** What must not be given because of what is noted of the child; null if there is nothing. */
export function contraindicatedIn(edition: Edition, { patient, doses, assessment }: Assessed): Contraindicated | null {
  const { forecasts, asOf } = assessment;
  const groups = [...new Set(forecasts.map(({ vaccineGroup }) => vaccineGroup))].filter(
    (group) => mainForecast(forecasts, group)?.status === 'contraindicated',
  );
  if (groups.length === 0) return null;
  const against = new Map(groups.map((group) => [group, observationsAgainst(patient, edition, group, asOf)]));
  const all = new Set([...against.values()].flat());
  const observations = patient.observations?.filter(({ code }) => !all.has(code)) ?? [];
  return { against, without: evaluateAndForecast(edition, { ...patient, observations }, doses, asOf) };
}
