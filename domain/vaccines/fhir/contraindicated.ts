import { dayNumber, type Day } from '#domain/time/day.ts';
import type { Patient } from '../assessment.ts';
import type { Edition } from '../edition.ts';
import { contraindicationsThatHold, productContraindications } from '../forecast/immunity-contraindication.ts';
import { patientFacts } from '../organize/patient.ts';

/** CVX codes by vaccine group: contraindicated themselves or by any of their antigens. */
export function contraindicatedProducts(
  edition: Edition,
  patient: Patient,
  asOf: Day,
): ReadonlyMap<string, readonly string[]> {
  const child = { patient: patientFacts(edition, patient).facts, asOf: dayNumber(asOf) };
  const whole = edition.antigens.filter(
    ({ contraindications }) => contraindicationsThatHold(child, contraindications).length > 0,
  );
  const names = new Set(whole.map(({ name }) => name));
  const isContraindicated = productContraindications(child, edition.antigens);
  const refused = [...edition.products.values()].filter(
    (product) => product.antigens.some(({ antigen }) => names.has(antigen)) || isContraindicated(product),
  );
  const groups = [...edition.vaccineGroups.values()].map(({ name, antigens }) => {
    const ofGroup = refused.filter((product) => product.antigens.some(({ antigen }) => antigens.includes(antigen)));
    return [name, ofGroup.map(({ cvx }) => cvx)] as const;
  });
  return new Map(groups);
}
