import { ofChild } from '#contract/children.ts';
import { endpoint } from '#contract/endpoint.ts';
import { ServedFile } from '#contract/file-reply.ts';

export const readVaccinesAsFhir = endpoint({
  method: 'GET',
  path: '/api/children/:childId/vaccine-plan/fhir',
  who: 'may see the child',
  expensive: true,
  summary:
    "A child's vaccines as a FHIR R4 bundle: the child, an Immunization and evaluation for each dose, and an ImmunizationRecommendation.",
  params: ofChild,
  reply: ServedFile,
  serves: ['application/fhir+json'],
});
