import { day, type Day } from '#domain/time/day.ts';
import type { GroupForecast, Patient } from '#domain/vaccines/assessment.ts';
import type { MotherHepatitisB } from '#domain/vaccines/editions/authorities-file.ts';
import { categoryOn } from '#domain/vaccines/editions/category-on.ts';
import { editionBy } from '#domain/vaccines/editions/edition-by.ts';
import { authorities, CURRENT_EDITION, editionOn, routineSchedule } from '#domain/vaccines/editions/editions-data.ts';
import { evaluateAndForecast } from '#domain/vaccines/engine.ts';
import { judgedDoses, type KnownDose } from '#domain/vaccines/given/known-dose.ts';
import type { PlanInput } from '#domain/vaccines/planned/plan-on.ts';
import type { PlanRow } from '#domain/vaccines/planned/plan-rows.ts';
import { plannedGroups, type PlannedGroup } from '#domain/vaccines/planned/planned-group.ts';
import { mainForecast } from '#domain/vaccines/standing/main-forecast.ts';
import type { Decision } from '#domain/vaccines/standing/planned-status.ts';

type Chosen = {
  readonly authority?: string;
  readonly motherHepatitisB?: MotherHepatitisB;
  readonly decided?: Readonly<Record<string, Decision>>;
};

/** Of a girl, by the current edition; her mother's hepatitis B result is unknown unless it is given. */
export function planInput(
  bornOn: Day,
  doses: readonly KnownDose[] = [],
  { authority = 'cdc', motherHepatitisB = 'unknown', decided = {} }: Chosen = {},
): PlanInput {
  const child = { bornOn, motherHepatitisB, motherRsvVaccine: false };
  return {
    patient: { bornOn, sex: 'female' },
    doses,
    decided: new Map(Object.entries(decided)),
    schedule: routineSchedule(),
    editionOn: (on) => editionBy(authorities(), { id: authority }, currentEditionOn(on), child, on),
    categoryOn: (group, on) => categoryOn(authorities(), { id: authority }, group, child, on),
  };
}

export function currentEditionOn(on: Day) {
  return editionOn(CURRENT_EDITION, on);
}

/** In order of entry; null is an unknown day. */
export function ofProduct(cvx: string, ...days: readonly (string | null)[]): KnownDose[] {
  return days.map((on) => ({ id: `${on} ${cvx}`, givenOn: on === null ? null : day(on), cvx, vaccine: null }));
}

/** With an unknown product. */
export function ofVaccine(vaccine: string, ...days: readonly (string | null)[]): KnownDose[] {
  return days.map((on) => ({ id: `${on} ${vaccine}`, givenOn: on === null ? null : day(on), cvx: null, vaccine }));
}

export function plannedGroup(id: string): PlannedGroup {
  const found = plannedGroups(routineSchedule()).find((group) => group.id === id);
  if (!found) throw new Error(`no planned group: ${id}`);
  return found;
}

export function forecastOf(
  { patient, doses }: { readonly patient: Patient; readonly doses: readonly KnownDose[] },
  id: string,
  on: Day,
): GroupForecast | undefined {
  const given = judgedDoses(routineSchedule(), doses).map((dose) => dose.given);
  const { forecasts } = evaluateAndForecast(currentEditionOn(on), patient, given, on);
  return mainForecast(forecasts, plannedGroup(id).group);
}

/** Like '2 given', '3 due 2026-07-15', '4 not needed'. */
export function rowTexts(rows: readonly PlanRow[], vaccine: string): string[] {
  return rows
    .filter((row) => row.vaccine === vaccine)
    .map(({ number, dose, due }) => {
      if (dose) return `${number} given`;
      return due ? `${number} due ${due.dueOn}` : `${number} not needed`;
    });
}
