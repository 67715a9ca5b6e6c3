import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Me } from '#contract/accounts/me.ts';
import { Checkup } from '#contract/checkups.ts';
import { Child, Children } from '#contract/children.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { fieldNotes } from '#contract/stored.ts';
import { Measurement } from '#contract/growth.ts';
import { ReferencePercentiles } from '#contract/growth/reference-table.ts';
import { PlannedDose, Vaccine } from '#contract/vaccines.ts';
import { openApi } from './openapi.ts';
import { Invitation } from '#contract/sharing/invitations.ts';
import { ChildParent } from '#contract/sharing/parents.ts';

/** What this test reads of the document. */
const Operation = z.looseObject({
  operationId: z.string(),
  summary: z.string(),
  description: z.string(),
  'x-spec': z.optional(z.array(z.string())),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(
    z.looseObject({
      name: z.string(),
      in: z.enum(['path', 'query']),
      required: z.boolean(),
      schema: z.looseObject({}),
    }),
  ),
  requestBody: z.optional(
    z.looseObject({
      required: z.literal(true),
      content: z.record(z.string(), z.object({ schema: z.optional(z.looseObject({})) })),
    }),
  ),
  responses: z.record(
    z.string(),
    z.object({
      description: z.string(),
      content: z.record(z.string(), z.object({ schema: z.optional(z.looseObject({})) })),
    }),
  ),
});
const Document = z.object({
  openapi: z.literal('3.1.0'),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  servers: z.array(z.object({ url: z.string() })),
  paths: z.record(z.string(), z.record(z.enum(['get', 'post', 'put', 'patch', 'delete']), z.optional(Operation))),
  components: z.object({
    schemas: z.record(z.string(), z.looseObject({})),
    securitySchemes: z.record(z.string(), z.looseObject({ type: z.enum(['apiKey', 'http']) })),
  }),
});

const written = openApi('https://family.example.org');
const document = Document.parse(written);
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, operation]) => (operation ? [{ path, method, operation }] : [])),
);
type Schema = { readonly format?: string; readonly pattern?: string; readonly anyOf?: readonly Schema[] };

/** Every named property of every schema. */
function propertiesOf(part: unknown): (readonly [string, Schema])[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = 'properties' in part ? Object.entries(part.properties as Record<string, Schema>) : [];
  return [...own, ...Object.values(part).flatMap(propertiesOf)];
}

function formOf({ format, pattern, anyOf = [] }: Schema): string {
  return [format, pattern, ...anyOf.map(formOf)].filter(Boolean).join(' ');
}

const declared = Object.entries<Endpoint>(endpoints);

describe('[API-02] the published contract', () => {
  test('is plain data: what is sent is what was written', () => {
    expect(JSON.parse(JSON.stringify(written))).toEqual(written);
    expect(document.servers).toEqual([{ url: 'https://family.example.org' }]);
  });

  test('has every endpoint once, under its own name', () => {
    const named = operations.map(({ operation }) => operation.operationId);

    expect(named.toSorted()).toEqual(declared.map(([name]) => name).toSorted());
  });

  test('says of each day and month how it is written, also of those that are entered', () => {
    const stated = new Map(propertiesOf(written).map(([name, schema]) => [`${name}: ${formOf(schema)}`, name]));
    const named = (pattern: RegExp) => [...stated].filter(([, name]) => pattern.test(name)).map(([line]) => line);

    expect(named(/(^on|On|^until|Until|^asOf|^noLaterThan)$/).filter((line) => !line.endsWith(': date'))).toEqual([]);
    expect(named(/^givenOn$/)).toEqual(['givenOn: date']);
    expect(named(/^givenIn$/)).toEqual(['givenIn: ^\\d{4}-(0[1-9]|1[0-2])$']);
  });

  test('points only to what it holds', () => {
    const text = JSON.stringify(written);
    const targets = [...text.matchAll(/"\$ref":"([^"]*)"/g)].map(([, target]) => target);

    expect(new Set(targets)).toEqual(new Set(['#/components/schemas/Problem']));
    expect(Object.keys(document.components.schemas)).toEqual(['Problem']);
    expect(text).not.toContain('"$schema"');
  });
});

describe.each(declared)('[API-02] the operation %s', (name, endpoint) => {
  const found = operations.find(({ operation }) => operation.operationId === name);

  test('is listed under its path and method with its summary and access', () => {
    expect(found).toMatchObject({
      path: endpoint.path.replaceAll(/:(\w+)/g, '{$1}'),
      method: endpoint.method.toLowerCase(),
      operation: { summary: endpoint.summary, description: expect.stringContaining(`Who: ${endpoint.who}.`) },
    });
    expect(endpoint.summary).toMatch(/^[A-Z].*\.$/);
  });

  test('asks for a session exactly when it has to, by cookie or by bearer token', () => {
    const isOpen = endpoint.who === 'anyone';

    expect(found?.operation.security).toEqual(isOpen ? [] : [{ session: [] }, { bearer: [] }]);
    for (const way of found?.operation.security ?? []) {
      expect(document.components.securitySchemes).toHaveProperty(Object.keys(way));
    }
  });

  test('declares every part of its path and nothing else', () => {
    const inPath = [...(found?.path ?? '').matchAll(/\{(\w+)\}/g)].map(([, part]) => part);
    const parameters = found?.operation.parameters ?? [];

    expect(parameters.filter((one) => one.in === 'path').map((one) => one.name)).toEqual(inPath);
    expect(parameters.filter((one) => one.in === 'path').every(({ required }) => required)).toBe(true);
    expect(parameters.filter((one) => one.in === 'query').map((one) => one.name)).toEqual(
      Object.keys(endpoint.query?.def.shape ?? {}),
    );
  });

  test('takes a file or JSON when it takes something, and no field that it does not know', () => {
    const body = found?.operation.requestBody;

    expect(body === undefined).toBe(endpoint.body === undefined && endpoint.upload === undefined);
    if (!body) return;
    expect(Object.keys(body.content)).toEqual([endpoint.upload ? 'application/octet-stream' : 'application/json']);
    if (endpoint.upload) return;
    expect(body.content['application/json']?.schema).toMatchObject({ type: 'object', additionalProperties: false });
  });

  test('answers with JSON or the file that it serves, or refuses with a problem', () => {
    const responses = found?.operation.responses ?? {};

    expect(Object.keys(responses)).toEqual([String(endpoint.status ?? 200), 'default']);
    expect(Object.keys(responses[endpoint.status ?? 200]?.content ?? {})).toEqual(
      endpoint.serves ?? ['application/json'],
    );
    expect(responses['default']?.content).toEqual({
      'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
    });
  });
});

/**
 * The calls of the specification (its sections 7) about accounts, children, co-parents, profiles, growth and checkups,
 * each with our answer to it; and its reference tables and their lookup, which it names in sections 3 and 9.
 */
const calls = {
  'auth sign-up': 'signUp',
  'auth password sign-in': 'signIn',
  'auth sign-out': 'signOut',
  'auth read session': 'readMe',
  'auth update user metadata': 'changeMe',
  'auth update user password': 'changePassword',
  'auth password reset request': 'forgotPassword',
  'rpc get_children_for_user': 'listChildren',
  'select newborns by user_id': 'listChildren',
  'function get_children_for_user': 'listChildren',
  'select child_parents by user_id': 'listChildren',
  'select active_newborn by user_id': 'listChildren',
  'select active_newborn id': 'chooseActiveChild',
  'update active_newborn': 'chooseActiveChild',
  'insert active_newborn': 'chooseActiveChild',
  'update newborns': 'changeChild',
  'rpc create_child_with_parent': 'addChild',
  'rpc delete_child_and_related_data': 'removeChild',
  'rpc get_child_by_id': 'readChild',
  'select newborns by id': 'readChild',
  'storage upload profile_pictures': 'uploadPicture',
  'storage list profile_pictures': 'listPictures',
  'storage remove profile_pictures': 'deletePicture',
  'storage public url profile_pictures': 'showPicture',
  'rpc get_child_parents': 'listParents',
  'delete child_parents': 'removeParent',
  'select parent_invitations by newborn_id': 'listInvitations',
  'delete parent_invitations': 'cancelInvitation',
  'function send-invitation': 'sendInvitation',
  'function process-invitation': 'processInvitation',
  'select profiles region by id': 'readMe',
  'select profiles full_name by id': 'readMe',
  'upsert profiles': 'changeMe',
  'rpc get_growth_measurements_for_child': 'listMeasurements',
  'select growth_measurements by newborn_id': 'listMeasurements',
  'insert growth_measurements': 'addMeasurement',
  'update growth_measurements': 'changeMeasurement',
  'select vaccines': 'listVaccines',
  'rpc get_vaccines_for_child': 'readVaccinePlan',
  'select baby_vaccines by newborn_id': 'readVaccinePlan',
  'rpc update_baby_vaccine': 'changePlannedDose',
  'update baby_vaccines': 'changePlannedDose',
  'growth reference tables': 'readReferenceTable',
  'percentile lookup': 'lookUpPercentiles',
  'rpc get_checkups_for_child': 'listCheckups',
  'select checkups by newborn_id': 'listCheckups',
  'rpc update_checkup_rpc': 'changeCheckup',
};

/** The fields of the specification in these calls, each with our name for it. */
const fields = {
  'newborns.id': 'Child.id',
  'newborns.first_name': 'Child.firstName',
  'newborns.last_name': 'Child.lastName',
  'newborns.name': 'Child.fullName',
  'newborns.date_of_birth': 'Child.bornOn',
  'newborns.gender': 'Child.gender',
  'newborns.profile_picture_url': 'Child.pictureAddress',
  'newborns.updated_at': 'Child.changedAt',
  'child_parents.relationship': 'Child.relationship',
  'child_parents.is_primary': 'Child.isPrimary',
  'child_parents.id': 'ChildParent.id',
  'child_parents.user_id': 'ChildParent.userId',
  'parent_invitations.id': 'Invitation.id',
  'parent_invitations.newborn_id': 'Invitation.childId',
  'parent_invitations.invitee_email': 'Invitation.email',
  'parent_invitations.relationship': 'Invitation.relationship',
  'parent_invitations.status': 'Invitation.status',
  'parent_invitations.created_at': 'Invitation.madeAt',
  'parent_invitations.accepted_at': 'Invitation.acceptedAt',
  'active_newborn.newborn_id': 'Children.activeChildId',
  'profiles.id': 'Me.id',
  'profiles.full_name': 'Me.name',
  'profiles.region': 'Me.region',
  'profiles.updated_at': 'Me.changedAt',
  'growth_measurements.id': 'Measurement.id',
  'growth_measurements.newborn_id': 'Measurement.childId',
  'growth_measurements.age_months': 'Measurement.ageMonths',
  'growth_measurements.weight': 'Measurement.weightKg',
  'growth_measurements.height': 'Measurement.heightCm',
  'growth_measurements.head_circumference': 'Measurement.headCm',
  'growth_measurements.created_at': 'Measurement.madeAt',
  'vaccines.id': 'Vaccine.id',
  'vaccines.name': 'Vaccine.name',
  'vaccines.short_name': 'Vaccine.shortName',
  'vaccines.description': 'Vaccine.description',
  'vaccines.recommended_age': 'Vaccine.recommendedAge',
  'vaccines.side_effects': 'Vaccine.sideEffects',
  'vaccines.doses': 'Vaccine.dosesRequired',
  'baby_vaccines.id': 'PlannedDose.id',
  'baby_vaccines.vaccine_id': 'PlannedDose.vaccine',
  'baby_vaccines.newborn_id': 'PlannedDose.childId',
  'baby_vaccines.due_date': 'PlannedDose.dueOn',
  'baby_vaccines.completed': 'PlannedDose.completed',
  'baby_vaccines.completed_date': 'PlannedDose.completedDate',
  'baby_vaccines.notes': 'PlannedDose.notes',
  'checkups.id': 'Checkup.id',
  'checkups.newborn_id': 'Checkup.childId',
  'checkups.checkup_type': 'Checkup.checkupType',
  'checkups.recommended_date': 'Checkup.recommendedOn',
  'checkups.scheduled_date': 'Checkup.scheduledOn',
  'checkups.completed': 'Checkup.completed',
  'checkups.notes': 'Checkup.notes',
  'growth reference tables.p3': 'ReferencePercentiles.p3',
  'growth reference tables.p5': 'ReferencePercentiles.p5',
  'growth reference tables.p10': 'ReferencePercentiles.p10',
  'growth reference tables.p25': 'ReferencePercentiles.p25',
  'growth reference tables.p50': 'ReferencePercentiles.p50',
  'growth reference tables.p75': 'ReferencePercentiles.p75',
  'growth reference tables.p90': 'ReferencePercentiles.p90',
  'growth reference tables.p95': 'ReferencePercentiles.p95',
  'growth reference tables.p97': 'ReferencePercentiles.p97',
};

test('[API-02] every table query, procedure and function of the specification has one operation, which names it', () => {
  const claimed = operations.flatMap(({ operation }) =>
    (operation['x-spec'] ?? []).map((call) => `${call}: ${operation.operationId}`),
  );

  expect(claimed.toSorted()).toEqual(linesOf(calls));
});

test('[GRO-04] the age of a lookup has to be given, the gender may be', () => {
  const lookup = operations.find(({ operation }) => operation.operationId === 'lookUpPercentiles');
  const inQuery = lookup?.operation.parameters.filter((one) => one.in === 'query');

  expect(inQuery).toMatchObject([
    { name: 'gender', required: false },
    { name: 'ageMonths', required: true },
  ]);
});

test('[API-02] the names are in the descriptions, where a person reads them', () => {
  for (const { operation } of operations) {
    for (const call of operation['x-spec'] ?? []) expect(operation.description).toContain(call);
  }
});

test('[API-02] every field of the specification is one field of ours', () => {
  const claimed = Object.entries({
    Me,
    Child,
    Children,
    ChildParent,
    Invitation,
    Measurement,
    Vaccine,
    PlannedDose,
    Checkup,
    ReferencePercentiles,
  }).flatMap(([schema, { shape }]) =>
    Object.entries(shape).flatMap(([field, type]) => {
      const name = fieldNotes.get(type)?.['x-spec'];
      return name === undefined ? [] : [`${name}: ${schema}.${field}`];
    }),
  );

  expect(claimed.toSorted()).toEqual(linesOf(fields));
});

test('[API-02] the document carries each of these names, always on the same field', () => {
  const inDocument = new Set(namesIn(written));

  expect([...inDocument].toSorted()).toEqual(
    linesOf(fields)
      .map((line) => line.replace(/: \w+\./, ': '))
      .toSorted(),
  );
});

function linesOf(claims: Readonly<Record<string, string>>): string[] {
  return Object.entries(claims)
    .map(([theirs, ours]) => `${theirs}: ${ours}`)
    .toSorted();
}

/** Every field with a name of the specification, anywhere in a JSON value: 'their name: our name'. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]: [string, unknown]) => [
    ...nameOf(field, inner),
    ...namesIn(inner),
  ]);
}

function nameOf(field: string, schema: unknown): string[] {
  const name = schema instanceof Object && 'x-spec' in schema ? schema['x-spec'] : null;
  return typeof name === 'string' ? [`${name}: ${field}`] : [];
}
