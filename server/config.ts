import { resolve } from 'node:path';
import * as z from 'zod/mini';
import type { Operator, WhoSignsUp } from '#contract/pages.ts';
import { AI_PROVIDERS, aiIn, aiVariables, type AiConfig } from '#server/ai/ai-settings.ts';
import { issuersIn, type Issuer } from '#server/oidc/issuer-settings.ts';

const wholeNumber = (least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, { error: `must be a whole number from ${least} to ${most}` })),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z
        .number()
        .check(z.refine((n) => n >= least && n <= most, { error: `must be a whole number from ${least} to ${most}` })),
    ),
  );
const yesOrNo = z.pipe(
  z.enum(['', '0', '1', 'true', 'false'], { error: 'must be 1 or 0' }),
  z.transform((text: '' | '0' | '1' | 'true' | 'false') => text === '1' || text === 'true'),
);
const optionalText = z.pipe(
  z.string().check(z.maxLength(300, { error: 'must be at most 300 characters' })),
  z.transform((text: string) => text.trim() || null),
);
const addressOf = (protocols: readonly string[], error: string) =>
  z.pipe(
    z.string().check(z.refine((text) => text === '' || protocols.includes(protocolOf(text)), { error })),
    z.transform((text: string) => text || null),
  );
const mailbox = String.raw`[^\s\p{C}<>@,;:"]+@[^\s\p{C}<>@,;:"]+`;
/** An address alone, or in angle brackets after a name, which is quoted if it contains a comma or the like. */
const sender = new RegExp(
  String.raw`^(?:${mailbox}|(?:"[^"\\\p{C}\p{Zl}\p{Zp}]*"|[^"<>@,;:\p{C}\p{Zl}\p{Zp}]*)\s*<${mailbox}>)$`,
  'u',
);
const optionalSender = z.pipe(
  optionalText,
  z.nullable(
    z
      .string()
      .check(
        z.regex(sender, { error: 'must be one address on one line, such as Fernling <no-reply@family.example.org>' }),
      ),
  ),
);
const keyOf = (form: RegExp, error: string) =>
  z.pipe(
    z.string().check(z.refine((text) => text === '' || form.test(text), { error })),
    z.transform((text: string) => text || null),
  );
const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

const Settings = z.object({
  PORT: wholeNumber(1, 65_535),
  HOST: z.string().check(z.regex(/^[\w.:-]+$/, { error: 'must be a host name or an address' })),
  PUBLIC_URL: addressOf(['http:', 'https:'], 'must be an address such as https://family.example.org'),
  DATA_DIR: z.string().check(z.minLength(1, { error: 'must not be empty' })),
  DATABASE_URL: addressOf(
    ['postgres:', 'postgresql:'],
    'must be an address such as postgres://user:password@db.example.org:5432/name, with a port from 1 to 65535',
  ),
  SMTP_URL: addressOf(
    ['smtp:', 'smtps:'],
    'must be an address such as smtp://mail.example.org:587, with a port from 1 to 65535',
  ).check(
    z.refine((url) => url === null || new URL(url).hostname !== '', {
      error: 'must name a mail server, such as smtp://mail.example.org:587',
    }),
  ),
  MAIL_FROM: optionalSender,
  SIGN_UP: z.enum(['', 'open', 'invited', 'closed'], { error: 'must be one of open, invited, closed, or empty' }),
  TRUST_PROXY_HOPS: wholeNumber(0, 10),
  ALLOW_PLAIN_HTTP: yesOrNo,
  LOG_LEVEL: oneOf(['debug', 'info', 'warn', 'error', 'silent']),
  INTERGROWTH: yesOrNo,
  SOURCE_URL: addressOf(['https:'], 'must be an address such as https://example.org/fernling'),
  PLAN: z.enum(['', 'on', 'off'], { error: 'must be on or off, or empty' }),
  PLAN_PRICE: optionalText,
  PAYMENTS: z.enum(['', 'stripe', 'test'], { error: 'must be stripe or test, or empty' }),
  STRIPE_SECRET_KEY: keyOf(/^(sk|rk)_(test|live)_\w+$/, 'must be a key such as sk_live_…'),
  STRIPE_WEBHOOK_SECRET: keyOf(/^whsec_\S+$/, 'must be a signing secret such as whsec_…'),
  STRIPE_PRICE_ID: keyOf(/^price_\w+$/, 'must be the id of a price such as price_…'),
  AI_PROVIDER: z.enum(['', ...AI_PROVIDERS], { error: `must be one of ${AI_PROVIDERS.join(', ')}, or empty` }),
  AI_BASE_URL: addressOf(['http:', 'https:'], 'must be an address such as https://api.openai.com/v1'),
  AI_KEY: keyOf(/^[\x21-\x7E]{1,500}$/, 'must be a key without spaces'),
  AI_MODEL: keyOf(/^[\x21-\x7E]{1,200}$/, 'must be the name of a model without spaces'),
  AI_DAY_CALLS: wholeNumber(1, 100_000),
  AI_DAY_TOKENS: wholeNumber(1, 999_999_999),
  AI_MONTH_TOKENS: wholeNumber(1, 999_999_999),
  OPERATOR_NAME: optionalText,
  OPERATOR_EMAIL: optionalText,
  OPERATOR_ADDRESS: optionalText,
  OPERATOR_PHONE: optionalText,
});

/** docs/operating.md is generated from it. */
export const variables: Readonly<Record<keyof z.output<typeof Settings>, { default: string; meaning: string }>> = {
  PORT: { default: '3000', meaning: 'Port to listen on.' },
  HOST: { default: '127.0.0.1', meaning: 'Address to listen on. 0.0.0.0 opens the server to other machines.' },
  PUBLIC_URL: {
    default: '',
    meaning: 'Address under which people reach this server, without a path. Empty: http://localhost:PORT.',
  },
  DATA_DIR: {
    default: './data',
    meaning: 'Folder of the embedded database and of all files: pictures, exports, the list of what was deleted.',
  },
  DATABASE_URL: {
    default: '',
    meaning: 'PostgreSQL to use in place of the embedded database, postgres://user:password@host:port/name.',
  },
  SMTP_URL: {
    default: '',
    meaning: 'Mail server, smtp://user:password@host:port or smtps://. Empty: mails wait in the outbox.',
  },
  MAIL_FROM: { default: '', meaning: 'Sender of mails. Empty: Fernling <no-reply@host of PUBLIC_URL>.' },
  SIGN_UP: {
    default: '',
    meaning:
      'Who may make an account: open (anybody), invited (to a child, or by `npm run operator -- users invite ADDRESS`), closed (nobody). Empty: open while PUBLIC_URL is this machine, else invited.',
  },
  TRUST_PROXY_HOPS: {
    default: '0',
    meaning: 'How many proxies stand in front; only that many entries of X-Forwarded-For are believed.',
  },
  ALLOW_PLAIN_HTTP: {
    default: '0',
    meaning: '1 allows a PUBLIC_URL on plain http that is not this machine. Only for a network you trust.',
  },
  LOG_LEVEL: {
    default: 'warn',
    meaning: 'Least level that is logged: debug, info, warn, error, silent. info adds a line for each request.',
  },
  INTERGROWTH: {
    default: '0',
    meaning:
      '1 scores children born early before their due date by INTERGROWTH-21st. Only for operators who may use these standards: they are free for non-commercial care and licensed otherwise.',
  },
  SOURCE_URL: {
    default: '',
    meaning:
      'Where the source code of the version that runs here can be had, for the footer and the terms. The license asks for it where a changed version is offered. Empty: people are told to ask the operator.',
  },
  PLAN: {
    default: '',
    meaning:
      'on: accounts have a free trial of 30 days and a plan to pay for. off: everything is free, and nobody sees a price. Empty: on with a STRIPE_SECRET_KEY or while PUBLIC_URL is this machine, else off.',
  },
  PLAN_PRICE: { default: '', meaning: 'The price of the plan as parents read it, such as $5 a month.' },
  PAYMENTS: {
    default: '',
    meaning:
      'Who handles payments: stripe, or test, with which no money moves. Empty: stripe with a STRIPE_SECRET_KEY, else test.',
  },
  STRIPE_SECRET_KEY: { default: '', meaning: 'Secret or restricted key of the Stripe account.' },
  STRIPE_WEBHOOK_SECRET: {
    default: '',
    meaning: 'Signing secret of the webhook endpoint PUBLIC_URL/webhooks/payments at Stripe.',
  },
  STRIPE_PRICE_ID: { default: '', meaning: 'The recurring price at Stripe that the plan costs.' },
  ...aiVariables,
  OPERATOR_NAME: { default: '', meaning: 'Who runs this server, for the legal pages.' },
  OPERATOR_EMAIL: { default: '', meaning: 'Where to write to the operator.' },
  OPERATOR_ADDRESS: { default: '', meaning: 'Postal address of the operator.' },
  OPERATOR_PHONE: { default: '', meaning: 'Phone number of the operator.' },
};

export type Config = {
  readonly port: number;
  readonly host: string;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  /** The public origin, and on loopback its aliases. */
  readonly origins: readonly string[];
  readonly isSecure: boolean;
  readonly isLoopback: boolean;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly signUp: WhoSignsUp;
  readonly trustProxyHops: number;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly hasIntergrowth: boolean;
  readonly sourceUrl: string | null;
  /** Whether accounts have a trial and a plan. Without one everything is free. */
  readonly hasPlan: boolean;
  /** In the operator's words. */
  readonly planPrice: string | null;
  readonly payments: PaymentsConfig;
  /** Null without a language model. */
  readonly ai: AiConfig | null;
  readonly operator: Operator;
  /** In the order of their buttons. */
  readonly issuers: readonly Issuer[];
};

export type PaymentsConfig =
  | { readonly provider: 'test' }
  | {
      readonly provider: 'stripe';
      readonly secretKey: string;
      readonly webhookSecret: string;
      readonly priceId: string;
    };

/** The message is one sentence for the operator. */
export class ConfigRefused extends Error {}

/** @throws ConfigRefused for an invalid setting */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const settings = settingsIn(environment);
  const port = settings.PORT;
  const publicUrl = originOf(settings.PUBLIC_URL ?? `http://localhost:${port}`);
  const { protocol, hostname } = new URL(publicUrl);
  const isLoopback = isLoopbackHost(hostname);
  if (protocol === 'http:' && !isLoopback && !settings.ALLOW_PLAIN_HTTP) {
    throw new ConfigRefused(
      `PUBLIC_URL ${publicUrl} is plain http and not this machine: use https, or set ALLOW_PLAIN_HTTP=1 on a network you trust.`,
    );
  }
  return {
    port,
    host: settings.HOST,
    publicUrl,
    origins: isLoopback ? loopbackSpellings(publicUrl) : [publicUrl],
    isSecure: protocol === 'https:',
    isLoopback,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM ?? `Fernling <no-reply@${hostname}>`,
    signUp: settings.SIGN_UP || (isLoopback ? 'open' : 'invited'),
    trustProxyHops: settings.TRUST_PROXY_HOPS,
    logLevel: settings.LOG_LEVEL,
    hasIntergrowth: settings.INTERGROWTH,
    sourceUrl: settings.SOURCE_URL,
    ...planIn(settings, isLoopback),
    ai: aiIn(settings, { isLoopback: isLoopbackHost, mayBePlain: settings.ALLOW_PLAIN_HTTP, refuse }),
    operator: {
      name: settings.OPERATOR_NAME,
      email: settings.OPERATOR_EMAIL,
      address: settings.OPERATOR_ADDRESS,
      phone: settings.OPERATOR_PHONE,
    },
    issuers: issuersIn(environment, (host) => settings.ALLOW_PLAIN_HTTP || isLoopbackHost(host), refuse),
  };
}

function refuse(sentence: string): never {
  throw new ConfigRefused(sentence);
}

type PlanSettings = Pick<
  z.output<typeof Settings>,
  'PLAN' | 'PLAN_PRICE' | 'PAYMENTS' | 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_PRICE_ID'
>;

function planIn(settings: PlanSettings, isLoopback: boolean): Pick<Config, 'hasPlan' | 'planPrice' | 'payments'> {
  const { PLAN, PLAN_PRICE: planPrice, PAYMENTS, STRIPE_SECRET_KEY: secretKey } = settings;
  const hasPlan = PLAN === '' ? secretKey !== null || isLoopback : PLAN === 'on';
  const payments = paymentsIn(settings);
  if (hasPlan && payments.provider === 'test' && PAYMENTS !== 'test' && !isLoopback) {
    throw new ConfigRefused(
      'PLAN=on needs STRIPE_SECRET_KEY where PUBLIC_URL is not this machine, or PAYMENTS=test on purpose, with which no money moves.',
    );
  }
  return { hasPlan, planPrice, payments };
}

function paymentsIn(settings: PlanSettings): PaymentsConfig {
  const { PAYMENTS, STRIPE_SECRET_KEY: secretKey } = settings;
  const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_PRICE_ID: priceId } = settings;
  if (PAYMENTS === 'test') return { provider: 'test' };
  if (secretKey !== null && webhookSecret !== null && priceId !== null)
    return { provider: 'stripe', secretKey, webhookSecret, priceId };
  if (PAYMENTS === '' && secretKey === null && webhookSecret === null && priceId === null) return { provider: 'test' };
  throw new ConfigRefused(
    'Payments by Stripe need STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_ID, all three.',
  );
}

function settingsIn(environment: Readonly<Record<string, string | undefined>>): z.output<typeof Settings> {
  const given = Object.fromEntries(
    Object.entries(variables).map(([name, { default: fallback }]) => [name, environment[name] ?? fallback]),
  );
  const result = Settings.safeParse(given);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ConfigRefused(`${issue?.path.join('.')} ${issue?.message}.`);
}

export function isLoopbackHost(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname === '::1' || /^127(\.\d{1,3}){3}$/.test(hostname);
}

function protocolOf(text: string): string {
  return URL.canParse(text) ? new URL(text).protocol : '';
}

function originOf(address: string): string {
  const url = new URL(address);
  if (url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new ConfigRefused(
      'PUBLIC_URL must be an address without a path, name or password, such as https://family.example.org.',
    );
  }
  return url.origin;
}

function loopbackSpellings(publicUrl: string): string[] {
  const { protocol, port } = new URL(publicUrl);
  const suffix = port ? `:${port}` : '';
  return [
    ...new Set([publicUrl, ...['localhost', '127.0.0.1', '[::1]'].map((host) => `${protocol}//${host}${suffix}`)]),
  ];
}
