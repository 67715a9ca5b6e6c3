import { Readable } from 'node:stream';
import type { Input, Reply } from '#contract/endpoint.ts';
import { FileReply } from '#contract/file-reply.ts';
import type { readVaccinesAsFhir } from '#contract/vaccines/fhir.ts';
import { entering } from '#server/auth/entering.ts';
import { recordEvent } from '#server/auth/security-events.ts';
import { requireChild } from '#server/children/access.ts';
import { childOf } from '#server/children/replies.ts';
import type { Ask } from '#server/http/handle.ts';
import { clinicFile } from '../replies/clinic-file.ts';
import { planAsOf } from '../service/current-plan.ts';

export async function serveFhir(
  { db, parent, now, device }: Ask<'may see the child'>,
  { params }: Input<typeof readVaccinesAsFhir>,
): Promise<Reply<typeof readVaccinesAsFhir>> {
  const child = await requireChild(db, parent, params.childId);
  const { timeZone } = parent;
  const { today } = entering(parent, now);
  const vaccines = await planAsOf(db, child, today, now);
  const bundle = clinicFile(vaccines, { named: await childOf(db, child), today, timeZone, now });
  const file = Buffer.from(JSON.stringify(bundle, null, 2));
  await recordEvent(db, { userId: parent.id, kind: 'vaccines-taken', device: device() }, now);
  return new FileReply({
    content: Readable.from([file]),
    type: 'application/fhir+json',
    bytes: file.byteLength,
    fileName: `fernling-vaccines-${today}.fhir.json`,
  });
}
