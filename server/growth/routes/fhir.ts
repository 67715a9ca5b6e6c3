import { Readable } from 'node:stream';
import type { Input, Reply } from '#contract/endpoint.ts';
import { FileReply } from '#contract/file-reply.ts';
import type { readMeasurementsAsFhir } from '#contract/growth/fhir.ts';
import { fhirBundle } from '#domain/growth/fhir.ts';
import { todayIn } from '#domain/time/day.ts';
import { recordTaking } from '#server/auth/taking.ts';
import { requireChild } from '#server/children/access.ts';
import { childOf } from '#server/children/replies.ts';
import type { Ask } from '#server/http/handle.ts';
import { measurementReplies } from '../replies.ts';

export async function serveFhir(
  ask: Ask<'may see the child'>,
  { params }: Input<typeof readMeasurementsAsFhir>,
): Promise<Reply<typeof readMeasurementsAsFhir>> {
  const { db, parent, now } = ask;
  const child = await requireChild(db, parent, params.childId);
  await recordTaking(ask, 'measurements-taken');
  const bundle = fhirBundle(await childOf(db, child), await measurementReplies.all(db, child), now.toISOString());
  const file = Buffer.from(JSON.stringify(bundle, null, 2));
  return new FileReply({
    content: Readable.from([file]),
    type: 'application/fhir+json',
    bytes: file.byteLength,
    fileName: `fernling-measurements-${todayIn(parent.timeZone, now)}.fhir.json`,
  });
}
