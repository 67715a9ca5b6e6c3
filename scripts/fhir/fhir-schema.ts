/**
 * Extracts what the tests of bundles need from HL7's FHIR R4 JSON schema: Bundle, Patient, Observation, the three
 * immunization resources and their data types, without descriptions.
 *
 *     npm run fhir-schema -- fhir.schema.json           writes the fixture
 *     npm run fhir-schema -- --check fhir.schema.json   fails when it differs
 */
import { createHash } from 'node:crypto';
import { argv } from 'node:process';
import * as z from 'zod/mini';
import { cutFixture } from './cut-fixture.ts';

const FIXTURE = new URL('../../testing/fixtures/fhir/fhir-r4.schema.json', import.meta.url);
const RESOURCES = [
  'Bundle',
  'Immunization',
  'ImmunizationEvaluation',
  'ImmunizationRecommendation',
  'Observation',
  'Patient',
];
/** Listed in HL7's schema as every resource type that a bundle may contain. */
const ANY_RESOURCE = 'ResourceList';
const POINTER = '#/definitions/';

const Schema = z.object({
  $schema: z.literal('http://json-schema.org/draft-06/schema#'),
  id: z.literal('http://hl7.org/fhir/json-schema/4.0'),
  definitions: z.record(z.string(), z.record(z.string(), z.unknown())),
});
type Definitions = z.infer<typeof Schema>['definitions'];

/** With the hash of the whole file. */
export function fhirSchemaPart(published: string): string {
  const { $schema, definitions } = Schema.parse(JSON.parse(published));
  const cut: Definitions = { ...definitions, [ANY_RESOURCE]: { oneOf: RESOURCES.map(pointerTo) } };
  const names = [...reached(cut, RESOURCES)].toSorted();
  const part = {
    $schema,
    $comment: `HL7 FHIR 4.0.1 (CC0), part of fhir.schema.json with the SHA-256 ${hashOf(published)}`,
    $ref: `${POINTER}Bundle`,
    definitions: Object.fromEntries(names.map((name) => [name, withoutDescriptions(cut[name])])),
  };
  return `${JSON.stringify(part, null, 1)}\n`;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function pointerTo(name: string) {
  return { $ref: `${POINTER}${name}` };
}

/** Definitions reachable from some, themselves included. */
function reached(definitions: Definitions, names: readonly string[], seen = new Set<string>()): Set<string> {
  for (const name of names) {
    if (seen.has(name)) continue;
    seen.add(name);
    if (!definitions[name]) throw new Error(`the schema has no definition of ${name}`);
    reached(definitions, namedIn(definitions[name]), seen);
  }
  return seen;
}

function namedIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    key === '$ref' && typeof inner === 'string' ? [inner.slice(POINTER.length)] : namedIn(inner),
  );
}

/** A property named `description` is an object and stays. */
function withoutDescriptions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDescriptions);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key, inner]) => key !== 'description' || typeof inner !== 'string');
  return Object.fromEntries(kept.map(([key, inner]: [string, unknown]) => [key, withoutDescriptions(inner)]));
}

if (import.meta.main) {
  const cut = {
    script: 'fhir-schema',
    published: 'fhir.schema.json',
    fixture: FIXTURE,
    partOf: fhirSchemaPart,
  };
  process.exitCode = cutFixture(cut, argv.slice(2));
}
