import { day } from '#domain/time/day.ts';
import type { Day } from '#domain/time/day.ts';
import { readAuthorities } from './authorities.ts';
import type { Authority } from './authorities.ts';
import { applyDelta } from './delta.ts';
import { readSupportingData } from './read-supporting-data.ts';
import type { ReadFile } from './read-supporting-data.ts';
import { readSeasonRoll } from './season-roll.ts';
import type { SeasonRoll } from './season-roll.ts';
import type { SupportingData } from '../supporting-data.ts';

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

/** Everything that is read from the files, each part when it is first asked for. */
export type Editions = {
  readonly published: Readonly<Record<EditionId, () => PublishedEdition>>;
  readonly authorities: () => readonly Authority[];
};

/** What the files hold. Each function throws DamagedEdition for the first fault that it meets, with file and place. */
export function editionsOf({ schedule, childhood, other, delta, season, authorities }: EditionFiles): Editions {
  const base = once(() => readSupportingData(schedule, [childhood, other]));
  const next = once(() => applyDelta(base().data, base().edition.id, delta));
  const published = (data: SupportingData, chain: readonly string[]): PublishedEdition => ({
    data,
    chain: [base().edition.id, ...chain].join(' + '),
    roll: readSeasonRoll(data, season),
    releasedOn: day(base().edition.released),
  });
  return {
    published: {
      'cdsi-4.64': once(() => published(base().data, [])),
      'cdsi-4.65': once(() => published(next(), ['delta-4.65'])),
    },
    authorities: once(() => readAuthorities(new Set(Object.keys(base().data.vaccineGroups)), authorities)),
  };
}

/** Reads all that there is. @throws DamagedEdition for the first fault, with file and place */
export function requireSoundFiles({ published, authorities }: Editions): void {
  for (const read of Object.values(published)) read();
  authorities();
}

function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
