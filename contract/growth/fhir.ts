import { ofChild } from '#contract/children.ts';
import { endpoint } from '#contract/endpoint.ts';
import { ServedFile } from '#contract/file-reply.ts';

export const readMeasurementsAsFhir = endpoint({
  method: 'GET',
  path: '/api/children/:childId/measurements/fhir',
  who: 'may see the child',
  expensive: true,
  summary: "A child's measurements as a FHIR R4 bundle: the child, and an Observation for each value.",
  params: ofChild,
  reply: ServedFile,
  serves: ['application/fhir+json'],
});
