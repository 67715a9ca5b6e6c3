import { Ajv } from 'ajv';
import draft06 from 'ajv/dist/refs/json-schema-draft-06.json' with { type: 'json' };
import r4 from './fixtures/fhir/fhir-r4.codes.json' with { type: 'json' };
import schema from './fixtures/fhir/fhir-r4.schema.json' with { type: 'json' };
import guides from './fixtures/fhir/hl7-guides.codes.json' with { type: 'json' };

// Strict mode is for schema authors; HL7's schema puts patterns on numbers.
const ajv = new Ajv({ strict: false, allErrors: true });
ajv.addMetaSchema(draft06);
const isBundle = ajv.compile(schema);

export function fhirFaults(bundle: unknown): string[] {
  if (isBundle(bundle)) return [];
  return (isBundle.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

type Published = Readonly<Record<string, Readonly<Record<string, string>>>>;
const PUBLISHED: readonly Published[] = [r4.codes, guides.immds, guides.ips];
/** Systems without a list of codes here. */
const NOT_LISTED = ['http://hl7.org/fhir/sid/cvx', 'http://hl7.org/fhir/sid/mvx', 'http://unitsofmeasure.org'];

/** Unknown codes and other display names than published. */
export function codeFaults(resource: unknown): string[] {
  return objectsIn(resource).flatMap((part) => {
    const { system, code, display } = part;
    if (typeof system !== 'string' || typeof code !== 'string' || NOT_LISTED.includes(system)) return [];
    const displays = PUBLISHED.flatMap((lists) => lists[system]?.[code] ?? []);
    if (displays.length === 0) return [`${system} has no ${code}`];
    const isRight = display === undefined || displays.some((published) => published === display);
    return isRight ? [] : [`${system} calls ${code} ${displays.join(' or ')}, not ${JSON.stringify(display)}`];
  });
}

/** Violations that the JSON schema misses. */
export function emptyOrDangling(bundle: { readonly entry: readonly { readonly fullUrl: string }[] }): string[] {
  const urls = new Set(bundle.entry.map(({ fullUrl }) => fullUrl));
  return objectsIn(bundle).flatMap((part) =>
    Object.entries(part).flatMap(([field, value]) => {
      if (field === 'reference' && !urls.has(String(value))) return [`no entry has the address ${String(value)}`];
      const isEmpty = value === '' || value === null || (typeof value === 'object' && Object.keys(value).length === 0);
      return isEmpty ? [`${field} is empty`] : [];
    }),
  );
}

function objectsIn(value: unknown): Readonly<Record<string, unknown>>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inner : [{ ...value }, ...inner];
}
