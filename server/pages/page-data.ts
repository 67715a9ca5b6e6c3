import type { Context } from 'hono';
import type { LoadedData, PageData } from '#contract/pages.ts';
import { ownSignUp, pendingEmailOf } from '#server/accounts/routes/own-sign-up.ts';
import { resetEmailOf } from '#server/accounts/routes/passwords.ts';
import type { Parent } from '#server/auth/session.ts';
import type { Cookies } from '#server/http/cookies.ts';
import type { Env, House } from '#server/http/house.ts';
import { waitingMails } from '#server/mail/queries.ts';
import { invitedEmailOf } from '#server/sharing/routes/invited-email.ts';
import { legalText } from './legal-text.ts';
import { hasOutbox, mayReadOutbox } from './outbox.ts';

export type Visit = {
  readonly house: House;
  readonly c: Context<Env>;
  readonly cookies: Cookies;
  readonly parent: Parent | null;
};

/** Null when there is no such page for this request. */
type Loader<Data> = (visit: Visit) => Data | null | Promise<Data | null>;

const mostMailsShown = 50;

const loaders: { readonly [Path in keyof PageData]: Loader<PageData[Path]> } = {
  '/terms': () => ({ markdown: legalText('terms.md') }),
  '/privacy': () => ({ markdown: legalText('privacy.md') }),
  '/outbox': async ({ house, c }) =>
    mayReadOutbox(house, c) ? { mails: await waitingMails(house.db, mostMailsShown) } : null,
  '/signup': async ({ house, cookies }) => ({
    who: house.config.signUp,
    invitedEmail: await invitedEmailOf(house, cookies),
  }),
  '/confirm-email': async ({ house: { db, clock }, cookies }) => ({
    signedUpHere: (await ownSignUp({ db, cookies, now: clock() })) !== null,
  }),
  '/signup-success': async ({ house, c, cookies }) => ({
    pendingEmail: await pendingEmailOf(house, cookies),
    hasOutbox: hasOutbox(house, c),
  }),
  '/forgot-password': ({ house, c }) => ({ hasOutbox: hasOutbox(house, c) }),
  '/reset-password': async ({ house, c }) => ({ email: await resetEmailOf(house, c.req.query('token') ?? null) }),
  '/invitation': async ({ house, c, cookies, parent }) => ({
    ownEmail: parent?.email ?? null,
    pendingEmail: await pendingEmailOf(house, cookies),
    hasOutbox: hasOutbox(house, c),
  }),
};

export async function pageDataOf(visit: Visit): Promise<LoadedData> {
  const { path } = visit.c.req;
  return isLoaded(path) ? load(path, loaders[path], visit) : {};
}

async function load<Path extends keyof PageData>(
  path: Path,
  loader: Loader<PageData[Path]>,
  visit: Visit,
): Promise<LoadedData> {
  const loaded: { -readonly [Each in keyof LoadedData]: LoadedData[Each] } = {};
  const data = await loader(visit);
  if (data !== null) loaded[path] = data;
  return loaded;
}

function isLoaded(path: string): path is keyof PageData {
  return Object.hasOwn(loaders, path);
}
