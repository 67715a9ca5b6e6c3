import * as z from 'zod/mini';
import { REFERENCE_CHOICES } from '#domain/growth/references/reference-plan.ts';
import { FullName, TimeZone } from './signing-in.ts';
import { endpoint } from '#contract/endpoint.ts';
import { specified, StoredAt, StoredId, Version } from '#contract/stored.ts';

const Units = z.enum(['metric', 'us'], { error: 'Units are metric or us' });
const Theme = z.enum(['system', 'light', 'dark'], { error: 'Theme is system, light or dark' });
const GrowthReference = z.enum(REFERENCE_CHOICES, { error: 'Growth reference is cdc or who' });

export const Me = z.object({
  id: specified(StoredId, 'profiles.id'),
  name: specified(z.string(), 'profiles.full_name'),
  email: z.string(),
  region: specified(z.string(), 'profiles.region'),
  timeZone: z.string(),
  units: Units,
  theme: Theme,
  growthReference: GrowthReference,
  /** May write the food guide and articles, which all parents read. */
  isEditor: z.boolean(),
  changedAt: specified(StoredAt, 'profiles.updated_at'),
  version: Version,
});
export type Me = z.infer<typeof Me>;

export const readMe = endpoint({
  method: 'GET',
  path: '/api/me',
  who: 'signed in',
  summary: 'The signed-in account with its display settings.',
  reply: Me,
  whileClosed: true,
  spec: ['auth read session', 'select profiles region by id', 'select profiles full_name by id'],
});

export const ChangedMe = z.strictObject({
  name: z.optional(FullName),
  timeZone: z.optional(TimeZone),
  units: z.optional(Units),
  theme: z.optional(Theme),
  growthReference: z.optional(GrowthReference),
  version: Version,
});

export const changeMe = endpoint({
  method: 'PATCH',
  path: '/api/me',
  who: 'signed in',
  summary: "Changes the account's name or a display setting.",
  body: ChangedMe,
  reply: Me,
  spec: ['upsert profiles', 'auth update user metadata'],
});
