import type { Hono } from 'hono';
import type { PageAssets, PageRenderer } from '#contract/pages.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Db } from '#server/db/db.ts';
import type { Env, House } from '#server/http/house.ts';
import { createLog } from '#server/log.ts';
import type { Limits } from '#server/limits/rate-limit.ts';
import { testPayments } from '#server/payments/test-payments.ts';
import { Client } from './client.ts';
import { TestClock } from './clock.ts';
import { temporaryStorage } from './files/temporary-storage.ts';
import { lowestCost } from './lowest-cost.ts';

/** A whole server in this process, without a port; its clock stands still. */
export type TestHouse = {
  readonly house: House;
  readonly app: Hono<Env>;
  readonly clock: TestClock;
  /** Not signed in. */
  readonly visitor: () => Client;
  /** Behind a proxy: for a house with TRUST_PROXY_HOPS=1. */
  readonly visitorFrom: (network: string) => Client;
  /** Newest last. */
  readonly mailsTo: (address: string) => Promise<{ kind: string; subject: string; text: string; html: string }[]>;
};

/** Works without a test runner; `changes` replaces parts of the house. */
export function houseOn(db: Db, changes: Partial<House> = {}): TestHouse {
  const clock = new TestClock();
  const { storage, folder } = temporaryStorage();
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder, ...googleSettings });
  const house: House = {
    config,
    db,
    clock: clock.now,
    payments: testPayments({ db, clock: clock.now, publicUrl: (changes.config ?? config).publicUrl }),
    ai: null,
    log: createLog('silent'),
    jobs: { wake: () => {} },
    storage,
    pages: noPages,
    assetsOf: () => noAssets,
    assetsDir: null,
    challengeBits: 1,
    outboxKey: 'key-of-this-house',
    passwordCost: lowestCost,
    limits: noLimits,
    ...changes,
  };
  const app = createApp(house);
  return {
    house,
    app,
    clock,
    visitor: () => new Client((request) => app.fetch(request), house.config.publicUrl),
    visitorFrom: (network) => {
      const door = (request: Request) => {
        request.headers.set('x-forwarded-for', network);
        return app.fetch(request);
      };
      return new Client(door, house.config.publicUrl);
    },
    mailsTo: (address) => mailsTo(house, address),
  };
}

/** Nothing asks Google: that takes a browser on the way to it. */
const googleSettings = { OIDC_GOOGLE_CLIENT_ID: 'fernling', OIDC_GOOGLE_CLIENT_SECRET: 'not a secret' };

function mailsTo({ db }: House, address: string) {
  return db
    .selectFrom('mails')
    .select(['kind', 'subject', 'text', 'html'])
    .where('to_address', '=', address)
    .orderBy('id')
    .execute();
}

export const noLimits: Limits = {
  signInPair: endless(),
  signInNetwork: endlessShared(),
  mailPair: endless(),
  mailNetwork: endlessShared(),
  confirmationsTo: { ...endless(), thenOneInS: 0 },
  newAccountsTold: endless(),
  passwordSession: endless(),
  invitationAccount: endless(),
  invitationPair: endless(),
  challengeNetwork: endless(),
  issuerNetwork: endless(),
  newChildren: endless(),
  removedChildren: endless(),
  pictures: endless(),
  filesTaken: endless(),
  exports: endless(),
  imports: endless(),
  csvFiles: endless(),
  calendarAddresses: endless(),
  calendarReads: endless(),
  calendarGuesses: endless(),
  paymentPages: endless(),
  contactNetwork: endlessShared(),
  contactAccount: endless(),
  contactMails: endless(),
  contactSummaries: endless(),
  contactConfirmationsAll: endless(),
  contactConfirmations: endless(),
  chatMessages: endless(),
  insights: endless(),
};

function endless() {
  return { most: Number.MAX_SAFE_INTEGER, windowS: 1 };
}

function endlessShared() {
  return { ...endless(), easy: Number.MAX_SAFE_INTEGER };
}

const noAssets: PageAssets = { styles: [], preloads: [], replies: [], fonts: [], scripts: [], main: [], later: [] };

/** For tests of the API alone. */
const noPages: PageRenderer = {
  factsOf: () => null,
  listedPaths: [],
  render: () => ({ status: 404, html: '<!doctype html><title>Not built</title>' }),
  fullAddress: (path) => path,
  renderOwn: async () => ({ status: 404, html: '<!doctype html><title>Not built</title>' }),
};
