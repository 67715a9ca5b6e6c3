import type { ClientAuth, Configuration } from 'openid-client';
import { errorCode } from '#server/error-code.ts';
import { boundedFetch } from './bounded-fetch.ts';
import type { Issuer } from './issuer-settings.ts';
import type { Trip } from './trip.ts';

/** What an issuer says about whoever came back from it. */
export type Claims = {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  /** Whether the issuer says that the address is this person's. */
  readonly isVerified: boolean;
  readonly name: string | null;
  /** When they last showed the issuer who they are; null if it does not say. */
  readonly provedAt: Date | null;
};

/** `no answer` of the issuer; `canceled` there; `refused` here or there, since something does not fit. */
type Failure = 'no answer' | 'canceled' | 'refused';

export class IssuerFailed extends Error {
  override readonly name = 'IssuerFailed';
  readonly why: Failure;
  /** A word of OAuth for the log, such as `invalid_client`. */
  readonly said: string | undefined;

  constructor(why: Failure, cause: unknown) {
    super(`the issuer failed: ${why}`, { cause });
    this.why = why;
    const said = cause instanceof Error && 'error' in cause ? cause.error : undefined;
    this.said = typeof said === 'string' && /^[a-z_]{1,40}$/.test(said) ? said : undefined;
  }
}

/** How long ago somebody may have shown an issuer who they are, to prove it here. */
export const PROVED_WITHIN_MS = 5 * 60_000;
const LONGEST_MS = 10_000;
/** Clocks of issuers and of homes may be five minutes off, and some tokens live no longer than that. */
const clockToleranceS = 5.5 * 60;
const keptForMs = 60_000;

type At = {
  readonly now: Date;
  /** For all that is asked of the issuer together. */
  readonly longestMs?: number;
};

/** The part of the configuration that is only asked for again after a while. */
const kept = new WeakMap<Issuer, { readonly found: Promise<Configuration>; readonly until: number }>();

/**
 * Where a browser goes to.
 *
 * @param callback where it comes back to
 * @throws IssuerFailed
 */
export async function addressAt(issuer: Issuer, trip: Trip, callback: string, at: At): Promise<string> {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client');
  const config = await keptConfig(issuer, at);
  const address = buildAuthorizationUrl(config, {
    redirect_uri: callback,
    scope: 'openid email profile',
    state: trip.state,
    nonce: trip.nonce,
    code_challenge: await calculatePKCECodeChallenge(trip.verifier),
    code_challenge_method: 'S256',
    // Only where an age is asked for must an issuer say when it was.
    ...(trip.purpose === 'prove' && { prompt: 'login', max_age: String(PROVED_WITHIN_MS / 1000) }),
  });
  return address.href;
}

/** Whether an issuer is known not to say when somebody logged in, even where an age is asked for. */
export function tellsNoTime({ address }: Issuer): boolean {
  return new URL(address).origin === 'https://accounts.google.com';
}

/** Whether a browser brings a code for this trip, for which the issuer is asked. */
export function bringsCode({ state }: Trip, { searchParams }: URL): boolean {
  return searchParams.get('state') === state && searchParams.has('code');
}

/**
 * Redeems what a browser has brought back. For a code the description and keys of the issuer are asked for anew, since
 * it may have changed its keys; for anything else, which anybody can send, at most once a minute.
 *
 * @param address that the browser came to, below our public one
 * @throws IssuerFailed
 */
export async function claimsFrom(issuer: Issuer, trip: Trip, address: URL, at: At): Promise<Claims> {
  const { authorizationCodeGrant, fetchUserInfo } = await import('openid-client');
  const config = await (bringsCode(trip, address) ? configOf(issuer, at) : keptConfig(issuer, at));
  return failing(async () => {
    const tokens = await authorizationCodeGrant(config, address, {
      pkceCodeVerifier: trip.verifier,
      expectedState: trip.state,
      expectedNonce: trip.nonce,
      idTokenExpected: true,
    });
    const id = tokens.claims();
    if (!id) throw new Error('no ID token');
    if (!isSubject(id.sub)) throw new IssuerFailed('refused', new Error('a subject that no issuer may send'));
    const isSilent = id['email'] === undefined && config.serverMetadata().userinfo_endpoint !== undefined;
    // Some issuers keep the address out of the token.
    const about = isSilent ? await fetchUserInfo(config, tokens.access_token, id.sub) : id;
    return {
      issuer: id.iss,
      subject: id.sub,
      email: textOf(about['email']),
      isVerified: about['email_verified'] === true,
      name: textOf(about['name']),
      provedAt: id.auth_time === undefined ? null : new Date(id.auth_time * 1000),
    };
  });
}

/** Short enough by the standard, and such that every database stores it. */
function isSubject(sub: string): boolean {
  return sub.length <= 255 && sub.isWellFormed() && !sub.includes('\0');
}

function textOf(claim: unknown): string | null {
  return typeof claim === 'string' ? claim : null;
}

async function keptConfig(issuer: Issuer, at: At): Promise<Configuration> {
  const known = kept.get(issuer);
  if (known && known.until > performance.now()) return known.found;
  const found = configOf(issuer, at);
  kept.set(issuer, { found, until: performance.now() + keptForMs });
  found.catch(() => kept.delete(issuer));
  return found;
}

/** Whatever is asked with it has to be answered in the time that begins here. */
async function configOf(issuer: Issuer, { now, longestMs = LONGEST_MS }: At): Promise<Configuration> {
  const client = await import('openid-client');
  const signal = AbortSignal.timeout(longestMs);
  const skewS = Math.round((now.getTime() - Date.now()) / 1000);
  const isPlain = new URL(issuer.address).protocol === 'http:';
  return failing(() =>
    client.discovery(
      new URL(issuer.address),
      issuer.clientId,
      { [client.clockSkew]: skewS, [client.clockTolerance]: clockToleranceS },
      authOf(client, issuer.clientSecret),
      {
        [client.customFetch]: (address, options) => boundedFetch(address, { ...options, signal }),
        // Signatures are checked although tokens come straight from the issuer. Plain http is the operator's choice.
        // oxlint-disable-next-line typescript/no-deprecated
        execute: [client.enableNonRepudiationChecks, ...(isPlain ? [client.allowInsecureRequests] : [])],
      },
    ),
  );
}

type Ways = Readonly<Record<'ClientSecretBasic' | 'ClientSecretPost', (secret: string) => ClientAuth>>;

/** In the header, as the standard has it by default, unless the issuer takes it in the body alone. */
function authOf({ ClientSecretBasic, ClientSecretPost }: Ways, secret: string): ClientAuth {
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
}

async function failing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof IssuerFailed ? error : new IssuerFailed(await failureOf(error), error);
  }
}

/** Codes of the library: what has come is not what an issuer of OpenID Connect sends. */
const NO_ANSWERS = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_PARSE_ERROR',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
];

async function failureOf(error: unknown): Promise<Failure> {
  const { AuthorizationResponseError } = await import('openid-client');
  if (error instanceof AuthorizationResponseError) return isAtIssuer(error.error) ? 'no answer' : 'canceled';
  const code = errorCode(error);
  if (code === '' || NO_ANSWERS.includes(code)) return 'no answer';
  return 'refused';
}

function isAtIssuer(code: string): boolean {
  return code === 'server_error' || code === 'temporarily_unavailable';
}
