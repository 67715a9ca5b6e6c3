import type { Deletion } from '#contract/accounts/deletion.ts';
import type { Db } from '#server/db/db.ts';
import { partingsOf } from '../queries/deletion.ts';

export async function deletionOf(db: Db, account: { id: string; erasedFrom: string | null }): Promise<Deletion> {
  const partings = await partingsOf(db, account.id);
  return {
    erasedFrom: account.erasedFrom,
    children: partings.map(({ child: { childId, firstName, gender }, parting }) => ({
      childId,
      firstName,
      gender,
      what: parting.what,
      to: parting.what === 'passes' ? parting.to.name : null,
    })),
  };
}
