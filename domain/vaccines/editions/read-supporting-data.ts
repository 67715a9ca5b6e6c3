import { antigenFileCheck, type AntigenFile, type SeriesInFile } from './antigen-file.ts';
import { faultInLinks } from './antigen-links.ts';
import { isObject, requireSound, shown } from './checks.ts';
import { DamagedEdition } from './damaged-edition.ts';
import { scheduleCheck, type EditionOfFile } from './schedule-file.ts';
import type { AntigenData, SeriesData, SupportingData } from '../supporting-data.ts';

export type ReadFile = { readonly path: string; readonly content: unknown };

export type PublishedData = { readonly edition: EditionOfFile; readonly data: SupportingData };

/** @throws DamagedEdition */
export function readSupportingData(schedule: ReadFile, antigenFiles: readonly ReadFile[]): PublishedData {
  const antigenNames = new Set(antigenFiles.flatMap((file) => [...namesUnder('antigens', file)]));
  const products = namesUnder('cvx', schedule);
  const { path, content } = schedule;
  requireSound(path, content, scheduleCheck(antigenNames, products));

  const codes = { products, observations: new Set(Object.keys(content.observations)) };
  const check = antigenFileCheck(codes);
  const antigens: Record<string, AntigenData> = {};
  for (const file of antigenFiles) {
    requireSound(file.path, file.content, check);
    requireOfEdition(file.path, file.content, content.edition);
    const found = faultInLinks(file.content, content.vaccineGroups);
    if (found) throw new DamagedEdition(file.path, found.place, found.says);
    addAntigens(antigens, file.path, file.content);
  }
  const { edition, vaccineGroups, cvx, conflicts, observations } = content;
  return { edition, data: { vaccineGroups, cvx, conflicts, observations, antigens } };
}

function namesUnder(field: string, { path, content }: ReadFile): ReadonlySet<string> {
  const held = isObject(content) ? content[field] : undefined;
  if (!isObject(held)) throw new DamagedEdition(path, field, `not an object: ${shown(held)}`);
  return new Set(Object.keys(held));
}

function requireOfEdition(path: string, file: AntigenFile, { id }: EditionOfFile): void {
  if (file.edition.id !== id) throw new DamagedEdition(path, 'edition.id', `'${file.edition.id}' in place of '${id}'`);
}

function addAntigens(antigens: Record<string, AntigenData>, path: string, file: AntigenFile): void {
  for (const [name, antigen] of Object.entries(file.antigens)) {
    if (Object.hasOwn(antigens, name)) {
      throw new DamagedEdition(path, `antigens.${name}`, 'another file has this antigen already');
    }
    antigens[name] = { ...antigen, series: antigen.series.map((series) => withProducts(series, file.vaccineSets)) };
  }
}

function withProducts(series: SeriesInFile, sets: AntigenFile['vaccineSets']): SeriesData {
  const doses = series.doses.map(({ preferable, allowable, ...dose }) => ({
    ...dose,
    ...(preferable === undefined ? {} : { preferable: sets.preferable[preferable] ?? [] }),
    ...(allowable === undefined ? {} : { allowable: sets.allowable[allowable] ?? [] }),
  }));
  return { ...series, doses };
}
