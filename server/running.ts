import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { todayIn } from '#domain/time/day.ts';
import { openAi } from '#server/ai/open-ai.ts';
import { createApp } from '#server/app.ts';
import { everyJob } from '#server/every-job.ts';
import { realCost } from '#server/auth/password.ts';
import { ConfigRefused, isLoopbackHost, variables, type Config } from '#server/config.ts';
import { migrate } from '#server/db/migrations/migrate.ts';
import { migrations } from '#server/db/migrations/registry.ts';
import { beginPlan } from '#server/billing/queries.ts';
import { close, openDb } from '#server/db/open-db.ts';
import type { House } from '#server/http/house.ts';
import { clearKeptAnswersHourly } from '#server/http/kept-answers.ts';
import { handlersEnded, listen } from '#server/http/listening.ts';
import { createLog, faultOf } from '#server/log.ts';
import { sparseLog } from '#server/http/sparse-log.ts';
import { realLimits } from '#server/limits/rate-limit.ts';
import { issuerSettingsAmong } from '#server/oidc/issuer-settings.ts';
import { misspeltSettings } from '#server/misspelt-settings.ts';
import { JobRunner } from '#server/jobs/job-runner.ts';
import { builtDir } from '#server/pages/build.ts';
import { openPayments } from '#server/payments/open-payments.ts';
import { outboxAddress } from '#server/pages/outbox.ts';
import { readManifest } from '#server/pages/manifest.ts';
import { reapplyDeletions } from '#server/portability/erasing/reapply.ts';
import { firstUnwritable, isOnFullDisk } from '#server/is-writable.ts';
import { folderStorage } from '#server/storage/folder-storage.ts';
import { makeFolder } from '#server/storage/make-folder.ts';
import { builtRenderer } from '#server/pages/renderer.ts';
import { oldEditionWarning } from '#server/vaccines/rules.ts';

const tidyAfterMs = 30_000;
/** How often idle connections are closed while stopping. */
const sweepEveryMs = 50;
/** For requests under way, such as an upload over a slow line; then they are cut off. */
const longestDrainMs = 10_000;
/** For their handlers then, to leave nothing half done. */
const longestTidyMs = 3000;
const longestStopMs = 15_000;
/** Ctrl-C reaches the server twice: from the terminal, and from npm. */
const sameSignalMs = 500;

/** @param challengeBits of a security check; each more doubles a browser's work */
export async function run(config: Config, challengeBits = 18): Promise<void> {
  const { house, jobs } = await createHouse(config, () => builtPages(challengeBits));
  await deleteAgain(house);
  const server = await listen(createApp(house), config);
  stopOnSignals(house, jobs, server);
  const outbox = outboxAddress(house);
  process.stdout.write(
    `Fernling is at ${config.publicUrl}\n${outbox ? `Mails wait at ${outbox}\n` : ''}${whoSignsUp[config.signUp]}\n${planLine(config)}${aiLine(config)}`,
  );
  clearKeptAnswersHourly();
  await jobs.start(everyJob(house), tidyAfterMs);
  for (const warning of await warningsFor(house)) process.stderr.write(`${warning}\n`);
  // V8 would hold what only the start needed, some 40 MB, until there is a lot to do.
  globalThis.gc?.({ type: 'major', flavor: 'last-resort' });
}

const whoSignsUp: Readonly<Record<Config['signUp'], string>> = {
  open: 'Anybody who reaches it can sign up (SIGN_UP=open).',
  invited: 'Sign-up is by invitation (SIGN_UP=invited): to a child, or by `npm run operator -- users invite ADDRESS`.',
  closed: 'Nobody can sign up (SIGN_UP=closed).',
};

/** Nothing where there is none. */
function planLine({ hasPlan, payments }: Config): string {
  if (!hasPlan) return '';
  return payments.provider === 'test'
    ? 'There is a plan with a trial, and payments are tests: no money moves (PAYMENTS=test).\n'
    : 'There is a plan with a trial, paid through Stripe (PAYMENTS=stripe).\n';
}

/** Nothing where there is none. */
function aiLine({ ai }: Config): string {
  if (ai === null) return '';
  const where = ai.recipient.isThisMachine ? 'on this machine' : `at ${ai.recipient.host}`;
  return `A language model ${where} puts answers into words (AI_PROVIDER=${ai.provider}).\n`;
}

async function warningsFor({ config, clock }: House): Promise<string[]> {
  const noMail =
    !config.isLoopback && !config.smtpUrl
      ? 'SMTP_URL is not set: nobody gets a mail; `npm run operator -- mail` prints those that wait.'
      : null;
  const isPlainHttp = config.isLoopback && !isLoopbackHost(config.host);
  const sharedPlain = isPlainHttp
    ? `HOST ${config.host} lets other machines reach this server without https, and PUBLIC_URL is this machine: see 'One machine at home' in docs/operating.md.`
    : null;
  const oldEdition = await oldEditionWarning(todayIn('UTC', clock()));
  const names = Object.keys(process.env);
  const misspelt = misspeltSettings(names, [...Object.keys(variables), ...issuerSettingsAmong(names)]);
  return [...misspelt, sharedPlain, noMail, oldEdition].filter((warning) => warning !== null);
}

type Pages = Pick<House, 'pages' | 'assetsOf' | 'assetsDir' | 'challengeBits'>;

export async function createHouse(
  config: Config,
  loadPages: () => Promise<Pages>,
): Promise<{ house: House; jobs: JobRunner }> {
  await makeFolder(config.dataDir);
  await requireWritable(config.dataDir);
  const log = createLog(config.logLevel);
  const clock = () => new Date();
  const db = await openDb({ databaseUrl: config.databaseUrl ?? undefined, dataDir: config.dataDir });
  await migrate(db, migrations, config.dataDir);
  if (config.hasPlan) await beginPlan(db, clock());
  const files = join(config.dataDir, 'files');
  await makeFolder(files);
  const jobs = new JobRunner({ db, clock, log });
  const house: House = {
    config,
    db,
    clock,
    log,
    jobs,
    outboxKey: randomBytes(32).toString('base64url'),
    payments: await openPayments({ config, db, clock }),
    ai: await openAi(config.ai),
    storage: folderStorage(files),
    passwordCost: realCost,
    limits: realLimits,
    ...(await loadPages()),
  };
  return { house, jobs };
}

async function requireWritable(dataDir: string): Promise<void> {
  for (const name of ['files', 'temporary']) {
    const path = await firstUnwritable(join(dataDir, name));
    if (path === null) continue;
    throw new ConfigRefused(
      isOnFullDisk(path)
        ? `${path} cannot be written, because the disk is full: make room on it.`
        : `${path} cannot be written by this account: give this account the folder of DATA_DIR.`,
    );
  }
}

async function builtPages(challengeBits: number): Promise<Pages> {
  const assetsDir = join(builtDir, 'client');
  return {
    pages: await builtRenderer(join(builtDir, 'server/render.js')),
    assetsOf: await readManifest(assetsDir),
    assetsDir,
    challengeBits,
  };
}

/** Runs before the first request; the nightly job retries failures. */
async function deleteAgain(house: House): Promise<void> {
  await reapplyDeletions(house).catch((error: unknown) =>
    house.log.error({ err: faultOf(error) }, 'what was deleted before could not be deleted again; it is tried again'),
  );
}

/** A second signal exits at once, unless it comes with the first. */
function stopOnSignals(house: House, jobs: JobRunner, server: Server): void {
  const stop = async () => {
    setTimeout(() => exitNow(house), longestStopMs).unref();
    setTimeout(() => server.closeAllConnections(), longestDrainMs).unref();
    // First: long jobs stop while the last requests end.
    const idle = jobs.stop();
    const closed = once(server, 'close');
    server.close();
    // Browsers hold connections open after the last response, so idle ones are closed repeatedly.
    const sweep = setInterval(() => server.closeIdleConnections(), sweepEveryMs);
    await closed;
    clearInterval(sweep);
    await handlersEnded(server, longestTidyMs);
    await idle;
    await close(house.db);
    sparseLog.end(house.log);
    process.exit(0);
  };
  let stoppingSince: number | null = null;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stoppingSince === null) {
        stoppingSince = performance.now();
        void stop();
      } else if (performance.now() - stoppingSince > sameSignalMs) exitNow(house);
    });
  }
}

function exitNow({ log }: House): never {
  sparseLog.end(log);
  process.exit(1);
}
