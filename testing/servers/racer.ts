// One process of one race after the other: node racer.ts
// Reads orders from standard input, one on each line, and answers each with a line.
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { close, openDb } from '#server/db/open-db.ts';
import { folderStorage } from '#server/storage/folder-storage.ts';
import { JobName, runJob } from '../db/racing-jobs.ts';
import { houseOn, type TestHouse } from '../house-on.ts';

const Place = z.object({ dataDir: z.string(), databaseUrl: z.optional(z.string()), files: z.optional(z.string()) });

export const Leg = z.object({
  times: z.int(),
  /** With several sessions, each one sends the request. */
  session: z.union([z.string(), z.array(z.string())]),
  method: z.string(),
  path: z.string(),
  body: z.optional(z.unknown()),
  /** A base64 file instead of the body. */
  upload: z.optional(z.string()),
});

const Order = z.union([
  z.object({ ready: z.literal(true) }),
  /** Answered with the job's result. */
  z.object({ job: JobName, place: Place }),
  /** Opens a house, to which legs are sent until the process leaves. */
  z.object({ join: Place }),
  z.object({ leave: z.literal(true) }),
  Leg,
]);
export type Order = z.infer<typeof Order>;

/** In any order. */
export const Finish = z.array(z.object({ status: z.int(), body: z.unknown() }));

let home: TestHouse | undefined;

async function follow(order: Order): Promise<unknown> {
  if ('ready' in order) return true;
  if ('job' in order) return runJob(order.job, order.place);
  if ('join' in order) return join(order.join);
  if (!home) throw new Error('nobody joined the race');
  return 'leave' in order ? leave(home) : run(home, order);
}

async function join({ files = '', ...place }: z.infer<typeof Place>): Promise<true> {
  home = houseOn(await openDb(place), { storage: folderStorage(files) });
  return true;
}

async function leave({ house }: TestHouse): Promise<true> {
  home = undefined;
  await close(house.db);
  return true;
}

async function run({ visitor }: TestHouse, leg: z.infer<typeof Leg>): Promise<z.infer<typeof Finish>> {
  const { times, session, method, path, body, upload } = leg;
  const sessions = Array.from({ length: times }, () => session).flat();
  const answers = sessions.map((own) => {
    const client = visitor();
    client.cookies.set('sid', own);
    const file = upload === undefined ? null : new Blob([Buffer.from(upload, 'base64')]);
    return client.send(method, path, file ?? JSON.stringify(body));
  });
  return (await Promise.all(answers)).map(({ status, body: said }) => ({ status, body: said }));
}

async function race(): Promise<void> {
  for await (const line of createInterface(process.stdin)) {
    process.stdout.write(`${JSON.stringify(await follow(Order.parse(JSON.parse(line))))}\n`);
  }
}

if (process.argv[1] === import.meta.filename) await race();
