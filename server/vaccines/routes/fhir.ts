import { Readable } from 'node:stream';
import type { Input, Reply } from '#contract/endpoint.ts';
import { FileReply } from '#contract/file-reply.ts';
import type { readVaccinesAsFhir } from '#contract/vaccines/fhir.ts';
import type { Assessment } from '#domain/vaccines/assessment.ts';
import { evaluateAndForecast } from '#domain/vaccines/engine.ts';
import { routineSchedule } from '#domain/vaccines/editions/editions-data.ts';
import { fhirVaccineBundle } from '#domain/vaccines/fhir/fhir.ts';
import { editionOfPlan } from '#domain/vaccines/planned/edition-of-groups.ts';
import type { PlannedNext } from '#domain/vaccines/fhir/forecast-status.ts';
import type { FhirDose } from '#domain/vaccines/fhir/dose.ts';
import type { NotGiven } from '#domain/vaccines/fhir/not-given.ts';
import { cvxForClinics, cvxForClinicsOf, judgedDoses } from '#domain/vaccines/given/known-dose.ts';
import { plannedGroups, vaccineOn } from '#domain/vaccines/planned/planned-group.ts';
import { standingOf } from '#domain/vaccines/standing/standing.ts';
import { isDecidedOn } from '#domain/vaccines/standing/status.ts';
import { laterDay, todayIn, type Day } from '#domain/time/day.ts';
import { entering } from '#server/auth/entering.ts';
import { requireChild, type MyChild } from '#server/children/access.ts';
import { childOf } from '#server/children/replies.ts';
import type { Ask } from '#server/http/handle.ts';
import type { StoredDecision, StoredDose, StoredRow } from '../queries.ts';
import { datedDoses, knownDose } from '../rules/dose.ts';
import { editionOfChild } from '../rules/edition-of-child.ts';
import { categoryFor, judgedOn, patientOf } from '../rules/plan.ts';
import { assess } from '../rules/assessed.ts';
import type { PlanData, Reading } from '../rules/plan-data.ts';
import { rowStatuses } from '../rules/row-status.ts';
import { planAsOf } from '../service/current-plan.ts';

export async function serveFhir(
  { db, parent, now }: Ask<'may see the child'>,
  { params }: Input<typeof readVaccinesAsFhir>,
): Promise<Reply<typeof readVaccinesAsFhir>> {
  const mine = await requireChild(db, parent, params.childId);
  const { today } = entering(parent, now);
  const vaccines = await planAsOf(db, mine, today, now);
  const { child, plan, doses: stored, rows, conditions, decisions } = vaccines;
  const asOf = judgedOn(stored, today);
  const known = datedDoses(child, stored, asOf);
  const judged = judgedDoses(routineSchedule(), known);
  const given = judged.map((dose) => dose.given);
  const doses = judged.map((dose) => {
    const { id } = dose.known;
    const lot = stored.find((one) => one.id === id)?.lot ?? null;
    return { ...dose.given, cvx: cvxForClinics(routineSchedule(), dose), id, lot, source: 'recall' as const };
  });
  const editionOf = editionOfChild(child, { authority: plan.authority, doses: known });
  const edition = editionOfPlan(editionOf(asOf), routineSchedule(), known);
  const patient = patientOf(child, { conditions }, asOf);
  const assessment = evaluateAndForecast(edition, patient, given, asOf);
  const record = {
    child: await childOf(db, child),
    doses,
    undated: undatedOf(stored),
    dueOn: seasonalDueOn(rows),
    planned: plannedNext(vaccines, assessment, { child, today }),
    hepatitisB: child,
    notGiven: notGivenOf(child, decisions, { today, timeZone: parent.timeZone }),
    observations: patient.observations ?? [],
  };
  const bundle = fhirVaccineBundle(record, assessment, edition, now.toISOString());
  const file = Buffer.from(JSON.stringify(bundle, null, 2));
  return new FileReply({
    content: Readable.from([file]),
    type: 'application/fhir+json',
    bytes: file.byteLength,
    fileName: `fernling-vaccines-${today}.fhir.json`,
  });
}

/** The plan waits with a seasonal vaccine, such as influenza in summer, where CDC's data begins a season. */
function seasonalDueOn(rows: readonly StoredRow[]): ReadonlyMap<string, Day> {
  const groups = plannedGroups(routineSchedule()).filter(({ isSeasonal }) => isSeasonal);
  return new Map(
    groups.flatMap(({ id, group }) => {
      const next = rows.find((row) => row.vaccine === id && row.dose_id === null && row.is_needed === 1);
      return next?.due_on ? [[group, next.due_on] as const] : [];
    }),
  );
}

/** By vaccine group: the first open row of each vaccine. What the plan leaves out is not due, nor overdue. */
function plannedNext(
  vaccines: PlanData,
  { asOf, forecasts }: Assessment,
  reading: Reading,
): ReadonlyMap<string, PlannedNext> {
  const rows = rowStatuses(vaccines, reading, assess(vaccines, reading));
  const groups = plannedGroups(routineSchedule());
  return new Map(
    forecasts.map(({ vaccineGroup, recommended }) => {
      const id = groups.find(({ group }) => group === vaccineGroup)?.id;
      const next = rows
        .filter(({ vaccine, completed, dueOn }) => vaccine === id && !completed && dueOn !== null)
        .toSorted((one, other) => one.number - other.number)[0];
      if (next) {
        const standing = standingOf({ ...next, doseId: null }, { doses: [], asOf });
        return [vaccineGroup, { standing, isDecidedTogether: next.category === 'ask-your-doctor' }];
      }
      const on = laterDay(asOf, recommended ?? asOf);
      const category = categoryFor(reading.child, vaccines.plan.authority, vaccineGroup, on);
      const isDecidedTogether = category?.categories.includes('ask-your-doctor') ?? false;
      return [vaccineGroup, { standing: 'not-needed', isDecidedTogether }];
    }),
  );
}

function undatedOf(stored: readonly StoredDose[]): FhirDose[] {
  return stored.flatMap((dose) => {
    const cvx = cvxForClinicsOf(routineSchedule(), knownDose(dose));
    const isUndated = dose.given_on === null && dose.given_in === null && cvx !== null;
    return isUndated ? [{ id: dose.id, givenOn: '', cvx, lot: dose.lot, source: 'recall' as const }] : [];
  });
}

type ParentsDay = { readonly today: Day; readonly timeZone: string };

/** What holds today: a date until which a vaccine was put off ends it. */
function notGivenOf(child: MyChild, decisions: readonly StoredDecision[], { today, timeZone }: ParentsDay): NotGiven[] {
  const groups = plannedGroups(routineSchedule());
  return decisions.flatMap(({ vaccine, decision, until_on: until, reason, changed_at }) => {
    const group = groups.find(({ id }) => id === vaccine);
    if (!group || decision === 'wanted' || !isDecidedOn({ decision, until }, today)) return [];
    const { name, codeWhenUnknown, whenUnknown } = vaccineOn(group, child.bornOn, today);
    const cvx = codeWhenUnknown ?? whenUnknown;
    const decidedOn = todayIn(timeZone, new Date(changed_at));
    return [{ vaccine, vaccineGroup: group.group, name, cvx, decision, until, reason, decidedOn }];
  });
}
