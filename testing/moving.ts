import { listTransfers, startExport, startImport, type Transfer } from '#contract/accounts/transfers.ts';
import { childParts } from '#server/portability/parts.ts';
import type { TestHouse } from './house-on.ts';
import { workOff } from './jobs.ts';
import type { Person } from './people.ts';
import { unzipped } from './files/unzipped.ts';

/** @returns the id of the export */
export async function anExport(home: TestHouse, person: Person): Promise<string> {
  await person.call(startExport, { body: {} });
  await workOff(home);
  const { export: made } = await person.call(listTransfers, {});
  if (made?.status !== 'ready') throw new Error(`the export is ${made?.status}: ${made?.refusal}`);
  return made.id;
}

/** Files by path. */
export async function exportOf(home: TestHouse, person: Person): Promise<Map<string, Buffer>> {
  const id = await anExport(home, person);
  return unzipped(await zipOf(home, person, id));
}

export async function zipOf({ app, house }: TestHouse, person: Person, exportId: string): Promise<Uint8Array> {
  const headers = { cookie: `sid=${person.cookies.get('sid')}` };
  const answer = await app.fetch(new Request(`${house.config.publicUrl}/api/exports/${exportId}/file`, { headers }));
  if (answer.status !== 200) throw new Error(`the export was answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

export async function anExportFile(home: TestHouse, person: Person): Promise<Blob> {
  return new Blob([Buffer.from(await zipOf(home, person, await anExport(home, person)))]);
}

export async function importFile(home: TestHouse, person: Person, file: Blob): Promise<Transfer> {
  await person.call(startImport, { upload: file });
  await workOff(home);
  const { import: done } = await person.call(listTransfers, {});
  if (!done) throw new Error('there is no import');
  return done;
}

/** Number of imported entries by kind, 0 where not given. */
export function entriesImported(counts: Readonly<Record<string, number>>) {
  return childParts.flatMap(({ entry, parse }) => (parse ? [{ entry, count: counts[entry] ?? 0 }] : []));
}

export function partFilesIn(folder: string): string[] {
  return childParts.flatMap(({ name, parse }) =>
    [`${name}.csv`, ...(parse ? [`${name}.json`] : [])].map((file) => `${folder}/${file}`),
  );
}
