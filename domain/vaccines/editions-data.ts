import authoritiesContent from '#content/vaccines/authorities.json' with { type: 'json' };
import childhood from '#content/vaccines/cdsi-4.64.childhood.json' with { type: 'json' };
import other from '#content/vaccines/cdsi-4.64.other.json' with { type: 'json' };
import schedule from '#content/vaccines/cdsi-4.64.schedule.json' with { type: 'json' };
import delta from '#content/vaccines/delta-4.65.json' with { type: 'json' };
import season from '#content/vaccines/season.json' with { type: 'json' };
import { day } from '#domain/time/day.ts';
import type { Day } from '#domain/time/day.ts';
import { readAuthorities } from './authorities.ts';
import type { Authority } from './authorities.ts';
import { compileEdition } from './compile-edition.ts';
import { applyDelta } from './delta.ts';
import { isOld } from './edition-age.ts';
import type { Edition } from './edition.ts';
import { readSupportingData } from './read-supporting-data.ts';
import type { ReadFile } from './read-supporting-data.ts';
import { readSeasonRoll, rollSeason, seasonYear } from './season-roll.ts';
import type { SeasonRoll } from './season-roll.ts';
import type { SupportingData } from './supporting-data.ts';

/** CDC's release 4.64, and 4.65 as 4.64 with what changed since. */
export type EditionId = 'cdsi-4.64' | 'cdsi-4.65';

/** The edition that forecasts are made with unless something else is asked for. */
export const CURRENT_EDITION: EditionId = 'cdsi-4.65';

/** Each is some megabytes, and a server asks for this season and the last. */
const MOST_EDITIONS = 6;

/**
 * An edition as it was published, without moving its seasons. For comparing with CDC's own cases.
 *
 * @throws DamagedEdition when one of its files is damaged
 */
export function publishedEdition(id: EditionId): Edition {
  const { data, chain } = layersOf(id);
  return compiled(chain, () => data);
}

/**
 * The edition for a forecast of a day, with the seasons of that day.
 *
 * @throws DamagedEdition when one of its files is damaged
 */
export function editionOn(id: EditionId, asOf: Day): Edition {
  const { data, chain, roll } = layersOf(id);
  const year = seasonYear(asOf);
  return compiled(`${chain} + season-${year}`, () => rollSeason(data, roll, year));
}

/** The antigens whose doses belong to a season. */
export function seasonalAntigens(id: EditionId): readonly string[] {
  return layersOf(id).roll.antigens;
}

/** Since when the base of an edition has been out, and whether its products may have changed since. */
export function ageOfEdition(id: EditionId, today: Day): { readonly releasedOn: Day; readonly isOld: boolean } {
  const { releasedOn } = layersOf(id);
  return { releasedOn, isOld: isOld(releasedOn, today) };
}

/** Who recommends vaccines; the first one stands behind the others and is that of a new child. */
export function authorities(): readonly Authority[] {
  authoritiesRead ??= readAuthorities(
    new Set(Object.keys(layersOf('cdsi-4.64').data.vaccineGroups)),
    file('authorities.json', authoritiesContent),
  );
  return authoritiesRead;
}

let authoritiesRead: readonly Authority[] | undefined;

/** An edition before its seasons move. */
type Layers = {
  readonly data: SupportingData;
  readonly chain: string;
  readonly roll: SeasonRoll;
  readonly releasedOn: Day;
};

const read = new Map<EditionId, Layers>();

function layersOf(id: EditionId): Layers {
  const known = read.get(id);
  if (known) return known;
  const layers = id === 'cdsi-4.64' ? readBase() : readNext();
  read.set(id, layers);
  return layers;
}

function readBase(): Layers {
  const { edition, data } = readSupportingData(file('cdsi-4.64.schedule.json', schedule), [
    file('cdsi-4.64.childhood.json', childhood),
    file('cdsi-4.64.other.json', other),
  ]);
  return { data, chain: edition.id, roll: rollFor(data), releasedOn: day(edition.released) };
}

function readNext(): Layers {
  const base = layersOf('cdsi-4.64');
  const data = applyDelta(base.data, base.chain, file('delta-4.65.json', delta));
  return { ...base, data, chain: `${base.chain} + delta-4.65`, roll: rollFor(data) };
}

function rollFor(data: SupportingData): SeasonRoll {
  return readSeasonRoll(data, file('season.json', season));
}

function file(name: string, content: unknown): ReadFile {
  return { path: `content/vaccines/${name}`, content };
}

const editions = new Map<string, Edition>();

/** Compiled once; the one that was not asked for longest is forgotten first. */
function compiled(chain: string, dataOf: () => SupportingData): Edition {
  const edition = editions.get(chain) ?? compileEdition(dataOf(), chain);
  editions.delete(chain);
  editions.set(chain, edition);
  const [oldest] = editions.keys();
  if (editions.size > MOST_EDITIONS && oldest !== undefined) editions.delete(oldest);
  return edition;
}
