import { dayNumber, type Day } from '#domain/time/day.ts';
import type { GivenDose, Patient } from '../assessment.ts';
import { parseDuration } from '../duration.ts';
import type { Edition, Product } from '../edition.ts';
import { isOfAge } from '../organize/patient.ts';
import type { Cvx } from '../supporting-data.ts';

const VACCINE_GROUP = 'Hib';
const ANTIGEN = 'Hib';

const AMERICAN_INDIAN_OR_ALASKA_NATIVE = '245';

export const PEDVAX_HIB: Cvx = '49';
const VAXELIS: Cvx = '146';
/** The former combination of PedvaxHIB with hepatitis B vaccine. */
const COMVAX: Cvx = '51';
const UNKNOWN_HIB: Cvx = '17';

const OF_PREFERRED_SERIES: ReadonlySet<Cvx> = new Set([PEDVAX_HIB, VAXELIS, COMVAX, UNKNOWN_HIB]);

/** None is preferred for the booster, from 12 months on. */
const OF_PRIMARY_SERIES = { from: null, to: parseDuration('12m') };

type Child = Pick<Patient, 'bornOn' | 'observations'>;

type Given = readonly Pick<GivenDose, 'cvx'>[];

/** Whether PedvaxHIB, or Vaxelis, is preferred for the dose of a vaccine group on a day. */
export function isPedvaxHibPreferred(
  edition: Pick<Edition, 'products'>,
  child: Child,
  given: Given,
  { vaccineGroup, on }: { readonly vaccineGroup: string; readonly on: Day },
): boolean {
  return vaccineGroup === VACCINE_GROUP && preferredHib(edition, child, given, on) !== null;
}

/** Whether a product is of Hib vaccine, and another is preferred on a day. */
export function isOtherHib(
  edition: Pick<Edition, 'products'>,
  child: Child,
  given: Given,
  { product, on }: { readonly product: Product; readonly on: Day },
): boolean {
  return hasHib(product) && preferredHib(edition, child, given, on)?.has(product.cvx) === false;
}

const BEFORE_VAXELIS: ReadonlySet<Cvx> = new Set([PEDVAX_HIB]);
const AFTER_VAXELIS: ReadonlySet<Cvx> = new Set([PEDVAX_HIB, VAXELIS]);

/**
 * The products for a Hib dose of an American Indian or Alaska Native child on a day; null where none is preferred, and
 * once another one was given, with which the series goes on.
 *
 * Source: CDSi supporting data 4.64, guidance of the Hib series: PRP-OMP at 2 and 4 months, or DTaP-IPV-Hib-HepB at 2, 4
 * and 6 months. That the first is planned until Vaxelis was given is ours: after a hepatitis B dose at birth there is
 * none at 4 months.
 */
function preferredHib(
  { products }: Pick<Edition, 'products'>,
  { bornOn, observations = [] }: Child,
  given: Given,
  on: Day,
): ReadonlySet<Cvx> | null {
  if (!observations.some(({ code }) => code === AMERICAN_INDIAN_OR_ALASKA_NATIVE)) return null;
  if (!isOfAge(dayNumber(bornOn), OF_PRIMARY_SERIES, dayNumber(on))) return null;
  const before = given.map(({ cvx }) => cvx).filter((cvx) => hasHib(products.get(cvx)));
  if (before.some((cvx) => !OF_PREFERRED_SERIES.has(cvx))) return null;
  return before.includes(VAXELIS) ? AFTER_VAXELIS : BEFORE_VAXELIS;
}

function hasHib(product: Product | undefined): boolean {
  return product?.antigens.some(({ antigen }) => antigen === ANTIGEN) === true;
}
