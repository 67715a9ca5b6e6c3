import type { Context, Hono } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import type { PageAssets, PageFacts, PageRenderer } from '#contract/pages.ts';
import type { OpenedAi } from '#server/ai/ai.ts';
import type { PasswordCost } from '#server/auth/password.ts';
import type { Parent } from '#server/auth/session.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/db.ts';
import type { Jobs } from '#server/jobs/job-runner.ts';
import type { Payments } from '#server/payments/payments.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { Log } from '#server/log.ts';
import type { Limits } from '#server/limits/rate-limit.ts';
import type { KeptReplies } from './kept-replies.ts';

/** What a running server is made of. */
export type House = {
  readonly config: Config;
  readonly db: Db;
  readonly clock: () => Date;
  readonly log: Log;
  readonly jobs: Jobs;
  readonly payments: Payments;
  /** Null without a language model. */
  readonly ai: OpenedAi | null;
  readonly storage: Storage;
  readonly pages: PageRenderer;
  readonly assetsOf: (facts: PageFacts) => PageAssets;
  /** Null where another program serves the built files. */
  readonly assetsDir: string | null;
  readonly challengeBits: number;
  /** Opens the outbox; made at each start and stored nowhere. */
  readonly outboxKey: string;
  readonly passwordCost: PasswordCost;
  readonly limits: Limits;
};

export type Env = { Bindings: Partial<HttpBindings>; Variables: { requestId: string } };

type Texts = Readonly<Record<string, string>>;

/**
 * Answers a GET endpoint without a request of its own, in JSON.
 *
 * @param db what the handler reads from, in place of the house's
 */
export type Read = (
  c: Context<Env>,
  parent: Parent,
  params: Texts,
  more?: { query?: Texts; db?: Db },
) => Promise<string>;

export type App = {
  readonly house: House;
  readonly hono: Hono<Env>;
  /** By path. */
  readonly reads: Map<string, Read>;
  readonly keptReplies: KeptReplies;
};
