import type { Context } from 'hono';
import { Entry } from '#contract/accounts/identities.ts';
import { arrive } from '#server/accounts/routes/arriving.ts';
import { beginEntry } from '#server/accounts/routes/issuers.ts';
import { identify } from '#server/auth/session.ts';
import { cookiesOf } from '#server/http/cookies.ts';
import { readForm } from '#server/http/body.ts';
import { askOf, type Ask } from '#server/http/handle.ts';
import type { App, Env, House } from '#server/http/house.ts';
import { readInput } from '#server/http/input.ts';
import { networkOf } from '#server/http/network.ts';
import { requireOwnOrigin } from '#server/http/origin.ts';
import { mayBegin } from '#server/limits/expensive.ts';
import { goTo } from './go-to.ts';

/** For browsers without script, too: the form of a button, and the way back from an issuer. */
export function serveIssuers({ hono, house }: App): void {
  hono.post('/sign-in/:issuer', async (c) => {
    requireOwnOrigin(c, house);
    const entry = readInput(Entry, entryIn(await readForm(c)));
    return going(house, c, (ask) => beginEntry(ask, c.req.param('issuer'), entry));
  });
  hono.get('/sign-in/:issuer/callback', (c) =>
    going(house, c, (ask) => arrive(ask, c.req.param('issuer'), new URL(c.req.url).search)),
  );
}

function entryIn({ purpose, remember, timeZone }: Readonly<Record<string, string>>): unknown {
  return { purpose, remember: remember === '1', ...(timeZone ? { timeZone } : {}) };
}

type Going = (ask: Ask<'anyone'>) => Promise<{ readonly next: string }>;

async function going(house: House, c: Context<Env>, go: Going): Promise<Response> {
  const cookies = cookiesOf(c.req.header('cookie'), house.config.isSecure);
  const found = await identify(house, { authorization: undefined, session: cookies.get('sid') });
  const parent = found?.erasedFrom == null ? found : null;
  await mayBegin(parent?.id ?? null, networkOf(c, house));
  const { next } = await go(askOf(house, c, parent, { headers: {}, cookies }));
  return goTo(house, next, cookies);
}
