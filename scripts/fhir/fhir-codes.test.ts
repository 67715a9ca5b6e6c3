import { expect, test } from 'vitest';
import kept from '#testing/fixtures/fhir/fhir-r4.codes.json' with { type: 'json' };
import { fhirCodes } from './fhir-codes.ts';

const list = (resourceType: string, id: string, rest: object) => ({ resource: { resourceType, id, url: id, ...rest } });
const one = [{ code: 'valid', display: 'Valid' }];
const codeSystems = [
  'immunization-evaluation-dose-status',
  'immunization-evaluation-dose-status-reason',
  'immunization-origin',
  'immunization-recommendation-status',
  'immunization-subpotent-reason',
].map((id) => list('CodeSystem', id, { concept: one }));
const dates = list('ValueSet', 'immunization-recommendation-date-criterion', {
  text: { div: '<td><a href="x">30981-5</a></td><td>Earliest date to give</td>' },
  compose: { include: [{ system: 'http://loinc.org', concept: [{ code: '30981-5' }] }] },
});
const diseases = list('ValueSet', 'immunization-evaluation-target-disease', { compose: { include: [] } });
const reasons = list('ValueSet', 'immunization-status-reason', { compose: { include: [] } });

test('codes keep their displays, and those of a value set take them from its page', () => {
  const cut = JSON.parse(
    fhirCodes(JSON.stringify({ entry: [...codeSystems, dates, diseases, reasons, { resource: 1 }] })),
  );

  expect(cut.codes['immunization-origin']).toEqual({ valid: 'Valid' });
  expect(cut.codes['http://loinc.org']).toEqual({ '30981-5': 'Earliest date to give' });
});

test('no lists are made from value sets without one that is needed', () => {
  expect(() => fhirCodes(JSON.stringify({ entry: codeSystems }))).toThrow('have no ValueSet/immunization');
});

test('our part of HL7’s lists names its source, and has a display for every code', () => {
  expect(kept.$comment).toMatch(/^HL7 FHIR 4\.0\.1 \(CC0\), part of valuesets\.json with the SHA-256 [0-9a-f]{64}$/);
  expect(Object.values(kept.codes).flatMap((codes) => Object.values(codes))).not.toContain('');
});
