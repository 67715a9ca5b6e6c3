import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { specified, StoredDay } from '#contract/stored.ts';
import { ALLERGENS, ALLERGY_RISKS, AVOID_RULES, CHOKING_RISKS } from '#domain/foods/food.ts';
import { INGREDIENTS } from '#domain/foods/ingredients.ts';

export const AllergyRisk = z.enum(ALLERGY_RISKS, { error: 'Choose the allergy risk' });
export const Allergen = z.enum(ALLERGENS, { error: 'This is not one of the nine allergens' });
const Allergens = z.array(Allergen);
const ChokingRisk = z.enum(CHOKING_RISKS);

/** The drawing of a cut: 'cut-grapes'. */
const Cut = z.string();

/** How to serve a food at an age, in months, both included. */
const Texture = z.object({ fromMonths: z.int(), untilMonths: z.int(), text: z.string() });

/** The order is that of what is sent, in which all foods and rules pack smaller by a tenth of a KB. */
const facts = {
  name: z.string(),
  /** 'smooth-peanut-butter' */
  id: z.string(),
  /** What it is made of beyond the nine, for most kinds of it. */
  madeOf: z.array(z.enum(INGREDIENTS)),
  isIronRich: z.boolean(),
  chokingRisk: ChokingRisk,
  /** Null where it is neither cut nor cooked. */
  cut: z.nullable(Cut),
  group: z.string(),
  /** Which of the nine are in it. */
  allergens: Allergens,
  /** Others of the nine that some kinds of it hold: the label says it. */
  mayHold: Allergens,
  allergyRisk: AllergyRisk,
  /** Those of them of which it holds a trace, or only baked through: who had it has not had the allergen. */
  traceOf: Allergens,
  fromMonths: z.int(),
  /** 'courgette' */
  otherNames: z.array(z.string()),
  /** Words by which it is found, too, but not called: 'spaghetti'. */
  foundBy: z.array(z.string()),
};

/** A food as it is searched for. */
export const FoodInList = z.object(facts);
export type FoodInList = z.infer<typeof FoodInList>;

/** What is not given yet, or not in this form. */
export const AvoidRule = z.object({
  id: z.string(),
  /** Words of which one among what is typed is enough: 'honey' in 'honey nut cereal'. */
  mainWords: z.array(z.string()),
  /** Words by which it is found, besides its main words. */
  foundBy: z.array(z.string()),
  name: z.string(),
  why: z.string(),
  cut: z.nullable(Cut),
  rule: z.enum(AVOID_RULES),
  fromMonths: z.int(),
  /** What to watch for and when to call, word for word; none where no rule says it. */
  alreadyGiven: z.array(z.string()),
  /** The month of age from which it does not hold any more; null where the danger has no end. */
  untilMonths: z.nullable(z.int()),
});
export type AvoidRule = z.infer<typeof AvoidRule>;

export const Source = z.object({
  id: z.string(),
  org: z.string(),
  title: z.string(),
  address: z.nullable(z.string()),
});
export type Source = z.infer<typeof Source>;

export const Foods = z.object({
  edition: z.string(),
  avoid: z.array(AvoidRule),
  foods: z.array(FoodInList),
});
export type Foods = z.infer<typeof Foods>;

export const listFoods = endpoint({
  method: 'GET',
  path: '/api/foods',
  who: 'signed in',
  alike: true,
  summary: 'All foods with the names by which they are found, and what is not given yet.',
  reply: Foods,
});

/** How the foods of the list are served. */
export const FoodTextures = z.object({
  /** Each once: many foods share one. */
  textures: z.array(Texture),
  /** Of each food by its id, youngest first. */
  places: z.record(z.string(), z.array(z.int())),
});
export type FoodTextures = z.infer<typeof FoodTextures>;

/** Apart from the list, which is needed before anything is found: this is as long again. */
export const listTextures = endpoint({
  method: 'GET',
  path: '/api/food-textures',
  who: 'signed in',
  alike: true,
  summary: 'How each food of the list is served at each age.',
  reply: FoodTextures,
});

/** What to do at once, word for word. */
const Emergency = z.object({
  first: z.string(),
  /** By months of age, both included; without an end for the oldest. */
  steps: z.array(z.object({ fromMonths: z.int(), untilMonths: z.nullable(z.int()), text: z.string() })),
  after: z.array(z.string()),
});

export const Food = z.object({
  ...facts,
  edition: z.string(),
  checkedOn: StoredDay,
  /** What its allergy risk means, as the guide has it. */
  allergyMeans: z.string(),
  /** Why early is better; null without, and for a food that waits beyond 6 months. */
  allergyNote: z.nullable(z.string()),
  textures: z.array(Texture),
  /** How not to choke on it. */
  chokingPrep: z.string(),
  /** When a child chokes. */
  choking: Emergency,
  why: z.string(),
  /** Another thing than the nine allergens to which children react. */
  otherAllergen: z.nullable(z.string()),
  /** Rules about it, whole, in the order of the guide. */
  avoid: z.array(AvoidRule),
  /** Other foods of its shape. */
  cutAlike: z.array(z.object({ id: z.string(), name: z.string(), cut: z.nullable(Cut) })),
  sources: z.array(Source),
});
export type Food = z.infer<typeof Food>;

export const readFood = endpoint({
  method: 'GET',
  path: '/api/foods/:foodId',
  who: 'signed in',
  alike: true,
  summary: 'A food: from when, its risks, how to cut and cook it at each age, why, and where that comes from.',
  params: z.object({ foodId: z.string() }),
  reply: Food,
});

export const GuideFood = z.object({
  /** Null for a food that an editor added, or that is not in our list. */
  id: z.nullable(z.string()),
  name: specified(z.string(), 'food_introduction_guide.foods.name'),
  allergyRisk: specified(AllergyRisk, 'food_introduction_guide.foods.allergyRisk'),
  /** 'Iron and zinc': a few words on why; null for an editor's. */
  why: z.nullable(z.string()),
});
export type GuideFood = z.infer<typeof GuideFood>;
