import { Readable } from 'node:stream';
import type { Input, Reply } from '#contract/endpoint.ts';
import { FileReply } from '#contract/file-reply.ts';
import type { readVaccinesAsFhir } from '#contract/vaccines/fhir.ts';
import { evaluateAndForecast } from '#domain/vaccines/engine.ts';
import { routineSchedule } from '#domain/vaccines/editions/editions-data.ts';
import { fhirVaccineBundle } from '#domain/vaccines/fhir/fhir.ts';
import { editionOfPlan } from '#domain/vaccines/planned/edition-of-groups.ts';
import { cvxForClinics, judgedDoses } from '#domain/vaccines/planned/known-dose.ts';
import { entering } from '#server/auth/entering.ts';
import { requireChild } from '#server/children/access.ts';
import { childOf } from '#server/children/replies.ts';
import type { Ask } from '#server/http/handle.ts';
import { storedVaccinesOf } from '../queries.ts';
import { datedDoses } from '../rules/dose.ts';
import { editionOfChild } from '../rules/edition-of-child.ts';
import { judgedOn, patientOf } from '../rules/plan.ts';

/** Leaves out doses of unknown day. */
export async function serveFhir(
  { db, parent, now }: Ask<'may see the child'>,
  { params }: Input<typeof readVaccinesAsFhir>,
): Promise<Reply<typeof readVaccinesAsFhir>> {
  const child = await requireChild(db, parent, params.childId);
  const { today } = entering(parent, now);
  const { doses: stored, conditions } = await storedVaccinesOf(db, child);
  const asOf = judgedOn(stored, today);
  const known = datedDoses(child, stored, asOf);
  const judged = judgedDoses(routineSchedule(), known);
  const given = judged.map((dose) => dose.given);
  const doses = judged.map((dose) => {
    const { id } = dose.known;
    const lot = stored.find((one) => one.id === id)?.lot ?? null;
    return { ...dose.given, cvx: cvxForClinics(routineSchedule(), dose), id, lot };
  });
  const edition = editionOfPlan(editionOfChild(child, { doses: stored })(asOf), routineSchedule(), known);
  const patient = patientOf(child, { conditions }, asOf);
  const assessment = evaluateAndForecast(edition, patient, given, asOf);
  const record = { child: await childOf(db, child), doses, observations: patient.observations ?? [] };
  const bundle = fhirVaccineBundle(record, assessment, edition, now.toISOString());
  const file = Buffer.from(JSON.stringify(bundle, null, 2));
  return new FileReply({
    content: Readable.from([file]),
    type: 'application/fhir+json',
    bytes: file.byteLength,
    fileName: `fernling-vaccines-${today}.fhir.json`,
  });
}
