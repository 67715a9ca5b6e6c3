import { seal, unseal } from '#server/auth/seal.ts';
import type { Cookies } from '#server/http/cookies.ts';
import type { Ask } from '#server/http/handle.ts';
import type { House } from '#server/http/house.ts';
import { selectPendingEmail } from '../queries.ts';
import { confirmWithinMs } from '../rules.ts';

const cookie = 'pending';

// Several people may sign up with one address: a sealed cookie keeps someone else's sign-up from taking precedence.

export async function rememberSignUp({ db, cookies, now }: Ask<'anyone'>, id: string): Promise<void> {
  const expiresAt = new Date(now.getTime() + confirmWithinMs);
  cookies.set(cookie, await seal(db, { purpose: cookie, text: id, expiresAt }), { maxAgeS: confirmWithinMs / 1000 });
}

export async function ownSignUp({
  db,
  cookies,
  now,
}: Pick<Ask<'anyone'>, 'db' | 'cookies' | 'now'>): Promise<string | null> {
  const sealed = cookies.get(cookie);
  return sealed ? unseal(db, cookie, sealed, now) : null;
}

export async function pendingEmailOf(
  { db, clock }: Pick<House, 'db' | 'clock'>,
  cookies: Cookies,
): Promise<string | null> {
  const now = clock();
  const id = await ownSignUp({ db, cookies, now });
  return id === null ? null : selectPendingEmail(db, id, now);
}
