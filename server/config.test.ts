import { expect, test } from 'vitest';
import { ConfigRefused, readConfig } from './config.ts';

test('without settings, the server is for this machine alone and stores its data beside itself', () => {
  const config = readConfig({});

  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    isSecure: false,
    databaseUrl: null,
    smtpUrl: null,
    trustProxyHops: 0,
    mailFrom: 'Fernling <no-reply@localhost>',
  });
  expect(config.dataDir).toMatch(/data$/);
});

test('on loopback localhost, 127.0.0.1 and [::1] count as one origin', () => {
  expect(readConfig({ PORT: '4000' }).origins).toEqual([
    'http://localhost:4000',
    'http://127.0.0.1:4000',
    'http://[::1]:4000',
  ]);
});

test('[decision 52] anybody signs up on this machine, only who is invited elsewhere, unless the operator says otherwise', () => {
  const PUBLIC_URL = 'https://family.example.org';

  expect(readConfig({}).signUp).toBe('open');
  expect(readConfig({ PUBLIC_URL }).signUp).toBe('invited');
  expect(readConfig({ PUBLIC_URL, SIGN_UP: 'open' }).signUp).toBe('open');
  expect(readConfig({ SIGN_UP: 'closed' }).signUp).toBe('closed');
  expect(() => readConfig({ SIGN_UP: 'yes' })).toThrow(
    new ConfigRefused('SIGN_UP must be one of open, invited, closed, or empty.'),
  );
});

test('a public address has one origin, and its host signs the mails', () => {
  const config = readConfig({ PUBLIC_URL: 'https://family.example.org/' });

  expect(config.origins).toEqual(['https://family.example.org']);
  expect(config.mailFrom).toBe('Fernling <no-reply@family.example.org>');
});

test.each([
  [{ PORT: 'three' }, 'PORT must be a whole number from 1 to 65535.'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535.'],
  [{ PORT: '0' }, 'PORT must be a whole number from 1 to 65535.'],
  [{ HOST: 'a b' }, 'HOST must be a host name or an address.'],
  [{ PUBLIC_URL: 'family' }, 'PUBLIC_URL must be an address such as https://family.example.org.'],
  [{ PUBLIC_URL: 'ftp://family.example.org' }, 'PUBLIC_URL must be an address such as https://family.example.org.'],
  [{ DATA_DIR: '' }, 'DATA_DIR must not be empty.'],
  [
    { DATABASE_URL: 'mysql://x' },
    'DATABASE_URL must be an address such as postgres://user:password@db.example.org:5432/name, with a port from 1 to 65535.',
  ],
  [
    { DATABASE_URL: 'postgres://fernling@127.0.0.1:99999/x' },
    'DATABASE_URL must be an address such as postgres://user:password@db.example.org:5432/name, with a port from 1 to 65535.',
  ],
  [
    { SMTP_URL: 'mail.example.org' },
    'SMTP_URL must be an address such as smtp://mail.example.org:587, with a port from 1 to 65535.',
  ],
  [{ TRUST_PROXY_HOPS: '-1' }, 'TRUST_PROXY_HOPS must be a whole number from 0 to 10.'],
  [{ ALLOW_PLAIN_HTTP: 'maybe' }, 'ALLOW_PLAIN_HTTP must be 1 or 0.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of debug, info, warn, error, silent.'],
  [{ OPERATOR_NAME: 'x'.repeat(301) }, 'OPERATOR_NAME must be at most 300 characters.'],
])('%j stops the start with one sentence', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(new ConfigRefused(sentence));
});

test.each(['smtp:', 'smtp://', 'smtps:mail.example.org', 'smtp:///mail.example.org'])(
  'a mail server without a name stops the start: %j',
  (url) => {
    const sentence = 'SMTP_URL must name a mail server, such as smtp://mail.example.org:587.';
    expect(() => readConfig({ SMTP_URL: url })).toThrow(new ConfigRefused(sentence));
  },
);

test.each([
  'Fernling',
  'Fernling <>',
  'Fernling <no-reply>',
  'no-reply@',
  'ana@example.org, eve@example.org',
  'Fernling, <ana@example.org>',
  'Fernling <ana@example.org> <eve@example.org>',
  'ana@example.org\nBcc: eve@example.org',
  'Fern\r\nling <ana@example.org>',
  '"Fern\u2028ling" <ana@example.org>',
])('a sender that is not one address on one line stops the start: %j', (from) => {
  const sentence = 'MAIL_FROM must be one address on one line, such as Fernling <no-reply@family.example.org>.';
  expect(() => readConfig({ MAIL_FROM: from })).toThrow(new ConfigRefused(sentence));
});

test.each(['ana@example.org', 'Fernling <no-reply@nas>', '"Brooks, Hannah" <ana@example.org>', '<ana@example.org>'])(
  'mails can be signed by %s',
  (from) => {
    expect(readConfig({ MAIL_FROM: ` ${from} ` }).mailFrom).toBe(from);
  },
);

test('an address with a path is refused, since cookies and links belong to the whole host', () => {
  expect(() => readConfig({ PUBLIC_URL: 'https://example.org/fernling' })).toThrow(ConfigRefused);
});

test('plain http to another machine is refused unless the operator allows it', () => {
  const environment = { PUBLIC_URL: 'http://nas.home:3000' };

  expect(() => readConfig(environment)).toThrow(/plain http/);
  expect(readConfig({ ...environment, ALLOW_PLAIN_HTTP: '1' }).isSecure).toBe(false);
});

const ofStripe = {
  STRIPE_SECRET_KEY: 'sk_live_abc123',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc123',
  STRIPE_PRICE_ID: 'price_abc123',
};

test('[SUB-01] there is a plan on this machine and with Stripe, and nowhere else unless the operator says so', () => {
  const PUBLIC_URL = 'https://family.example.org';

  expect(readConfig({})).toMatchObject({ hasPlan: true, payments: { provider: 'test' } });
  expect(readConfig({ PUBLIC_URL })).toMatchObject({ hasPlan: false });
  expect(readConfig({ PUBLIC_URL, ...ofStripe, PLAN_PRICE: '$5 a month' })).toMatchObject({
    hasPlan: true,
    planPrice: '$5 a month',
    payments: { provider: 'stripe', priceId: 'price_abc123' },
  });
  expect(readConfig({ PLAN: 'off' })).toMatchObject({ hasPlan: false });
  expect(readConfig({ ...ofStripe, PLAN: 'off' })).toMatchObject({ hasPlan: false });
  expect(readConfig({ PUBLIC_URL, PLAN: 'on', PAYMENTS: 'test' })).toMatchObject({
    hasPlan: true,
    payments: { provider: 'test' },
  });
});

test.each([
  [
    { PLAN: 'on', PUBLIC_URL: 'https://family.example.org' },
    'PLAN=on needs STRIPE_SECRET_KEY where PUBLIC_URL is not this machine, or PAYMENTS=test on purpose, with which no money moves.',
  ],
  [{ PLAN: 'yes' }, 'PLAN must be on or off, or empty.'],
  [{ PAYMENTS: 'paypal' }, 'PAYMENTS must be stripe or test, or empty.'],
  [{ ...ofStripe, STRIPE_SECRET_KEY: 'pk_live_abc' }, 'STRIPE_SECRET_KEY must be a key such as sk_live_….'],
  [{ ...ofStripe, STRIPE_PRICE_ID: 'prod_abc' }, 'STRIPE_PRICE_ID must be the id of a price such as price_….'],
])('[SUB-03] payments that cannot work stop the start with one sentence: %j', (settings, sentence) => {
  expect(() => readConfig(settings)).toThrow(new ConfigRefused(sentence));
});

test.each([
  { PAYMENTS: 'stripe' },
  { ...ofStripe, STRIPE_PRICE_ID: '' },
  { ...ofStripe, STRIPE_WEBHOOK_SECRET: '' },
  { STRIPE_WEBHOOK_SECRET: 'whsec_abc123' },
])('[SUB-03] only some of what Stripe needs stops the start: %j', (settings) => {
  expect(() => readConfig(settings)).toThrow(
    new ConfigRefused(
      'Payments by Stripe need STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_ID, all three.',
    ),
  );
});
