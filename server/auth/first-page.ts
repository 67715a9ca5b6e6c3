import { Next } from '#contract/accounts/signing-in.ts';
import type { Cookies } from '#server/http/cookies.ts';
import type { House } from '#server/http/house.ts';
import { seal, unseal } from './seal.ts';

const cookie = 'next';
const lifeS = 60 * 60;

type Memory = Pick<House, 'db' | 'clock'>;

/** Remembers one of our own pages in a sealed cookie for an hour. */
export async function rememberPage({ db, clock }: Memory, cookies: Cookies, address: string): Promise<void> {
  if (!Next.safeParse({ next: address }).success) return;
  const expiresAt = new Date(clock().getTime() + lifeS * 1000);
  cookies.set(cookie, await seal(db, { purpose: cookie, text: address, expiresAt }), { maxAgeS: lifeS });
}

export async function rememberedPage({ db, clock }: Memory, cookies: Cookies): Promise<string | null> {
  const sealed = cookies.get(cookie);
  return sealed ? unseal(db, cookie, sealed, clock()) : null;
}

export function forgetPage(cookies: Cookies): void {
  if (cookies.get(cookie) !== undefined) cookies.clear(cookie);
}
