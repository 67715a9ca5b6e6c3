import { parse, serialize } from 'hono/utils/cookie';
import type { CookieJar } from '#server/auth/cookie-jar.ts';

export type Cookies = CookieJar & {
  /** Set-Cookie headers. */
  readonly made: readonly string[];
};

/**
 * Over https each name gets `__Host-`, which ties a cookie to this host and to https.
 *
 * @param path of the only page that is sent the cookies; `__Host-` would send them to all
 */
export function cookiesOf(header: string | undefined, isSecure: boolean, path = '/'): Cookies {
  const given = header ? parse(header) : {};
  const made: string[] = [];
  const prefix = path === '/' ? '__Host-' : '__Secure-';
  const full = (name: string) => (isSecure ? `${prefix}${name}` : name);
  const make = (name: string, value: string, maxAge?: number) =>
    made.push(
      serialize(full(name), value, {
        path,
        httpOnly: true,
        sameSite: 'Lax',
        secure: isSecure,
        ...(maxAge === undefined ? {} : { maxAge }),
      }),
    );
  return {
    get: (name) => given[full(name)],
    set: (name, value, { maxAgeS } = {}) => make(name, value, maxAgeS),
    clear: (name) => make(name, '', 0),
    made,
  };
}

/** Avoids creating a `Headers` where there are no cookies. */
export function withCookies(
  headers: Record<string, string>,
  cookies: readonly string[],
): Record<string, string> | Headers {
  if (cookies.length === 0) return headers;
  const all = new Headers(headers);
  for (const cookie of cookies) all.append('set-cookie', cookie);
  return all;
}
