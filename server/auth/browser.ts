import type { Cookies } from '#server/http/cookies.ts';
import { newToken } from './token.ts';

const rememberedS = 60 * 60;

/** A random name by which this browser is known for an hour, so that pressing the button of a link twice counts once. */
export function browserOf(cookies: Cookies): string {
  const name = cookies.get('browser') ?? newToken();
  cookies.set('browser', name, { maxAgeS: rememberedS });
  return name;
}
