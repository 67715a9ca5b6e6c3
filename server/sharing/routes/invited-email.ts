import { isInvitation } from '#server/accounts/rules.ts';
import type { CookieJar } from '#server/auth/cookie-jar.ts';
import { rememberedPage } from '#server/auth/first-page.ts';
import { hashOf } from '#server/auth/token.ts';
import type { House } from '#server/http/house.ts';
import { findLink } from '../queries/answering.ts';

/** The address that the invitation opened last in this browser is for, while it can be answered. Its link proves it. */
export async function invitedEmailOf(house: House, cookies: CookieJar): Promise<string | null> {
  const opened = await rememberedPage(house, cookies);
  if (!isInvitation(opened)) return null;
  const token = new URLSearchParams(opened.slice(opened.indexOf('?'))).get('token') ?? '';
  const link = await findLink(house.db, hashOf(token), house.clock());
  return link?.isOpen ? link.email : null;
}
