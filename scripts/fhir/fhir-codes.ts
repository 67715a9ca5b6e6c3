/**
 * Extracts the code lists from HL7's FHIR R4 value sets that the tests of vaccine resources need.
 *
 *     npm run fhir-codes -- valuesets.json           writes the fixture
 *     npm run fhir-codes -- --check valuesets.json   fails when it differs
 */
import { createHash } from 'node:crypto';
import { argv } from 'node:process';
import * as z from 'zod/mini';
import { cutFixture } from './cut-fixture.ts';

const FIXTURE = new URL('../../testing/fixtures/fhir/fhir-r4.codes.json', import.meta.url);
const LISTS = [
  'CodeSystem/immunization-evaluation-dose-status',
  'CodeSystem/immunization-evaluation-dose-status-reason',
  'CodeSystem/immunization-origin',
  'CodeSystem/immunization-recommendation-status',
  'CodeSystem/immunization-subpotent-reason',
  'ValueSet/immunization-evaluation-target-disease',
  'ValueSet/immunization-recommendation-date-criterion',
  'ValueSet/immunization-status-reason',
];

const Concepts = z.array(z.object({ code: z.string(), display: z.optional(z.string()) }));
const Resource = z.object({
  resourceType: z.string(),
  id: z.string(),
  url: z.string(),
  text: z.optional(z.object({ div: z.string() })),
  concept: z.optional(Concepts),
  compose: z.optional(z.object({ include: z.array(z.object({ system: z.string(), concept: z.optional(Concepts) })) })),
});
type Resource = z.infer<typeof Resource>;
const Published = z.object({ entry: z.array(z.object({ resource: z.unknown() })) });

/** Displays by code system and code, with the hash of the whole file. */
export function fhirCodes(published: string): string {
  const { entry } = Published.parse(JSON.parse(published));
  const resources = entry.flatMap(({ resource }) => Resource.safeParse(resource).data ?? []);
  const codes: Record<string, Record<string, string>> = {};
  for (const name of LISTS) {
    const list = resources.find(({ resourceType, id }) => name === `${resourceType}/${id}`);
    if (!list) throw new Error(`the value sets have no ${name}`);
    for (const [system, code, display] of codesIn(list)) (codes[system] ??= {})[code] = display;
  }
  const hash = createHash('sha256').update(published).digest('hex');
  const $comment = `HL7 FHIR 4.0.1 (CC0), part of valuesets.json with the SHA-256 ${hash}`;
  return `${JSON.stringify({ $comment, codes }, null, 2)}\n`;
}

function codesIn({ url, concept = [], compose, text }: Resource): (readonly [string, string, string])[] {
  const included = compose?.include.map((part) => ({ system: part.system, concepts: part.concept ?? [] })) ?? [];
  return [{ system: url, concepts: concept }, ...included].flatMap(({ system, concepts }) =>
    concepts.map(({ code, display }) => [system, code, display ?? displayOnPage(text?.div ?? '', code)] as const),
  );
}

/** Value sets of foreign code systems give displays only in their narrative. */
function displayOnPage(page: string, code: string): string {
  return new RegExp(`>${code}</a></td><td>([^<]*)</td>`).exec(page)?.[1] ?? '';
}

if (import.meta.main) {
  const cut = { script: 'fhir-codes', published: 'valuesets.json', fixture: FIXTURE, partOf: fhirCodes };
  process.exitCode = cutFixture(cut, argv.slice(2));
}
