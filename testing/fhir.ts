import { Ajv } from 'ajv';
import draft06 from 'ajv/dist/refs/json-schema-draft-06.json' with { type: 'json' };
import schema from './fixtures/fhir/fhir-r4.schema.json' with { type: 'json' };

// Strict mode is for those who write a schema; HL7's puts patterns on numbers.
const ajv = new Ajv({ strict: false, allErrors: true });
ajv.addMetaSchema(draft06);
const isBundle = ajv.compile(schema);

/** What of a bundle is not as HL7 publishes the structure of FHIR R4; empty when all is. */
export function fhirFaults(bundle: unknown): string[] {
  if (isBundle(bundle)) return [];
  return (isBundle.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
