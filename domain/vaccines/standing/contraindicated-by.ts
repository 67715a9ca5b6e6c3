import { dayNumber, type Day } from '#domain/time/day.ts';
import type { Antigen, Edition } from '../edition.ts';
import { isOfAge, MOTHER_HAD_RSV_VACCINE } from '../organize/patient.ts';
import type { ObservationCode } from '../supporting-data.ts';
import { observationToAskAbout } from './weak-immunity.ts';

export type ContraindicatedOn = {
  readonly edition: Pick<Edition, 'antigens'>;
  /** What is noted of the child. */
  readonly noted: readonly ObservationCode[];
  readonly child: { readonly bornOn: Day };
  readonly on: Day;
};

/**
 * The first noted observation that rules out every product of a vaccine at the child's age, such as a severe reaction;
 * null without one. Leaves out weak immunity, which is asked about separately, and the mother's RSV vaccine. CDSi calls
 * a complete series complete all the same.
 *
 * Source: CDSi logic specification 4.6, section 7.3, tables 7-5 and 7-7.
 */
export function contraindicatedBy(of: ContraindicatedOn, vaccineGroup: string): ObservationCode | null {
  const antigens = of.edition.antigens.filter(({ series }) => series.some((one) => one.vaccineGroup === vaccineGroup));
  const lasting = of.noted.filter(
    (code) => code !== MOTHER_HAD_RSV_VACCINE && observationToAskAbout([{ code }]) === null,
  );
  return lasting.find((code) => antigens.some((antigen) => isBarredBy(code, antigen, of, vaccineGroup))) ?? null;
}

function isBarredBy(
  code: ObservationCode,
  { contraindications, vaccineContraindications, series }: Antigen,
  { child, on }: ContraindicatedOn,
  vaccineGroup: string,
): boolean {
  const isNow = (ages: Parameters<typeof isOfAge>[1]) => isOfAge(dayNumber(child.bornOn), ages, dayNumber(on));
  if (contraindications.some(({ observation, ages }) => observation === code && isNow(ages))) return true;
  const barred = vaccineContraindications.filter(({ observation, ages }) => observation === code && isNow(ages));
  const preferred = series
    .filter((of) => of.vaccineGroup === vaccineGroup && of.type === 'standard')
    .flatMap((of) => of.doses().flatMap(({ preferable }) => preferable.items));
  const isBarred = (index: number) =>
    barred.some(({ products }) => {
      const ages = products.get(index);
      return ages !== undefined && isNow(ages);
    });
  return preferred.length > 0 && preferred.every(({ product }) => isBarred(product.index));
}
