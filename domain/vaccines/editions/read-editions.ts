import { day, type Day } from '#domain/time/day.ts';
import { readAuthorities, type Authority } from './authorities-file.ts';
import { requireSound } from './checks.ts';
import { conditionsCheck, type ConditionTopic } from './conditions-file.ts';
import { applyDelta } from './delta/delta.ts';
import { namesCheck } from './names-file.ts';
import { productsCheck } from './products-file.ts';
import { readSupportingData, type ReadFile } from './read-supporting-data.ts';
import { routineCheck, type RoutineSchedule } from './routine-file.ts';
import { readSeasonRoll, type SeasonRoll } from './season-roll.ts';
import type { SupportingData } from '../supporting-data.ts';

/** 4.65 is 4.64 plus a delta. */
export type EditionId = 'cdsi-4.64' | 'cdsi-4.65';

export const CHAINS: Readonly<Record<EditionId, readonly string[]>> = {
  'cdsi-4.64': ['cdsi-4.64'],
  'cdsi-4.65': ['cdsi-4.64', 'delta-4.65'],
};

export type EditionFiles = {
  readonly schedule: ReadFile;
  readonly childhood: ReadFile;
  readonly other: ReadFile;
  readonly delta: ReadFile;
  readonly season: ReadFile;
  readonly authorities: ReadFile;
  readonly products: ReadFile;
  readonly names: ReadFile;
  readonly routine: ReadFile;
  readonly conditions: ReadFile;
};

export const FILE_NAMES: Readonly<Record<keyof EditionFiles, string>> = {
  schedule: 'cdsi-4.64.schedule.json',
  childhood: 'cdsi-4.64.childhood.json',
  other: 'cdsi-4.64.other.json',
  delta: 'delta-4.65.json',
  season: 'season.json',
  authorities: 'authorities.json',
  products: 'products.json',
  names: 'names.json',
  routine: 'routine.json',
  conditions: 'conditions.json',
};

export type PublishedEdition = {
  readonly data: SupportingData;
  readonly chain: string;
  readonly roll: SeasonRoll;
  readonly releasedOn: Day;
};

export type Editions = {
  readonly published: Readonly<Record<EditionId, () => PublishedEdition>>;
  readonly authorities: () => readonly Authority[];
  readonly requireSoundNames: () => void;
  readonly routine: () => RoutineSchedule;
  readonly conditions: () => readonly ConditionTopic[];
};

/** Each function throws DamagedEdition for its first fault. */
export function editionsOf(files: EditionFiles): Editions {
  const { schedule, childhood, other, delta, season, authorities, products, names, routine, conditions } = files;
  const base = once(() => readSupportingData(schedule, [childhood, other]));
  const next = once(() => applyDelta(base().data, base().edition.id, delta));
  const published = (data: SupportingData, chain: readonly string[]): PublishedEdition => ({
    data,
    chain: chain.join(' + '),
    roll: readSeasonRoll(data, season),
    releasedOn: day(base().edition.released),
  });
  return {
    published: {
      'cdsi-4.64': once(() => published(base().data, CHAINS['cdsi-4.64'])),
      'cdsi-4.65': once(() => published(next(), CHAINS['cdsi-4.65'])),
    },
    authorities: once(() => readAuthorities(new Set(Object.keys(base().data.vaccineGroups)), authorities)),
    requireSoundNames: () => {
      requireSound(products.path, products.content, productsCheck(next()));
      requireSound(names.path, names.content, namesCheck(next()));
    },
    routine: once(() => {
      requireSound(routine.path, routine.content, routineCheck(next()));
      return routine.content;
    }),
    conditions: once(() => {
      requireSound(conditions.path, conditions.content, conditionsCheck(next()));
      return conditions.content.topics;
    }),
  };
}

/** @throws DamagedEdition for the first fault */
export function requireSoundFiles({ published, authorities, requireSoundNames, routine, conditions }: Editions): void {
  for (const read of Object.values(published)) read();
  authorities();
  requireSoundNames();
  routine();
  conditions();
}

function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
