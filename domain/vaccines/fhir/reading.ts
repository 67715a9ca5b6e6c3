import { isDay } from '#domain/time/day.ts';
import { CVX, MVX, ORIGINS, SUBPOTENT_REASONS } from './codes.ts';
import type { DoseSource, FhirDose, SubStandardBy } from './dose.ts';

/** Null if not stated. */
export type ReadDose = Required<Omit<FhirDose, 'id' | 'isDayLikely'>> & {
  readonly id: string | null;
};

export type LeftOutWhy =
  | 'not-done'
  | 'entered-in-error'
  | 'unknown-status'
  | 'no-cvx-code'
  | 'several-cvx-codes'
  /** Only a month, a year or text. */
  | 'no-day'
  | 'no-such-day';

export type LeftOut = { readonly id: string | null; readonly why: LeftOutWhy };

export type ReadImmunizations =
  | { readonly doses: readonly ReadDose[]; readonly leftOut: readonly LeftOut[] }
  /** Not a clinic's bundle, or doses of several people. */
  | { readonly refused: 'not-a-bundle' | 'several-patients' };

/** Also by OID. Source: HL7 Terminology, MVX 3.0.1, for MVX. */
const CVX_SYSTEMS: readonly unknown[] = [CVX, 'urn:oid:2.16.840.1.113883.12.292'];
const MVX_SYSTEMS: readonly unknown[] = [MVX, 'urn:oid:2.16.840.1.113883.12.227'];

/**
 * Ignores other resources.
 *
 * @param bundle parsed JSON: a Bundle, or one Immunization
 * @param brands other vaccine text is no brand, since brands are compared exactly
 *
 * Source: HL7 FHIR 4.0.1, Immunization.
 */
export function readImmunizations(bundle: unknown, brands: ReadonlySet<string>): ReadImmunizations {
  const found = immunizationsIn(bundle);
  if (!found) return { refused: 'not-a-bundle' };
  const patients = found.map(patientIn).filter((patient) => patient !== null);
  if (new Set(patients).size > 1) return { refused: 'several-patients' };
  const read = found.map((immunization) => readDose(immunization, brands));
  return {
    doses: read.filter((one) => 'cvx' in one),
    leftOut: read.filter((one) => 'why' in one),
  };
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function fieldsIn(value: unknown): Fields {
  return isFields(value) ? value : {};
}

function listIn(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}

function textIn(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? null : text;
}

function immunizationsIn(bundle: unknown): Fields[] | null {
  const { resourceType, entry } = fieldsIn(bundle);
  if (resourceType === 'Immunization') return [fieldsIn(bundle)];
  if (resourceType !== 'Bundle') return null;
  return listIn(entry)
    .map(({ resource }) => fieldsIn(resource))
    .filter((resource) => resource['resourceType'] === 'Immunization');
}

function patientIn({ patient }: Fields): string | null {
  return textIn(fieldsIn(patient)['reference']);
}

function readDose(immunization: Fields, brands: ReadonlySet<string>): ReadDose | LeftOut {
  const id = textIn(immunization['id']);
  const why = statusFault(immunization['status']);
  if (why) return { id, why };
  const cvx = cvxIn(immunization['vaccineCode']);
  if ('why' in cvx) return { id, why: cvx.why };
  const day = dayIn(immunization['occurrenceDateTime']);
  if ('why' in day) return { id, why: day.why };
  return { id, ...cvx, ...day, ...restOf(immunization, brands) };
}

function statusFault(status: unknown): LeftOutWhy | null {
  if (status === 'completed') return null;
  return status === 'not-done' || status === 'entered-in-error' ? status : 'unknown-status';
}

function cvxIn(vaccineCode: unknown): { readonly cvx: string } | { readonly why: LeftOutWhy } {
  const codes = listIn(fieldsIn(vaccineCode)['coding'])
    .filter(({ system }) => CVX_SYSTEMS.includes(system))
    .map(({ code }) => textIn(code))
    .filter((code) => code !== null && /^\d{1,3}$/.test(code))
    .map((code) => String(Number(code)).padStart(2, '0'));
  const [cvx, ...others] = new Set(codes);
  if (cvx === undefined) return { why: 'no-cvx-code' };
  return others.length > 0 ? { why: 'several-cvx-codes' } : { cvx };
}

/** As written: time zones never move a dose to another day. */
function dayIn(occurrence: unknown): { readonly givenOn: string } | { readonly why: LeftOutWhy } {
  const [givenOn] = /^\d{4}-\d{2}-\d{2}(?=T|$)/.exec(textIn(occurrence) ?? '') ?? [];
  if (givenOn === undefined) return { why: 'no-day' };
  return isDay(givenOn) ? { givenOn } : { why: 'no-such-day' };
}

function restOf(immunization: Fields, brands: ReadonlySet<string>): Omit<ReadDose, 'id' | 'cvx' | 'givenOn'> {
  const brand = textIn(fieldsIn(immunization['vaccineCode'])['text']);
  const notes = listIn(immunization['note']).map(({ text }) => textIn(text));
  const isSubStandard = immunization['isSubpotent'] === true;
  return {
    mvx: makerIn(immunization['manufacturer']),
    brand: brand !== null && brands.has(brand) ? brand : null,
    ml: milliliters(immunization['doseQuantity']),
    lotExpires: textIn(immunization['expirationDate']),
    isSubStandard,
    lot: textIn(immunization['lotNumber']),
    source: sourceIn(immunization),
    subStandardBy: isSubStandard ? subStandardBy(immunization['subpotentReason']) : null,
    note: notes.filter((note) => note !== null).join('\n') || null,
  };
}

function makerIn(manufacturer: unknown): string | null {
  const { system, value } = fieldsIn(fieldsIn(manufacturer)['identifier']);
  return MVX_SYSTEMS.includes(system) ? textIn(value) : null;
}

function milliliters(quantity: unknown): number | null {
  const { value, code, unit } = fieldsIn(quantity);
  const isMl = /^ml$/i.test(textIn(code) ?? textIn(unit) ?? '');
  return isMl && typeof value === 'number' && value > 0 ? value : null;
}

function sourceIn({ primarySource, reportOrigin }: Fields): DoseSource | null {
  if (primarySource === true) return 'giver';
  return keyOf(ORIGINS, [fieldsIn(reportOrigin)]);
}

function subStandardBy(reasons: unknown): SubStandardBy | null {
  return keyOf(SUBPOTENT_REASONS, listIn(reasons));
}

function keyOf<Key extends string>(
  codes: Readonly<Record<Key, { readonly system: string; readonly code: string }>>,
  meanings: readonly Fields[],
): Key | null {
  const codings = meanings.flatMap(({ coding }) => listIn(coding));
  for (const key in codes) {
    const { system, code } = codes[key];
    if (codings.some((one) => one['system'] === system && one['code'] === code)) return key;
  }
  return null;
}
