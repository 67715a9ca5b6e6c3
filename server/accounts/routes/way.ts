import type { PageData } from '#contract/pages.ts';
import type { CookieJar } from '#server/auth/cookie-jar.ts';
import type { House } from '#server/http/house.ts';
import { sparseLog } from '#server/http/sparse-log.ts';
import { faultOf } from '#server/log.ts';
import type { Issuer } from '#server/oidc/issuer-settings.ts';
import { addressAt, IssuerFailed } from '#server/oidc/openid.ts';
import { tripTo } from '#server/oidc/trip.ts';
import { issuerNamed } from './identities.ts';

/** Where the browser is about to go; null when it is not on its way to this issuer. */
export async function wayTo(
  { house, cookies }: { readonly house: House; readonly cookies: CookieJar },
  name: string,
): Promise<PageData['/sign-in/:issuer'] | null> {
  const issuer = issuerNamed(house, name);
  const now = house.clock();
  const trip = issuer ? await tripTo(name, { db: house.db, cookies, now }) : null;
  if (!issuer || !trip) return null;
  const address = await addressAt(issuer, trip, callbackOf(house, issuer), { now }).catch((error: unknown) => {
    logFailed(house, issuer, error);
    return null;
  });
  return { issuer: { name, label: issuer.label }, purpose: trip.purpose, address };
}

/** Where an issuer sends browsers back to. */
export function callbackOf({ config }: Pick<House, 'config'>, { name }: Issuer): string {
  return `${config.publicUrl}/sign-in/${name}/callback`;
}

export function logFailed({ log }: House, { name }: Issuer, error: unknown): void {
  const said = error instanceof IssuerFailed ? error.said : undefined;
  const msg = `the issuer ${name} failed`;
  sparseLog.tell(log, 'warn', `issuer ${name}`, { err: faultOf(error), issuer: name, said, msg });
}
