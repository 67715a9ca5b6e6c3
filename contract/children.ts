import * as z from 'zod/mini';
import { birthWeightProblem } from '#domain/children/birth-weight.ts';
import { GESTATION_DAYS, gestationProblem } from '#domain/children/gestation.ts';
import { endpoint } from '#contract/endpoint.ts';
import { Id, line, Nothing } from '#contract/fields.ts';
import { Relationship, Right } from '#contract/sharing/tie.ts';
import { day } from '#contract/entered-day.ts';
import { provenance, specified, StoredDay, StoredId } from '#contract/stored.ts';

export const MotherHepatitisB = z.enum(['positive', 'negative', 'unknown'], {
  error: 'The test was positive, negative or is unknown',
});
const Gender = z.enum(['female', 'male'], { error: 'Gender is required' });

export const Child = z.object({
  id: specified(StoredId, 'newborns.id'),
  firstName: specified(z.string(), 'newborns.first_name'),
  lastName: specified(z.nullable(z.string()), 'newborns.last_name'),
  fullName: specified(z.string(), 'newborns.name'),
  bornOn: specified(StoredDay, 'newborns.date_of_birth'),
  gender: specified(z.nullable(Gender), 'newborns.gender'),
  gestationDays: z.nullable(z.int()),
  birthWeightKg: z.nullable(z.number()),
  birthWeightText: z.nullable(z.string()),
  /** At least 14 days before the birth; null if unknown. */
  motherRsvVaccine: z.nullable(z.boolean()),
  /** Null if not answered. */
  motherHepatitisB: z.nullable(MotherHepatitisB),
  /** A path; null if there is none. */
  pictureAddress: specified(z.nullable(z.string()), 'newborns.profile_picture_url'),
  /** Null if someone else uploaded it. */
  pictureId: z.nullable(StoredId),
  relationship: specified(Relationship, 'child_parents.relationship'),
  isPrimary: specified(z.boolean(), 'child_parents.is_primary'),
  may: Right,
  ...provenance,
  changedAt: specified(provenance.changedAt, 'newborns.updated_at'),
});
export type Child = z.infer<typeof Child>;

export const FirstName = line(1, 60, {
  missing: 'First name is required',
  long: 'First name can have at most 60 characters',
});
export const LastName = line(0, 60, { long: 'Last name can have at most 60 characters' });
export const BornOn = day('Date of birth is required');

const gestationError = gestationProblem(0) ?? '';
export const GestationDays = z
  .int({ error: gestationError })
  .check(
    z.minimum(GESTATION_DAYS.least, { error: gestationError }),
    z.maximum(GESTATION_DAYS.most, { error: gestationError }),
  );

const birthWeightError = ({ input }: { readonly input?: unknown }) =>
  birthWeightProblem(typeof input === 'number' ? input : 0) ?? '';
export const BirthWeight = z
  .number({ error: birthWeightError })
  .check(z.refine((kg) => birthWeightProblem(kg) === null, { error: birthWeightError }));

const facts = {
  firstName: FirstName,
  lastName: z.optional(z.nullable(LastName)),
  bornOn: BornOn,
  gender: Gender,
  gestationDays: z.optional(z.nullable(GestationDays)),
  birthWeightKg: z.optional(z.nullable(BirthWeight)),
  birthWeightText: z.optional(z.nullable(line(1, 40, { long: 'Birth weight can have at most 40 characters' }))),
  /** At least 14 days before the birth. */
  motherRsvVaccine: z.optional(z.nullable(z.boolean())),
  motherHepatitisB: z.optional(z.nullable(MotherHepatitisB)),
  /** One of the account's uploads; null removes the picture, omitting keeps it. */
  pictureId: z.optional(z.nullable(Id)),
};

/** The same `id` sent again adds nothing. The child gets another, so that no id tells whether a child has it. */
export const NewChild = z.strictObject({ id: z.optional(Id), ...facts });
export type NewChild = z.infer<typeof NewChild>;

export const ChangedChild = z.strictObject({ ...facts, version: provenance.version });
export type ChangedChild = z.infer<typeof ChangedChild>;

export const ofChild = z.object({ childId: Id });

export const Children = z.object({
  children: z.array(Child),
  activeChildId: specified(z.nullable(StoredId), 'active_newborn.newborn_id'),
  /** Children without a gender, which no list shows until a parent completes them. */
  incomplete: z.array(Child),
});
export type Children = z.infer<typeof Children>;

export const listChildren = endpoint({
  method: 'GET',
  path: '/api/children',
  who: 'signed in',
  summary: "The account's children in the order they were added, and the active one.",
  reply: Children,
  spec: [
    'rpc get_children_for_user',
    'select newborns by user_id',
    'function get_children_for_user',
    'select child_parents by user_id',
    'select active_newborn by user_id',
  ],
});

export const readChild = endpoint({
  method: 'GET',
  path: '/api/children/:childId',
  who: 'may see the child',
  summary: 'One child.',
  params: ofChild,
  reply: Child,
  spec: ['rpc get_child_by_id', 'select newborns by id'],
});

export const addChild = endpoint({
  method: 'POST',
  path: '/api/children',
  who: 'signed in',
  summary: 'Adds a child and makes the account its primary parent.',
  body: NewChild,
  reply: Child,
  status: 201,
  spec: ['rpc create_child_with_parent'],
});

export const changeChild = endpoint({
  method: 'PUT',
  path: '/api/children/:childId',
  who: 'may edit the child',
  expensive: true,
  summary: "Changes a child's facts.",
  params: ofChild,
  body: ChangedChild,
  reply: Child,
  spec: ['update newborns'],
});

export const removeChild = endpoint({
  method: 'DELETE',
  path: '/api/children/:childId',
  who: 'owns the child',
  summary: 'Removes a child and everything stored about it. The first name is typed to confirm.',
  params: ofChild,
  body: z.strictObject({ firstName: FirstName }),
  reply: Nothing,
  spec: ['rpc delete_child_and_related_data'],
});

export const chooseActiveChild = endpoint({
  method: 'PUT',
  path: '/api/active-child',
  who: 'signed in',
  summary: 'Makes one of the children the active one.',
  body: z.strictObject({ childId: Id }),
  reply: z.object({ activeChildId: Id }),
  spec: ['select active_newborn id', 'update active_newborn', 'insert active_newborn'],
});
