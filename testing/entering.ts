import { readConfig } from '#server/config.ts';
import type { House } from '#server/http/house.ts';
import { anEmail } from './accounts.ts';
import type { Answer, Client } from './client.ts';
import { aHouse, type TestHouse } from './house.ts';
import { throughIssuer, type Member, type TestIssuer } from './servers/issuer.ts';

/** The address of test houses, at which browsers come back from an issuer that is called Google there. */
export const callback = 'http://localhost:3000/sign-in/google/callback';

/** Somebody at the issuer whose address it has verified. */
export function aMember(facts: Partial<Member> = {}): Member & { readonly email: string } {
  const email = facts.email ?? anEmail();
  return { subject: `subject of ${email}`, isVerified: true, name: 'Hannah Brooks', ...facts, email };
}

type Changes = Partial<House> & { readonly settings?: Readonly<Record<string, string>> };

/** Its clock is the real one, as the issuer's. */
export async function aHouseBeside(
  { address, clientId, clientSecret }: TestIssuer,
  { settings, ...changes }: Changes = {},
): Promise<TestHouse> {
  const config = readConfig({
    LOG_LEVEL: 'silent',
    OIDC_GOOGLE_ISSUER: address,
    OIDC_GOOGLE_CLIENT_ID: clientId,
    OIDC_GOOGLE_CLIENT_SECRET: clientSecret,
    ...settings,
  });
  return aHouse({ config, clock: () => new Date(), ...changes });
}

type Fields = { readonly purpose: 'sign-in' | 'sign-up'; readonly remember?: '1'; readonly timeZone?: string };

/**
 * Presses the button of a form page, goes to the issuer and comes back.
 *
 * @returns the page then
 */
export async function goThrough(issuer: TestIssuer, parent: Client, fields: Fields): Promise<string> {
  return comeBack(parent, await throughIssuer(issuer, await pressButton(parent, fields)));
}

/** @returns the address at the issuer, to which the page leads */
export async function pressButton(parent: Client, fields: Fields): Promise<string> {
  const pressed = await sendButton(parent, fields);
  return wayOf(await parent.get(pressed.headers.get('location') ?? ''));
}

export function sendButton(parent: Client, fields: Readonly<Record<string, string>>): Promise<Answer> {
  const type = 'application/x-www-form-urlencoded';
  return parent.send('POST', '/sign-in/google', new URLSearchParams(fields).toString(), { 'content-type': type });
}

/** Where the page that says 'Redirecting to Google...' leads. */
function wayOf({ headers }: Pick<Answer, 'headers'>): string {
  return /^0; url=(.*)$/.exec(headers.get('refresh') ?? '')?.[1] ?? '';
}

/** @returns the page to which the browser is sent */
export async function comeBack(parent: Client, at: URL): Promise<string> {
  const { headers } = await parent.get(`${at.pathname}${at.search}`);
  return headers.get('location') ?? '';
}
