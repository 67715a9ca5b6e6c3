import type { Edition, Series, SeriesDose } from '../edition.ts';
import { perObject } from '../per-object.ts';

type Antigens = Pick<Edition, 'antigens'>;

/** In the order of the antigens. */
export function seriesOfGroup({ antigens }: Antigens, vaccineGroup: string): readonly Series[] {
  return known(antigens, `group ${vaccineGroup}`, () =>
    antigens.flatMap(({ series }) => series.filter((of) => of.vaccineGroup === vaccineGroup)),
  );
}

/** In the order of the antigens. */
export function seriesNamed({ antigens }: Antigens, names: readonly string[]): readonly Series[] {
  return known(antigens, `names ${names.join('|')}`, () =>
    antigens.flatMap(({ series }) => series.filter(({ name }) => names.includes(name))),
  );
}

/** Those of the same series, as they are found here, are found once. */
export const dosesOf = perObject((series: readonly Series[]): readonly SeriesDose[] =>
  series.flatMap(({ doses }) => doses()),
);

/** Planning asks for the same ones again and again. */
const ofAntigens = perObject<Antigens['antigens'], Map<string, readonly Series[]>>(() => new Map());

function known(antigens: Antigens['antigens'], key: string, find: () => readonly Series[]): readonly Series[] {
  const ofEdition = ofAntigens(antigens);
  const found = ofEdition.get(key) ?? find();
  ofEdition.set(key, found);
  return found;
}
