import { expect, test } from 'vitest';
import kept from '#testing/fixtures/fhir/fhir-r4.schema.json' with { type: 'json' };
import { fhirSchemaPart } from './fhir-schema.ts';

const { $schema, $comment, definitions } = kept;
const published = { $schema, id: 'http://hl7.org/fhir/json-schema/4.0', definitions };

test('our part of HL7’s schema is all that a bundle needs, and names its source', () => {
  const part = JSON.parse(fhirSchemaPart(JSON.stringify(published)));

  expect({ ...part, $comment }).toEqual(kept);
  expect($comment).toMatch(/^HL7 FHIR 4\.0\.1 \(CC0\), part of fhir\.schema\.json with the SHA-256 [0-9a-f]{64}$/);
});

test('descriptions and other resources are left out, and fields of the name description stay', () => {
  const described = { ...definitions, Account: {}, Bundle: { ...definitions.Bundle, description: 'A container.' } };

  const part = JSON.parse(fhirSchemaPart(JSON.stringify({ ...published, definitions: described })));

  expect(part.definitions).toEqual(definitions);
  expect(definitions.ResourceList.oneOf).toHaveLength(6);
  expect(definitions.Expression.properties).toHaveProperty('description');
});

test('no schema is made from one without a definition that is needed', () => {
  const { Patient: _, ...others } = definitions;

  expect(() => fhirSchemaPart(JSON.stringify({ ...published, definitions: others }))).toThrow(
    'no definition of Patient',
  );
});
