import type { CookieJar } from './cookie-jar.ts';
import { newToken } from './token.ts';

const rememberedS = 60 * 60;

/** A random id, valid for an hour, so that opening a link twice counts once. */
export function browserOf(cookies: CookieJar): string {
  const name = cookies.get('browser') ?? newToken();
  cookies.set('browser', name, { maxAgeS: rememberedS });
  return name;
}
