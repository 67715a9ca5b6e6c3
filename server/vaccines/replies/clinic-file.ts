import type { Bundle } from '#domain/fhir/bundle.ts';
import type { FhirChild } from '#domain/fhir/patient.ts';
import { todayIn, type Day } from '#domain/time/day.ts';
import { routineSchedule } from '#domain/vaccines/editions/editions-data.ts';
import type { FhirDose } from '#domain/vaccines/fhir/dose.ts';
import { fhirVaccineBundle, type VaccineResource } from '#domain/vaccines/fhir/fhir.ts';
import { laterForecasts } from '#domain/vaccines/fhir/later-forecasts.ts';
import { listForClinic } from '#domain/vaccines/fhir/list.ts';
import { notGivenOn, type DecidedVaccine } from '#domain/vaccines/fhir/not-given.ts';
import {
  plannedNext,
  seasonalDueOn,
  unansweredGroups,
  withheldIn,
  type RowForClinic,
} from '#domain/vaccines/fhir/planned-next.ts';
import { cvxForClinics, cvxForClinicsOf, type JudgedDose } from '#domain/vaccines/given/known-dose.ts';
import { categoryFor } from '#domain/vaccines/planned/child-on-day.ts';
import { plannedGroups } from '#domain/vaccines/planned/planned-group.ts';
import { rowsOnDay, type RowOnDay } from '#domain/vaccines/planned/rows-on-day.ts';
import { unsettledGroups } from '#domain/vaccines/planned/unsettled-groups.ts';
import { ofMother } from '#domain/vaccines/planned/vaccine-record.ts';
import { NOT_PLANNED } from '#domain/vaccines/words/visit-sentences.ts';
import type { MyChild } from '#server/children/access.ts';
import { knownDose } from '../rules/dose.ts';
import { onDay, type PlanData } from '../rules/plan-data.ts';

type ClinicContext = {
  /** As the file names it. */
  readonly named: FhirChild;
  readonly today: Day;
  readonly timeZone: string;
  readonly now: Date;
};

/** Doses, what was declined or put off, and the plan, as FHIR R4. */
export function clinicFile(
  vaccines: PlanData & { readonly child: MyChild },
  { named, today, timeZone, now }: ClinicContext,
): Bundle<VaccineResource> {
  const { child, doses } = vaccines;
  const groups = plannedGroups(routineSchedule());
  const of = onDay(vaccines, today);
  const { record: recorded, published, edition, patient, judged, assessment } = of;
  const planRows = rowsOnDay(of);
  const rows = planRows.map(rowForClinic);
  const isDecidedTogether = (vaccineGroup: string, on: Day) =>
    categoryFor(recorded, published, vaccineGroup, on)?.categories.includes('ask-your-doctor') ?? false;
  const record = {
    child: named,
    doses: judged.map((dose) => judgedFhirDose(dose, doses)),
    undated: undatedOf(doses),
    dueOn: seasonalDueOn(rows, groups, assessment.forecasts),
    withheld: withheldIn(rows, groups),
    unsettled: new Map(unsettledGroups(of, planRows).map(({ vaccineGroup, why }) => [vaccineGroup, NOT_PLANNED[why]])),
    unanswered: unansweredGroups(rows, groups, today),
    planned: plannedNext(rows, groups, assessment, isDecidedTogether),
    list: listForClinic(published.authorities, { id: recorded.authority }, ofMother(recorded.child), today),
    atBirth: child,
    notGiven: notGivenOn(decidedVaccines(vaccines, timeZone), groups, child.bornOn, today),
    observations: patient.observations ?? [],
  };
  const told = { ...assessment, forecasts: [...assessment.forecasts, ...laterForecasts(of)] };
  return fhirVaccineBundle(record, told, edition, now.toISOString());
}

function judgedFhirDose(dose: JudgedDose, stored: PlanData['doses']): FhirDose {
  const { id } = dose.known;
  const lot = stored.find((one) => one.id === id)?.lot ?? null;
  return { ...dose.given, cvx: cvxForClinics(routineSchedule(), dose), id, lot, source: 'recall' };
}

function undatedOf(stored: PlanData['doses']): FhirDose[] {
  return stored.flatMap((dose) => {
    const cvx = cvxForClinicsOf(routineSchedule(), knownDose(dose));
    const isUndated = dose.given_on === null && dose.given_in === null && cvx !== null;
    return isUndated ? [{ id: dose.id, givenOn: '', cvx, lot: dose.lot, source: 'recall' as const }] : [];
  });
}

function rowForClinic(row: RowOnDay): RowForClinic {
  return { ...row, isDecidedTogether: row.category === 'ask-your-doctor' || row.status === 'ask-first' };
}

function decidedVaccines({ decisions }: PlanData, timeZone: string): DecidedVaccine[] {
  return decisions.map(({ vaccine, decision, until_on: until, reason, changed_at }) => {
    return { vaccine, decision, until, reason, decidedOn: todayIn(timeZone, new Date(changed_at)) };
  });
}
