import * as z from 'zod/mini';
import { ofChild } from '#contract/children.ts';
import { endpoint } from '#contract/endpoint.ts';
import { Id, line, Nothing, paragraph } from '#contract/fields.ts';
import { Person, specified, StoredAt, Version } from '#contract/stored.ts';
import { AllergyRisk, GuideFood, Source } from '../foods.ts';

export const MOST_GUIDE_FOODS = 40;
export const MOST_GUIDE_TEXT = 2000;

const guideFacts = {
  ageRangeLabel: specified(z.string(), 'food_introduction_guide.age_range_label'),
  /** Months of age, both included. */
  ageRangeStart: specified(z.int(), 'food_introduction_guide.age_range_start'),
  ageRangeEnd: specified(z.int(), 'food_introduction_guide.age_range_end'),
  foods: specified(z.array(GuideFood), 'food_introduction_guide.foods'),
  tips: specified(z.array(z.string()), 'food_introduction_guide.tips'),
  allergyWarnings: specified(z.array(z.string()), 'food_introduction_guide.allergy_warnings'),
  displayOrder: specified(z.int(), 'food_introduction_guide.display_order'),
};

export const GuideEntry = z.object({
  /** 'range-6' of ours, a uuid of an editor's. */
  id: specified(z.string(), 'food_introduction_guide.id'),
  ...guideFacts,
  sources: z.array(Source),
  /** Who made it and who changed it last; null for ours. */
  edited: z.nullable(
    z.object({
      /** As the editor wrote it. */
      source: z.string(),
      madeBy: Person,
      madeAt: StoredAt,
      changedBy: Person,
      changedAt: StoredAt,
      version: Version,
    }),
  ),
});
export type GuideEntry = z.infer<typeof GuideEntry>;

/** What is said of babies born before 37 weeks: before all tips, and in place of some. */
const BornEarly = z.object({
  /** In months since birth. */
  untilMonths: z.int(),
  tips: z.array(z.string()),
  instead: z.array(z.object({ tip: z.string(), say: z.nullable(z.string()) })),
  source: Source,
});

export const FoodGuide = z.object({
  edition: z.string(),
  /** By display order, ours before an editor's of the same order. */
  entries: z.array(GuideEntry),
  /** The signs that a child is ready for solid food. */
  readiness: z.array(z.string()),
  bornEarly: BornEarly,
  /** What each allergy risk means. */
  risks: z.array(z.object({ risk: AllergyRisk, means: z.string(), note: z.nullable(z.string()) })),
  mayEdit: z.boolean(),
});
export type FoodGuide = z.infer<typeof FoodGuide>;

export const readFoodGuide = endpoint({
  method: 'GET',
  path: '/api/food-guide',
  who: 'signed in',
  expensive: true,
  summary: 'The food guide of all age ranges by display order, with what editors added.',
  reply: FoodGuide,
  spec: ['select food_introduction_guide'],
});

const tooMany = `A list can have at most ${MOST_GUIDE_FOODS} foods.`;
const months = (error: string) => z.int({ error }).check(z.minimum(0, { error }), z.maximum(144, { error }));
const longText = `This can have at most ${MOST_GUIDE_TEXT.toLocaleString('en-US')} characters.`;

const given = {
  ageRangeLabel: line(1, 60, {
    missing: 'Give the age range a label.',
    long: 'A label can have at most 60 characters.',
  }),
  ageRangeStart: months('Choose 0 to 144 months.'),
  ageRangeEnd: months('Choose 0 to 144 months.'),
  foods: z
    .array(
      z.strictObject({
        name: line(1, 80, {
          missing: 'Give the food a name, or remove this row.',
          long: 'A name can have at most 80 characters.',
        }),
        allergyRisk: AllergyRisk,
      }),
    )
    .check(z.minLength(1, { error: 'Add at least one food.' }), z.maxLength(MOST_GUIDE_FOODS, { error: tooMany })),
  /** One tip a line. */
  tips: paragraph(MOST_GUIDE_TEXT, longText),
  /** One a line. */
  allergyWarnings: paragraph(MOST_GUIDE_TEXT, longText),
  displayOrder: z
    .int({ error: 'Choose a whole number from 1 to 999.' })
    .check(
      z.minimum(1, { error: 'Choose a whole number from 1 to 999.' }),
      z.maximum(999, { error: 'Choose a whole number from 1 to 999.' }),
    ),
  source: line(1, 200, { missing: 'Say where this comes from.', long: 'A source can have at most 200 characters.' }),
};

type Span = { ageRangeStart: number; ageRangeEnd: number };
/** Said together with what else is wrong. */
const inOrder = z.refine<Span>(({ ageRangeStart, ageRangeEnd }) => !(ageRangeStart > ageRangeEnd), {
  error: 'The end cannot come before the start.',
  path: ['ageRangeEnd'],
  when: ({ value }) => typeof value === 'object' && value !== null,
});

export const NewGuideEntry = z.strictObject({ id: z.optional(Id), ...given }).check(inOrder);
export type NewGuideEntry = z.infer<typeof NewGuideEntry>;

export const ChangedGuideEntry = z.strictObject({ ...given, version: Version }).check(inOrder);
export type ChangedGuideEntry = z.infer<typeof ChangedGuideEntry>;

const ofEntry = z.object({ entryId: Id });

export const addGuideEntry = endpoint({
  method: 'POST',
  path: '/api/food-guide/entries',
  who: 'signed in',
  summary: 'Adds an entry to the food guide that all parents see. For editors.',
  body: NewGuideEntry,
  reply: GuideEntry,
  status: 201,
  spec: ['insert food_introduction_guide'],
});

export const changeGuideEntry = endpoint({
  method: 'PUT',
  path: '/api/food-guide/entries/:entryId',
  who: 'signed in',
  summary: 'Changes an entry of an editor, unless it was changed since it was read. For editors.',
  params: ofEntry,
  body: ChangedGuideEntry,
  reply: GuideEntry,
});

export const removeGuideEntry = endpoint({
  method: 'DELETE',
  path: '/api/food-guide/entries/:entryId',
  who: 'signed in',
  summary: 'Removes an entry of an editor, unless it was changed since it was read. For editors.',
  params: ofEntry,
  body: z.strictObject({ version: Version }),
  reply: Nothing,
});

export const restoreGuideEntry = endpoint({
  method: 'POST',
  path: '/api/food-guide/entries/:entryId/restore',
  who: 'signed in',
  summary: 'Brings back an entry that was removed, or an earlier version of one. For editors.',
  params: ofEntry,
  body: z.strictObject({
    /** The version whose content is to stand. */
    of: Version,
    version: Version,
  }),
  reply: GuideEntry,
});

/** One version of an entry. */
const GuideVersion = z.object({
  version: Version,
  /** Null where what is stored cannot be read. */
  content: z.nullable(z.object({ ...guideFacts, source: z.string() })),
  isRemoved: z.boolean(),
  changedBy: Person,
  changedAt: StoredAt,
});
export type GuideVersion = z.infer<typeof GuideVersion>;

export const readGuideHistory = endpoint({
  method: 'GET',
  path: '/api/food-guide/entries/:entryId/history',
  who: 'signed in',
  expensive: true,
  summary: 'The latest 200 versions of an entry of an editor, the last one first, removed or not. For editors.',
  params: ofEntry,
  reply: z.array(GuideVersion),
});

/** What the dashboard shows. */
export const FoodSummary = z.object({
  edition: z.string(),
  ageRangeLabel: z.string(),
  /** Four of the range, without those that are paused until a doctor says so. */
  foods: z.array(GuideFood),
  /** Stands beside foods of high allergy risk that are given at 6 months; null without one, and from 12 months on. */
  highNote: z.nullable(z.string()),
  /** Those for a child born early, where it is one. */
  tips: z.array(z.string()),
  allergyWarnings: z.array(z.string()),
  sources: z.array(z.object({ org: z.string(), title: z.string() })),
  /** Under 4 months by the corrected age, or the range is of milk alone. */
  isMilkOnly: z.boolean(),
});
export type FoodSummary = z.infer<typeof FoodSummary>;

export const readFoodSummary = endpoint({
  method: 'GET',
  path: '/api/children/:childId/food-summary',
  who: 'may see the child',
  expensive: true,
  summary:
    "Of our entries of the food guide what a child's age needs: four foods, the tips and the allergy information.",
  params: ofChild,
  reply: FoodSummary,
});
