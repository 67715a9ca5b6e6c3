import { generateKeyPairSync, randomUUID, type JsonWebKey } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Provider } from 'oidc-provider';

/** Somebody at the issuer. */
export type Member = {
  readonly subject: string;
  readonly email?: string;
  readonly isVerified?: boolean;
  readonly name?: string;
};

export type IssuerSettings = {
  readonly port?: number;
  /** Where browsers may come back to. */
  readonly callbacks: readonly string[];
  /** How long an ID token lives. */
  readonly idTokenS?: number;
  /** Whether ID tokens carry the address, as Google's do. Otherwise it is asked for apart. */
  readonly saysInToken?: boolean;
};

/** How it answers: not at all, with half of an answer, nothing, a page, ten megabytes, keys of somebody else. */
export type Fault = 'silent' | 'half' | 'empty' | 'html' | 'huge' | 'other keys' | null;

/** A real issuer of OpenID Connect on loopback, which lets a chosen member in without asking. */
export class TestIssuer {
  readonly address: string;
  readonly clientId = 'fernling';
  readonly clientSecret = 'a secret for tests, long enough';
  /** Whoever comes is taken for them; null cancels. */
  member: Member | null = { subject: 'hannah', email: 'hannah@example.com', isVerified: true, name: 'Hannah Brooks' };
  fault: Fault = null;
  answersAfterMs = 0;
  /** How many requests have come. */
  requests = 0;
  readonly #server: Server;
  #provider: Provider;
  readonly #settings: IssuerSettings;
  readonly #members = new Map<string, Member>();

  private constructor(server: Server, settings: IssuerSettings) {
    // A server on loopback has a port.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const { port } = server.address() as AddressInfo;
    this.address = `http://127.0.0.1:${port}`;
    this.#server = server;
    this.#settings = settings;
    this.#provider = this.#made();
    server.on('request', (request, response) => void this.#answer(request, response));
  }

  static async start(settings: IssuerSettings): Promise<TestIssuer> {
    const server = createServer();
    server.listen(settings.port ?? 0, '127.0.0.1');
    await once(server, 'listening');
    return new TestIssuer(server, settings);
  }

  /** New keys, in place of those before. */
  rotateKeys(): void {
    this.#provider = this.#made();
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #made(): Provider {
    const { callbacks, idTokenS = 3600, saysInToken = true } = this.#settings;
    const provider = new Provider(this.address, {
      clients: [{ client_id: this.clientId, client_secret: this.clientSecret, redirect_uris: [...callbacks] }],
      jwks: { keys: [newKey()] },
      cookies: { keys: ['keys of the cookies of a test'] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      conformIdTokenClaims: !saysInToken,
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      ttl: { IdToken: idTokenS, AccessToken: 3600, AuthorizationCode: 60, Grant: 3600, Interaction: 600, Session: 600 },
      findAccount: (_, subject) => {
        const member = this.#members.get(subject);
        if (!member) return undefined;
        const { email, isVerified, name } = member;
        return {
          accountId: subject,
          claims: () => ({
            sub: subject,
            ...(email !== undefined && { email }),
            ...(isVerified !== undefined && { email_verified: isVerified }),
            ...(name !== undefined && { name }),
          }),
        };
      },
    });
    return provider;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.requests += 1;
    const path = new URL(request.url ?? '/', this.address).pathname;
    if (this.answersAfterMs > 0) await wait(this.answersAfterMs);
    if (this.fault === 'silent') return;
    if (this.fault === 'half')
      return void response.writeHead(200, { 'content-type': 'application/json' }).write('{"issuer":');
    if (this.fault === 'empty') return void response.writeHead(200).end();
    if (this.fault === 'html') {
      return void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>Maintenance</title>');
    }
    if (this.fault === 'huge') {
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify('x'.repeat(10_000_000)));
    }
    if (this.fault === 'other keys' && path === '/jwks') {
      const { kty, kid, use, alg, n, e } = newKey();
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ keys: [{ kty, kid, use, alg, n, e }] }));
    }
    if (path.startsWith('/interaction/')) return this.#letIn(request, response);
    await this.#provider.callback()(request, response);
  }

  async #letIn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { params, grantId } = await this.#provider.interactionDetails(request, response);
    const { member } = this;
    if (!member) {
      return this.#provider.interactionFinished(request, response, { error: 'access_denied' });
    }
    this.#members.set(member.subject, member);
    const known = grantId ? await this.#provider.Grant.find(grantId) : undefined;
    const grant =
      known ?? new this.#provider.Grant({ accountId: member.subject, clientId: String(params['client_id']) });
    grant.addOIDCScope('openid email profile');
    const consent = { grantId: await grant.save() };
    return this.#provider.interactionFinished(
      request,
      response,
      { login: { accountId: member.subject }, consent },
      { mergeWithLastSubmission: false },
    );
  }
}

function newKey(): JsonWebKey & { kid: string; use: string; alg: string; kty: string } {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), kty: 'RSA', kid: randomUUID(), use: 'sig', alg: 'RS256' };
}

/**
 * A browser that follows the way through the issuer, with cookies of its own there.
 *
 * @param address of the issuer, as Fernling sends it
 * @returns the address at which it comes back to Fernling
 */
export async function throughIssuer({ address: issuer }: Pick<TestIssuer, 'address'>, address: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let at = new URL(address);
  while (at.origin === issuer) {
    const sent = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(at, { redirect: 'manual', headers: { cookie: sent } });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', ...value] = (cookie.split(';')[0] ?? '').split('=');
      cookies.set(name, value.join('='));
    }
    const to = response.headers.get('location');
    if (to === null) throw new Error(`the issuer shows a page: ${response.status} ${await response.text()}`);
    at = new URL(to, at);
  }
  return at;
}
