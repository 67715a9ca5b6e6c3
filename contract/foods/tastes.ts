import * as z from 'zod/mini';
import { entryEndpoints } from '#contract/children/entry-endpoints.ts';
import { day } from '#contract/entered-day.ts';
import { Id, line } from '#contract/fields.ts';
import { fieldNotes, provenance, StoredDay, StoredId } from '#contract/stored.ts';
import { allowable, hasReacted, isAllowable, LIKINGS, REACTIONS, SIGNS } from '#domain/foods/food.ts';
import { INGREDIENTS } from '#domain/foods/ingredients.ts';
import { Allergen } from '../foods.ts';

const Liking = z.enum(LIKINGS, { error: 'Liked, so-so or not now' });
const Reaction = z.enum(REACTIONS, { error: 'This is not a reaction of the list' });
const Sign = z.enum(SIGNS, { error: 'This is not a sign of the list' });
const allowedText = z.string().check(
  z.refine(isAllowable, {
    error: 'A doctor allows the food, every food with a part of it, or another food of the list',
  }),
);
fieldNotes.add(allowedText, { description: "'food', 'egg', 'rice', or another food as 'food:egg-in-baked-food'" });
export const Allowable = z.pipe(allowedText, z.transform(allowable));
const MOST_ALLOWED = 60;

/** A food that a child was given on a day. */
export const Taste = z.object({
  id: StoredId,
  childId: StoredId,
  /** Null for a meal that is not in the list. */
  foodId: z.nullable(z.string()),
  /** The food's name in the list at that time, or what the parent called it. */
  name: z.string(),
  /** Which of the nine are in it, as the list has it or as the parent said. */
  allergens: z.array(Allergen),
  /** Those of `allergens` that the food holds only as a trace or baked in, by the list of today. */
  traceOf: z.array(Allergen),
  /** What else the food is made of, by the list of today: 'rice'. */
  madeOf: z.array(z.enum(INGREDIENTS)),
  triedOn: StoredDay,
  /** Null if nobody said. */
  liking: z.nullable(Liking),
  /** Null if nobody said. */
  reaction: z.nullable(Reaction),
  /** It came with a sign of a severe reaction. */
  isSerious: z.boolean(),
  /** What was seen beside the reaction. */
  signs: z.array(Sign),
  /** The day on which a doctor said what may be given again; null without. */
  allowedOn: z.nullable(StoredDay),
  /**
   * What the doctor named: 'food', every food with an allergen or something else, 'egg', 'rice', or another food of the
   * list, 'food:egg-in-baked-food'. What is not named stays paused.
   */
  allowed: z.array(Allowable),
  note: z.nullable(z.string()),
  ...provenance,
});
export type Taste = z.infer<typeof Taste>;

const UNKNOWN_FOOD = 'This food is not in the list';
const FoodId = z.string({ error: UNKNOWN_FOOD }).check(z.regex(/^[a-z][a-z0-9-]{1,59}$/, { error: UNKNOWN_FOOD }));
const Name = line(1, 80, { missing: 'Name the food', long: 'A name can have at most 80 characters' });
const Allergens = z.array(Allergen).check(z.maxLength(9));

/** As a parent enters them, and as an import reads them. */
export const tasteFields = {
  triedOn: day('Choose the day'),
  liking: z.optional(z.nullable(Liking)),
  reaction: z.optional(z.nullable(Reaction)),
  /** Signs of a severe reaction make it so, whatever is sent. An edit without it leaves it as it is. */
  isSerious: z.optional(z.boolean()),
  /** An edit without them leaves them as they are. */
  signs: z.optional(z.array(Sign).check(z.maxLength(SIGNS.length))),
  allowedOn: z.optional(z.nullable(day('Choose the day'))),
  /** Another food that the list does not have is dropped. */
  allowed: z.optional(z.array(Allowable).check(z.maxLength(MOST_ALLOWED))),
  note: z.optional(z.nullable(line(0, 300, { long: 'A note can have at most 300 characters' }))),
};

/** Of a food that the list of this edition may not have. */
export const foodInFile = {
  foodId: z.nullable(FoodId),
  name: Name,
  allergens: Allergens,
};

/** One of the two: a food of the list, or a meal with its own name. */
const what = {
  foodId: z.optional(z.nullable(FoodId)),
  name: z.optional(z.nullable(Name)),
  /** Of a meal with its own name. */
  allergens: z.optional(Allergens),
};

type What = { foodId?: unknown; name?: unknown };
const someFood = z.refine<What>(({ foodId, name }) => ((foodId ?? null) === null) !== ((name ?? null) === null), {
  error: 'Name the food',
  path: ['name'],
});
type Reacted = {
  reaction?: (typeof REACTIONS)[number] | null | undefined;
  isSerious?: unknown;
  signs?: readonly unknown[] | undefined;
  allowedOn?: unknown;
};
export const reactedAtAll = z.refine<Reacted>(
  ({ reaction, isSerious = false, signs = [], allowedOn = null }) =>
    hasReacted({ reaction }) || (isSerious !== true && signs.length === 0 && allowedOn === null),
  { error: 'Say which reaction it was', path: ['reaction'] },
);

type Allowing = { allowedOn?: unknown; allowed?: readonly unknown[] | undefined };
export const allowedOnSomeDay = z.refine<Allowing>(
  ({ allowedOn = null, allowed = [] }) => allowedOn !== null || allowed.length === 0,
  { error: 'Choose the day', path: ['allowedOn'] },
);

export const NewTaste = z
  .strictObject({ id: z.optional(Id), ...what, ...tasteFields })
  .check(someFood, reactedAtAll, allowedOnSomeDay);
export type NewTaste = z.infer<typeof NewTaste>;

export const ChangedTaste = z
  .strictObject({
    ...what,
    ...tasteFields,
    /** The parent said that it was not severe: without it, an edit that takes back a severe reaction or ends a pause is refused. */
    wasNotSevere: z.optional(z.boolean()),
    version: provenance.version,
  })
  .check(someFood, reactedAtAll, allowedOnSomeDay);
export type ChangedTaste = z.infer<typeof ChangedTaste>;

export const tasteEndpoints = entryEndpoints({
  noun: 'taste',
  path: 'tastes',
  expensive: true,
  summary: 'The foods that a child has tried, the latest first.',
  entry: Taste,
  added: NewTaste,
  changed: ChangedTaste,
});
