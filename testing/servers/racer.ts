// One process of a race: node racer.ts {"dataDir":…,"databaseUrl":…,"files":…}
// Prints 'ready', then reads requests from standard input and sends each several times at once.
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { close, openDb } from '#server/db/open-db.ts';
import { folderStorage } from '#server/storage/folder-storage.ts';
import { houseOn } from '../house-on.ts';

const Place = z.object({ dataDir: z.string(), databaseUrl: z.optional(z.string()), files: z.string() });
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
/** In any order. */
export const Finish = z.array(z.object({ status: z.int(), body: z.unknown() }));

export async function race(place: z.infer<typeof Place>): Promise<void> {
  const db = await openDb(place);
  const { visitor } = houseOn(db, { storage: folderStorage(place.files) });
  process.stdout.write('ready\n');
  for await (const line of createInterface(process.stdin)) {
    const { times, session, method, path, body, upload } = Leg.parse(JSON.parse(line));
    const sessions = Array.from({ length: times }, () => session).flat();
    const answers = sessions.map((own) => {
      const client = visitor();
      client.cookies.set('sid', own);
      const file = upload === undefined ? null : new Blob([Buffer.from(upload, 'base64')]);
      return client.send(method, path, file ?? JSON.stringify(body));
    });
    const finish = (await Promise.all(answers)).map(({ status, body: said }) => ({ status, body: said }));
    process.stdout.write(`${JSON.stringify(finish)}\n`);
  }
  await close(db);
}

const [, script, place] = process.argv;
if (script === import.meta.filename && place !== undefined) await race(Place.parse(JSON.parse(place)));
