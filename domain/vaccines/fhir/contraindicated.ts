import type { Day } from '#domain/time/day.ts';
import { dayNumber } from '#domain/time/day.ts';
import type { Patient } from '../assessment.ts';
import type { Antigen, Edition, Product } from '../edition.ts';
import { contraindicationsThatHold, isProductContraindicated } from '../immunity-contraindication.ts';
import { patientFacts } from '../patient.ts';
import type { Situation } from '../patient-series.ts';

/**
 * The products that must not be given to a child on a day, by CVX in the order of the edition, for each vaccine group that
 * they belong to: those with an antigen that is contraindicated as a whole, whichever it is, and those that are
 * contraindicated themselves.
 */
export function contraindicatedProducts(
  edition: Edition,
  patient: Patient,
  asOf: Day,
): ReadonlyMap<string, readonly string[]> {
  const child = { patient: patientFacts(edition, patient).facts, asOf: dayNumber(asOf) };
  const refusals = edition.antigens.map((antigen) => refusalOf(child, antigen));
  const refused = [...edition.products.values()].filter((product) => refusals.some((refuses) => refuses(product)));
  const groups = [...edition.vaccineGroups.values()].map(({ name, antigens }) => {
    const ofGroup = refused.filter((product) => product.antigens.some(({ antigen }) => antigens.includes(antigen)));
    return [name, ofGroup.map(({ cvx }) => cvx)] as const;
  });
  return new Map(groups);
}

function refusalOf(child: Pick<Situation, 'patient' | 'asOf'>, antigen: Antigen): (product: Product) => boolean {
  const isWhole = contraindicationsThatHold(child, antigen.contraindications).length > 0;
  const vaccineContraindications = contraindicationsThatHold(child, antigen.vaccineContraindications);
  return (product) =>
    (isWhole && product.antigens.some((of) => of.antigen === antigen.name)) ||
    isProductContraindicated(child, { vaccineContraindications }, product.index);
}
