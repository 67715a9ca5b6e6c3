import { day } from '#domain/time/day.ts';
import type { Day } from '#domain/time/day.ts';
import { readAuthorities } from './authorities.ts';
import type { Authority } from './authorities.ts';
import { applyDelta } from './delta.ts';
import { readSupportingData } from './read-supporting-data.ts';
import type { ReadFile } from './read-supporting-data.ts';
import { readSeasonRoll } from './season-roll.ts';
import type { SeasonRoll } from './season-roll.ts';
import type { SupportingData } from './supporting-data.ts';

/** CDC's release 4.64, and 4.65 as 4.64 with what changed since. */
export type EditionId = 'cdsi-4.64' | 'cdsi-4.65';

/** The files of all editions and overlays. */
export type EditionFiles = {
  readonly schedule: ReadFile;
  readonly childhood: ReadFile;
  readonly other: ReadFile;
  readonly delta: ReadFile;
  readonly season: ReadFile;
  readonly authorities: ReadFile;
};

/** An edition before its seasons move. */
export type PublishedEdition = {
  readonly data: SupportingData;
  /** Ids of the files that it is made of. */
  readonly chain: string;
  readonly roll: SeasonRoll;
  /** When the release that it is built on was published. */
  readonly releasedOn: Day;
};

export type Editions = Readonly<Record<EditionId, PublishedEdition>> & {
  readonly authorities: readonly Authority[];
};

/** @throws DamagedEdition for the first fault in any of the files, with file and place */
export function readEditions({ schedule, childhood, other, delta, season, authorities }: EditionFiles): Editions {
  const { edition, data } = readSupportingData(schedule, [childhood, other]);
  const next = applyDelta(data, edition.id, delta);
  const releasedOn = day(edition.released);
  return {
    'cdsi-4.64': { data, chain: edition.id, roll: readSeasonRoll(data, season), releasedOn },
    'cdsi-4.65': { data: next, chain: `${edition.id} + delta-4.65`, roll: readSeasonRoll(next, season), releasedOn },
    authorities: readAuthorities(new Set(Object.keys(data.vaccineGroups)), authorities),
  };
}
