import type { GivenDose } from '../assessment.ts';
import type { Cvx } from '../supporting-data.ts';
import { brandFamilies } from './brands-data.ts';
import type { Option } from './options.ts';

const { products: FAMILIES, vaccineGroup: VACCINE_GROUP } = brandFamilies;

/** Drops a product of another family than the last one given, where one of the same family does for its doses. */
export function withinFamily(options: readonly Option[], given: readonly GivenDose[]): readonly Option[] {
  const family = lastFamily(given);
  if (family === null) return options;
  const isOther = ({ product: { cvx } }: Option) => FAMILIES.some((of) => of !== family && of.includes(cvx));
  const kept = options.filter((option) => !isOther(option));
  const served = new Set(kept.flatMap(({ nextDoses }) => nextDoses).filter(isOfFamilies));
  return options.filter(
    (option) => !isOther(option) || option.nextDoses.some((next) => isOfFamilies(next) && !served.has(next)),
  );
}

function isOfFamilies({ forecast }: Option['nextDoses'][number]): boolean {
  return forecast.vaccineGroup === VACCINE_GROUP;
}

function lastFamily(given: readonly GivenDose[]): readonly Cvx[] | null {
  let last = { on: '', family: null as readonly Cvx[] | null };
  for (const family of FAMILIES) {
    for (const { cvx, givenOn } of given) {
      if (family.includes(cvx) && givenOn > last.on) last = { on: givenOn, family };
    }
  }
  return last.family;
}
