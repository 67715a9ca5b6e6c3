import type { GivenDose } from '../assessment.ts';
import type { Cvx } from '../supporting-data.ts';
import type { Option } from './options.ts';

/**
 * DTaP of one manufacturer: Daptacel, Pentacel and Vaxelis; Infanrix and Pediarix. CVX 130 is a product of each
 * (Quadracel, Kinrix) and belongs to both.
 *
 * Source: ACIP, the same brand of DTaP for all doses whenever feasible (MMWR 49(RR-13), 2000). Which belong together:
 * MMWR 64(34), 2015, for Daptacel, Pentacel and Quadracel; https://gskpro.com/en-us/products/kinrix/portfolio/ for
 * Infanrix, Pediarix and Kinrix. That Pentacel follows Vaxelis: Merative on mayoclinic.org, drg-20071976.
 */
const FAMILIES: readonly (readonly Cvx[])[] = [
  ['106', '120', '146'],
  ['20', '110'],
];

/** Drops a product of another family than the last one given, where one of the same family does for its doses. */
export function withinFamily(options: readonly Option[], given: readonly GivenDose[]): readonly Option[] {
  const family = lastFamily(given);
  if (family === null) return options;
  const isOther = ({ product: { cvx } }: Option) => FAMILIES.some((of) => of !== family && of.includes(cvx));
  const kept = options.filter((option) => !isOther(option));
  const served = new Set(kept.flatMap(({ nextDoses }) => nextDoses).filter(isDtap));
  return options.filter(
    (option) => !isOther(option) || option.nextDoses.some((next) => isDtap(next) && !served.has(next)),
  );
}

function isDtap({ forecast }: Option['nextDoses'][number]): boolean {
  return forecast.vaccineGroup === 'DTaP/Tdap/Td';
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
