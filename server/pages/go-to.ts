import type { Cookies } from '#server/http/cookies.ts';
import { headersFor } from '#server/http/headers.ts';
import type { House } from '#server/http/house.ts';

export function goTo({ config }: House, path: string, cookies: Cookies): Response {
  const headers: [string, string][] = [
    ...Object.entries(headersFor(config).api),
    ['location', path],
    ...cookies.made.map((cookie): [string, string] => ['set-cookie', cookie]),
  ];
  return new Response(null, { status: 303, headers });
}
