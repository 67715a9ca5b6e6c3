import { INGREDIENTS, type Ingredient } from './ingredients.ts';

/** The specification's levels, lowest first; what varies depends on what is inside. */
export const ALLERGY_RISKS = ['None', 'Low', 'Medium', 'High', 'Varies'] as const;
export type AllergyRisk = (typeof ALLERGY_RISKS)[number];

export const CHOKING_RISKS = ['low', 'medium', 'high'] as const;
export type ChokingRisk = (typeof CHOKING_RISKS)[number];

/** The major food allergens of US law: FDA, FALCPA 2004 and FASTER Act 2021. */
export const ALLERGENS = ['milk', 'egg', 'peanut', 'tree nut', 'soy', 'wheat', 'fish', 'shellfish', 'sesame'] as const;
export type Allergen = (typeof ALLERGENS)[number];

export const LIKINGS = ['liked', 'so-so', 'not-now'] as const;

export const REACTIONS = ['none', 'rash', 'hives', 'vomiting', 'other'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** Whether there was one; null where nobody said. */
export function hasReacted({ reaction = null }: { readonly reaction?: Reaction | null | undefined }): boolean {
  return reaction !== null && reaction !== 'none';
}

/** What a parent may see beside a reaction, in the order in which it is asked. Stored with a taste: an id never changes. */
export const SIGNS = [
  'breathing',
  'swelling',
  'throat',
  'hives-all-over',
  'pale-floppy',
  'very-sleepy',
  'vomiting-again',
  'vomiting-hours-later',
  'green-vomit',
  'vomited-once',
  'few-hives',
  'blood-in-stool',
] as const;
export type Sign = (typeof SIGNS)[number];

/** What every food with it shares: an allergen, or something else that foods are made of. */
export type Part = Allergen | Ingredient;

/** What a doctor may allow after a reaction: the food itself, or every food with a part. Stored: a word never changes. */
export const ALLOWABLE = ['food', ...ALLERGENS, ...INGREDIENTS] as const;
/** Another food of the list, by its id: 'food:egg-in-baked-food'. */
export type OtherFood = `food:${string}`;
export type Allowable = (typeof ALLOWABLE)[number] | OtherFood;

export function isOtherFood(one: Allowable): one is OtherFood {
  return one.startsWith('food:');
}

export function isAllowable(text: string): text is Allowable {
  return ALLOWABLE.some((one) => one === text) || /^food:[a-z][a-z0-9-]{1,59}$/.test(text);
}

/** Throws a RangeError for what a doctor cannot name. */
export function allowable(text: string): Allowable {
  if (isAllowable(text)) return text;
  throw new RangeError('no doctor allows this');
}

/** Not at all; not in this form; little of it. */
export const AVOID_RULES = ['never', 'modify', 'limit'] as const;

export type FoodFacts = {
  /** 'smooth-peanut-butter'. Stored with every taste: never changes. */
  readonly id: string;
  readonly name: string;
  /** What it is also called: 'courgette'. */
  readonly otherNames: readonly string[];
  /** Words by which it is found, too, but not called: 'spaghetti'. */
  readonly foundBy: readonly string[];
  readonly group: string;
  readonly allergyRisk: AllergyRisk;
  /** Which of the nine are in it. */
  readonly allergens: readonly Allergen[];
  /** Those of them of which it holds a trace, or only baked through: who had it has not had the allergen. */
  readonly traceOf: readonly Allergen[];
  /** Others of the nine that some kinds of it hold: the label says it. */
  readonly mayHold: readonly Allergen[];
  /** What it is made of beyond the nine, for most kinds of it. */
  readonly madeOf: readonly Ingredient[];
  /** Another thing to which children react: 'mollusk'. */
  readonly otherAllergen: string | null;
  readonly fromMonths: number;
  readonly isIronRich: boolean;
  readonly chokingRisk: ChokingRisk;
  /** The drawing of its cut, 'cut-grapes'; null without. */
  readonly cut: string | null;
  /** Foods of one shape are cut alike: 'round'; null for what is of no high choking risk. */
  readonly shape: string | null;
  /** How it is served, by age; empty for what is drunk as milk. */
  readonly textures: readonly { readonly fromMonths: number; readonly untilMonths: number; readonly text: string }[];
  readonly chokingPrep: string;
  /** A few words on why, for a card: 'Iron and zinc'. */
  readonly benefit: string;
  readonly why: string;
  /** Ids of the list of sources: 'CDC-NUTRITION'. */
  readonly sources: readonly string[];
  /** The rules about it that are not given yet, or not in a form, by id. */
  readonly avoid: readonly string[];
};

export type AvoidFacts = {
  readonly id: string;
  readonly name: string;
  readonly foundBy: readonly string[];
  /** Words of which one among what is typed is enough: 'honey' in 'honey nut cereal'. */
  readonly mainWords: readonly string[];
  readonly fromMonths: number;
  /** The month of age from which it does not hold any more; null where the danger has no end. */
  readonly untilMonths: number | null;
  readonly rule: (typeof AVOID_RULES)[number];
  readonly why: string;
  /** Id of the list of sources. */
  readonly source: string;
  readonly cut: string | null;
  /** What to watch for and when to call; none where no red-flag rule says it. */
  readonly alreadyGiven: readonly string[];
};

export type GuideRange = {
  /** 'range-6' */
  readonly id: string;
  readonly ageRangeLabel: string;
  /** Months of age, both included. */
  readonly ageRangeStart: number;
  readonly ageRangeEnd: number;
  readonly displayOrder: number;
  /** By id. */
  readonly foods: readonly string[];
  readonly tips: readonly string[];
  readonly allergyWarnings: readonly string[];
  /** Ids of the list of sources. */
  readonly sources: readonly string[];
};

/** What the guide says of babies born before 37 weeks. */
export type BornEarly = {
  /** In months since birth. */
  readonly untilMonths: number;
  /** Before all others. */
  readonly tips: readonly string[];
  /** Tips of the ranges that are said in another way, or not at all. */
  readonly instead: readonly { readonly tip: string; readonly say: string | null }[];
  /** Id of the list of sources. */
  readonly source: string;
};

/** How an allergy risk is explained. */
export type RiskMeaning = {
  readonly risk: AllergyRisk;
  /** 'Rarely causes reactions, introduce early' */
  readonly means: string;
  /** A sentence that stands beside it; null without. */
  readonly note: string | null;
};

export type SourceFacts = {
  /** 'CDC-NUTRITION' */
  readonly id: string;
  /** 'CDC' */
  readonly org: string;
  readonly title: string;
  readonly address: string;
};

/** What to do at once. */
export type Emergency = {
  readonly first: string;
  /** By whole months since birth, both included; without an end for the oldest. */
  readonly steps: readonly {
    readonly fromMonths: number;
    readonly untilMonths: number | null;
    readonly text: string;
  }[];
  readonly after: readonly string[];
};
