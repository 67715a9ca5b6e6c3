import type { Input } from '#contract/endpoint.ts';
import type { SeenEntry } from '#contract/stored.ts';
import type { SavedVisit, takeBackVisit } from '#contract/checkups/visit.ts';
import { entering } from '#server/auth/entering.ts';
import type { Tables } from '#server/db/tables.ts';
import { measurements } from '#server/growth/queries.ts';
import { measurementReplies } from '#server/growth/replies.ts';
import { measurementFacts } from '#server/growth/rules.ts';
import { changeMeasurements, type Lives } from '#server/growth/service.ts';
import { Problem } from '#server/problem.ts';
import { requireVersion } from '#server/db/version.ts';
import type { Change } from '#server/vaccines/service/change-plan.ts';
import { recordDoses } from '#server/vaccines/service/record-doses.ts';
import { removeSeen } from '#server/vaccines/service/remove-seen.ts';
import { checkupOf } from '../replies/checkups.ts';
import { checkups, questions } from '../queries/stored.ts';
import { checkupFacts, questionFacts } from '../rules.ts';

export type Visit = { readonly checkupId: string; readonly change: Change; readonly lives: Lives };

/**
 * Records all or none. Its measurement comes last: the plan hears of a birth weight that changes by it.
 *
 * @returns the id of its measurement; null without one
 */
export async function recordVisit(visit: Visit, body: SavedVisit): Promise<string | null> {
  await requireFirst(visit, body);
  await complete(visit, { completed: true, completedOn: body.completedOn, version: body.version });
  for (const { questionId, answer, version } of body.answers ?? []) {
    // In turn: they share one transaction.
    // oxlint-disable-next-line no-await-in-loop
    await saveAnswer(visit, { questionId, answer, version });
  }
  if (body.doses) await recordDoses(visit.change, { doses: body.doses });
  return body.measurement ? addMeasured(visit, body.measurement) : null;
}

/** What is gone already is no obstacle. */
export async function removeVisit(visit: Visit, body: Input<typeof takeBackVisit>['body']): Promise<void> {
  await complete(visit, { completed: false, version: body.version });
  for (const { questionId, version, before } of body.answers ?? []) {
    // oxlint-disable-next-line no-await-in-loop
    await saveAnswer(visit, { questionId, answer: before, version });
  }
  await removeSeen(visit.change, body.doses ?? []);
  if (body.measurement) await removeMeasured(visit, body.measurement);
}

/**
 * Two parents may save the same visit, each with a weight of their own. A request that is repeated is taken again.
 *
 * @throws Problem `changed-meanwhile` with the checkup
 */
async function requireFirst(visit: Visit, body: SavedVisit): Promise<void> {
  const { trx, child } = visit.change;
  const { version } = await checkups.require(trx, child, visit.checkupId);
  if (version === body.version || (await isKnown(visit, body))) return;
  throw new Problem('changed-meanwhile', { current: await currentOf(visit)() });
}

async function isKnown(
  { change }: Visit,
  { measurement, doses: given = [], answers = [] }: SavedVisit,
): Promise<boolean> {
  const { trx, child, vaccines } = change;
  const asked = await questions.of(trx, child);
  const isMeasured = measurement?.id === undefined ? !measurement : await measurements.find(trx, child, measurement.id);
  return (
    Boolean(isMeasured) &&
    given.every((dose) => vaccines.doses.some(({ id }) => id === dose.id)) &&
    answers.every(({ questionId, answer }) =>
      asked.some((one) => one.id === questionId && one.answer === (answer || null)),
    )
  );
}

type Completed = Pick<SavedVisit, 'version'> & {
  readonly completed: boolean;
  readonly completedOn?: SavedVisit['completedOn'];
};

async function complete(visit: Visit, given: Completed): Promise<void> {
  const { trx, child, today, now } = visit.change;
  const stored = await checkups.require(trx, child, visit.checkupId);
  const facts = checkupFacts(given, stored, { bornOn: child.bornOn, today });
  await checkups.change(trx, child, { stored, facts, seen: given.version, current: currentOf(visit) }, now);
}

function currentOf({ checkupId, change: { trx, child, today } }: Visit) {
  return () => checkupOf(trx, child, checkupId, today);
}

type Answered = { readonly questionId: string; readonly answer: string | null; readonly version: number };

async function saveAnswer(visit: Visit, { questionId, answer, version }: Answered): Promise<void> {
  const { trx, child, now } = visit.change;
  const stored = await requireQuestion(visit, questionId);
  const facts = questionFacts({ text: stored.asked, answer }, stored);
  await questions.change(trx, child, { stored, facts, seen: version, current: currentOf(visit) }, now);
}

/** @throws Problem `changed-meanwhile` with the checkup where the question was removed */
async function requireQuestion(visit: Visit, questionId: string): Promise<Tables['checkup_questions']> {
  const { trx, child } = visit.change;
  const stored = await questions.find(trx, child, questionId);
  if (stored?.checkup_id === visit.checkupId) return stored;
  throw new Problem('changed-meanwhile', { current: await currentOf(visit)() });
}

async function addMeasured(
  { change: { trx, child, parent, today, now }, lives }: Visit,
  given: NonNullable<SavedVisit['measurement']>,
): Promise<string> {
  const asked = entering(parent, now);
  return named('measurement', () =>
    changeMeasurements(trx, child, { lives, today, now }, (known) => {
      const facts = (before: Tables['measurements'] | null) => measurementFacts(known, given, asked, before);
      const current = (id: string) => measurementReplies.one(trx, child, id);
      return measurements.addOnce(trx, child, { id: given.id, facts, current }, now);
    }),
  );
}

async function removeMeasured({ change: { trx, child, today, now }, lives }: Visit, { id, version }: SeenEntry) {
  const stored = await measurements.find(trx, child, id);
  if (!stored) return;
  await requireVersion(stored, version, () => measurementReplies.one(trx, child, id));
  await changeMeasurements(trx, child, { lives, today, now }, () => measurements.delete(trx, child, id));
}

/** Names the fields of a refusal as they stand in the request. */
async function named<T>(part: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem) || !error.details.fields) throw error;
    const fields = error.details.fields.map((field) => ({ ...field, name: `${part}.${field.name}` }));
    throw new Problem(error.code, { ...error.details, fields }, error.refused);
  }
}
