import {
  also,
  among,
  exactly,
  fault,
  inside,
  listOrNoneOf,
  matching,
  noneTwice,
  object,
  oneOf,
  requireSound,
  shown,
  text,
  type Check,
  type Fault,
} from './checks.ts';
import { CHAINS, FILE_NAMES } from './read-editions.ts';
import type { ReadFile } from './read-supporting-data.ts';

type ListedFile = {
  readonly file: string;
  readonly id: string;
  readonly title: string;
  readonly source: string;
  /** A day, or a month. */
  readonly released: string;
  readonly sha256: string;
  readonly license: string;
};

type ListedEdition = { readonly id: string; readonly title: string; readonly chain: readonly string[] };

type Manifest = {
  readonly layout: 'vaccine-editions/1';
  readonly attribution: string;
  readonly files: readonly ListedFile[];
  readonly editions: readonly ListedEdition[];
  readonly overlays: readonly string[];
};

const NAMES = Object.values(FILE_NAMES);

/**
 * Requires exactly the files that are read, and the editions and chains built here.
 *
 * @throws DamagedEdition for the first fault
 */
export function listedFiles({ path, content }: ReadFile): readonly ListedFile[] {
  requireSound(path, content, manifestCheck());
  return content.files;
}

function manifestCheck(): Check<Manifest> {
  const file = object<ListedFile>(
    {
      file: oneOf(...NAMES),
      id: text,
      title: text,
      source: text,
      released: matching(/^\d{4}-\d\d(-\d\d)?$/, 'a day or a month'),
      sha256: matching(/^[0-9a-f]{64}$/, 'a SHA-256'),
      license: text,
    },
    {},
  );
  const edition = object<ListedEdition>(
    { id: oneOf(...Object.keys(CHAINS)), title: text, chain: listOrNoneOf(text) },
    {},
  );
  const manifest = object<Manifest>(
    {
      layout: exactly('vaccine-editions/1'),
      attribution: text,
      files: listOrNoneOf(file),
      editions: listOrNoneOf(edition),
      overlays: listOrNoneOf(text),
    },
    {},
  );
  return also(manifest, (listed) => faultInFiles(listed) ?? faultInEditions(listed) ?? faultInLinks(listed));
}

function faultInFiles({ files }: Manifest): Fault | null {
  return faultInList('files', files, 'file', NAMES);
}

function faultInEditions({ editions }: Manifest): Fault | null {
  return (
    faultInList('editions', editions, 'id', Object.keys(CHAINS)) ??
    among('editions', editions, ({ id, chain }) => {
      const made = new Map(Object.entries(CHAINS)).get(id)?.join(' + ');
      const said = chain.join(' + ');
      return said === made ? null : inside('chain', fault(`${shown(said)} in place of ${shown(made)}`));
    })
  );
}

function faultInList<K extends string>(
  field: string,
  items: readonly Readonly<Record<K, string>>[],
  key: K,
  names: readonly string[],
): Fault | null {
  const listed = new Set(items.map((item) => item[key]));
  const missing = names.filter((name) => !listed.has(name));
  if (missing.length > 0) return inside(field, fault(`not listed: ${missing.join(', ')}`));
  return noneTwice(field, items, key, 'listed twice');
}

function faultInLinks({ files, overlays }: Manifest): Fault | null {
  const ids = new Set(files.map(({ id }) => id));
  const missing = [...Object.values(CHAINS).flat(), ...overlays].find((id) => !ids.has(id));
  return missing === undefined ? null : inside('files', fault(`none has the id ${shown(missing)}`));
}
