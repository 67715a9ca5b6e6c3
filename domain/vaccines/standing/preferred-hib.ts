import { dayNumber, type Day } from '#domain/time/day.ts';
import type { GivenDose, Patient } from '../assessment.ts';
import { parseDuration } from '../duration.ts';
import type { Edition } from '../edition.ts';
import { isOfAge } from '../organize/patient.ts';
import type { Cvx } from '../supporting-data.ts';

export const HIB = 'Hib';

const AMERICAN_INDIAN_OR_ALASKA_NATIVE = '245';

const PEDVAX_HIB: Cvx = '49';
const VAXELIS: Cvx = '146';

/** PedvaxHIB and its former combination, Vaxelis, and one that is not known. */
const NO_OTHER: readonly Cvx[] = [PEDVAX_HIB, '51', VAXELIS, '17'];

/** None is preferred for the booster, from 12 months on. */
const OF_PRIMARY_SERIES = { from: null, to: parseDuration('12m') };

type Child = Pick<Patient, 'bornOn' | 'observations'>;

/**
 * The products for a Hib dose of an American Indian or Alaska Native child on a day, best first; null where none is
 * preferred, and once another one was given, with which the series goes on.
 *
 * Source: CDSi supporting data 4.64, guidance of the Hib series: PRP-OMP at 2 and 4 months, or DTaP-IPV-Hib-HepB at 2, 4
 * and 6 months. That the first is planned until Vaxelis was given is ours: after a hepatitis B dose at birth there is
 * none at 4 months.
 */
export function preferredHib(
  { products }: Pick<Edition, 'products'>,
  { bornOn, observations = [] }: Child,
  given: readonly Pick<GivenDose, 'cvx'>[],
  on: Day,
): readonly Cvx[] | null {
  if (!observations.some(({ code }) => code === AMERICAN_INDIAN_OR_ALASKA_NATIVE)) return null;
  if (!isOfAge(dayNumber(bornOn), OF_PRIMARY_SERIES, dayNumber(on))) return null;
  const isHib = ({ cvx }: Pick<GivenDose, 'cvx'>) => products.get(cvx)?.antigens.some(({ antigen }) => antigen === HIB);
  const before = given.filter(isHib).map(({ cvx }) => cvx);
  if (before.some((cvx) => !NO_OTHER.includes(cvx))) return null;
  return before.includes(VAXELIS) ? [VAXELIS, PEDVAX_HIB] : [PEDVAX_HIB];
}
