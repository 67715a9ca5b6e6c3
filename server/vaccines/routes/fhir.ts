import { Readable } from 'node:stream';
import type { Input, Reply } from '#contract/endpoint.ts';
import { FileReply } from '#contract/file-reply.ts';
import type { readVaccinesAsFhir } from '#contract/vaccines/fhir.ts';
import { entering } from '#server/auth/entering.ts';
import { recordTaking } from '#server/auth/taking.ts';
import { requireChild } from '#server/children/access.ts';
import { childOf } from '#server/children/replies.ts';
import type { Ask } from '#server/http/handle.ts';
import { clinicFile } from '../replies/clinic-file.ts';
import { planAsOf } from '../service/current-plan.ts';

export async function serveFhir(
  ask: Ask<'may see the child'>,
  { params }: Input<typeof readVaccinesAsFhir>,
): Promise<Reply<typeof readVaccinesAsFhir>> {
  const { db, parent, now } = ask;
  const child = await requireChild(db, parent, params.childId);
  await recordTaking(ask, 'vaccines-taken');
  const { timeZone } = parent;
  const { today } = entering(parent, now);
  const vaccines = await planAsOf(db, child, today, now);
  const bundle = clinicFile(vaccines, { named: await childOf(db, child), today, timeZone, now });
  const file = Buffer.from(JSON.stringify(bundle, null, 2));
  return new FileReply({
    content: Readable.from([file]),
    type: 'application/fhir+json',
    bytes: file.byteLength,
    fileName: `fernling-vaccines-${today}.fhir.json`,
  });
}
