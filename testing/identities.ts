import { newId } from '#server/db/id.ts';
import type { TestHouse } from './house-on.ts';

type Identity = { issuer: string; subject: string; issuer_name: string; email: string | null };

/** @returns its id */
export async function anIdentityOf(
  { house }: Pick<TestHouse, 'house'>,
  owner: { readonly id: string },
  facts: Partial<Identity> = {},
): Promise<string> {
  const id = newId();
  const at = house.clock().toISOString();
  await house.db
    .insertInto('identities')
    .values({
      id,
      user_id: owner.id,
      issuer: house.config.issuers[0]?.address ?? 'https://accounts.google.com',
      subject: id,
      issuer_name: 'google',
      email: 'hannah@example.com',
      made_at: at,
      used_at: at,
      ...facts,
    })
    .execute();
  return id;
}
