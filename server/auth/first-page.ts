import { Next } from '#contract/accounts/signing-in.ts';
import type { Db } from '#server/db/db.ts';
import type { CookieJar } from './cookie-jar.ts';
import { seal, unseal } from './seal.ts';

const cookie = 'next';
const lifeS = 60 * 60;

type Memory = { readonly db: Db; readonly clock: () => Date };

/** Remembers one of our own pages in a sealed cookie for an hour. */
export async function rememberPage({ db, clock }: Memory, cookies: CookieJar, address: string): Promise<void> {
  if (!Next.safeParse({ next: address }).success) return;
  const expiresAt = new Date(clock().getTime() + lifeS * 1000);
  cookies.set(cookie, await seal(db, { purpose: cookie, text: address, expiresAt }), { maxAgeS: lifeS });
}

export async function rememberedPage({ db, clock }: Memory, cookies: CookieJar): Promise<string | null> {
  const sealed = cookies.get(cookie);
  return sealed ? unseal(db, cookie, sealed, clock()) : null;
}

export function forgetPage(cookies: CookieJar): void {
  if (cookies.get(cookie) !== undefined) cookies.clear(cookie);
}
