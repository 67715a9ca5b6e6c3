import authoritiesFile from '#content/vaccines/authorities.json' with { type: 'json' };
import conditionsFile from '#content/vaccines/conditions.json' with { type: 'json' };
import childhood from '#content/vaccines/cdsi-4.64.childhood.json' with { type: 'json' };
import other from '#content/vaccines/cdsi-4.64.other.json' with { type: 'json' };
import routine from '#content/vaccines/routine.json' with { type: 'json' };
import schedule from '#content/vaccines/cdsi-4.64.schedule.json' with { type: 'json' };
import delta from '#content/vaccines/delta-4.65.json' with { type: 'json' };
import names from '#content/vaccines/names.json' with { type: 'json' };
import products from '#content/vaccines/products.json' with { type: 'json' };
import season from '#content/vaccines/season.json' with { type: 'json' };
import type { Day } from '#domain/time/day.ts';
import type { Edition } from '../edition.ts';
import type { SupportingData } from '../supporting-data.ts';
import type { Authority } from './authorities-file.ts';
import { compileEdition } from './compile-edition.ts';
import type { Condition, ConditionTopic } from './conditions-file.ts';
import { isOld } from './edition-age.ts';
import type { Published } from './published.ts';
import type { RoutineSchedule } from './routine-file.ts';
import { editionsOf, FILE_NAMES, requireSoundFiles, type EditionFiles, type EditionId } from './read-editions.ts';
import type { ReadFile } from './read-supporting-data.ts';
import { rollSeason, seasonYear } from './season-roll.ts';

const editions = editionsOf({
  schedule: file('schedule', schedule),
  childhood: file('childhood', childhood),
  other: file('other', other),
  delta: file('delta', delta),
  season: file('season', season),
  authorities: file('authorities', authoritiesFile),
  products: file('products', products),
  names: file('names', names),
  routine: file('routine', routine),
  conditions: file('conditions', conditionsFile),
});

export const CURRENT_EDITION: EditionId = 'cdsi-4.65';

/** Some megabytes each: a server needs two seasons, a plan to the sixth birthday seven. */
const MOST_EDITIONS = 12;

export function publishedEdition(id: EditionId): Edition {
  const { data, chain } = editions.published[id]();
  return compiledOnce(chain, () => data);
}

export function editionOn(id: EditionId, asOf: Day): Edition {
  const { data, chain, roll } = editions.published[id]();
  const year = seasonYear(asOf);
  return compiledOnce(`${chain} + season-${year}`, () => rollSeason(data, roll, year));
}

/** Its products may be outdated. */
export function ageOfEdition(id: EditionId, today: Day): { readonly releasedOn: Day; readonly isOld: boolean } {
  const { releasedOn } = editions.published[id]();
  return { releasedOn, isOld: isOld(releasedOn, today) };
}

/** The first is the default. */
export function authorities(): readonly Authority[] {
  return editions.authorities();
}

export function routineSchedule(): RoutineSchedule {
  return editions.routine();
}

/** What can be noted of a child. */
export function conditionTopics(): readonly ConditionTopic[] {
  return editions.conditions();
}

export function conditions(): readonly Condition[] {
  return conditionTopics().flatMap((topic) => topic.conditions);
}

/** What plans follow now. */
export function published(): Published {
  return {
    editionOn: (on) => editionOn(CURRENT_EDITION, on),
    schedule: routineSchedule(),
    authorities: authorities(),
    conditions: conditions(),
  };
}

/** @throws DamagedEdition */
export function requireSoundContent(): void {
  requireSoundFiles(editions);
}

function file(which: keyof EditionFiles, content: unknown): ReadFile {
  return { path: `content/vaccines/${FILE_NAMES[which]}`, content };
}

const PRODUCT_NAMES: ReadonlyMap<string, string> = new Map(products.products.map(({ cvx, name }) => [cvx, name]));

const compiled = new Map<string, Edition>();

function compiledOnce(chain: string, dataOf: () => SupportingData): Edition {
  const edition = compiled.get(chain) ?? compileEdition(dataOf(), chain, PRODUCT_NAMES);
  compiled.delete(chain);
  compiled.set(chain, edition);
  const [oldest] = compiled.keys();
  if (compiled.size > MOST_EDITIONS && oldest !== undefined) compiled.delete(oldest);
  return edition;
}
