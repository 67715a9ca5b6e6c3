import { hasReacted, type Reaction, type Sign } from './food.ts';
import { milkPause, milkText, type Milk, type MilkPause } from './milk.ts';
import * as words from './reaction-words.ts';

export const REACTION_TEXTS: Readonly<Record<Reaction, string>> = {
  none: 'No reaction',
  rash: 'Rash',
  hives: 'Hives',
  vomiting: 'Vomiting',
  other: 'A reaction',
};

export const SIGN_TEXTS: Readonly<Record<Sign, string>> = {
  breathing: 'Trouble breathing, repeated cough',
  swelling: 'Swelling of lips, tongue or face',
  throat: 'Hoarse, or cannot swallow',
  'hives-all-over': 'Hives all over',
  'pale-floppy': 'Pale, blue or floppy',
  'very-sleepy': 'Suddenly very sleepy',
  'vomiting-again': 'Vomiting more than once',
  'vomiting-hours-later': 'Vomiting again and again, hours after the food',
  'green-vomit': 'Green or bloody vomit, or a hard, swollen belly',
  'vomited-once': 'Vomited once',
  'few-hives': 'A few hives near the mouth',
  'blood-in-stool': 'Blood in the stool',
};

/** Any of these is severe by itself. Source: red-flag rules rf-hives and rf-anaphylaxis; NIAID 2017; FARE's poster. */
const SEVERE: readonly Sign[] = ['breathing', 'swelling', 'throat', 'hives-all-over', 'pale-floppy', 'very-sleepy'];

export type ReactionAdvice = {
  /**
   * 'emergency': 911 or the ER now, and the taste is kept as serious; 'call-now': the doctor now, at any hour; 'call-soon':
   * before the food is given again.
   */
  readonly level: 'emergency' | 'call-now' | 'call-soon';
  /** One sentence. */
  readonly first: string;
  /** What belongs to it. */
  readonly below?: string;
  readonly next: readonly string[];
};

export type Eater = {
  /** Whole months since birth, whenever the child was due. */
  readonly months: number;
  /** What the child reacts to, where it is the milk that the child lives on. */
  readonly milk: Milk | null;
  /** Nobody said what it was, at an age at which most babies are fed milk alone. */
  readonly mayBeMilk?: boolean;
};

/** Under it vomiting has other causes first. Source: red-flag rule rf-green-vomit. */
const YOUNG_BEFORE_MONTHS = 4;
/** Under it any fever is for a call. Source: red-flag rule rf-fever-u3m. */
const FEVER_BEFORE_MONTHS = 3;
const BABY_BEFORE_MONTHS = 12;

/** Any reaction asks for the signs before anything is answered or saved. */
export function asksForSigns(reaction: Reaction | null): boolean {
  return hasReacted({ reaction });
}

/**
 * What a parent is told first after a reaction; null where there is none.
 *
 * @param reaction null while it is not known, as when a parent asks what to do first; a rash is flat, since a raised one
 *   is hives
 * @param signs all that are seen
 */
export function reactionAdvice(reaction: Reaction | null, signs: readonly Sign[], eater: Eater): ReactionAdvice | null {
  const seen = seenIn(reaction, signs);
  const isYoung = eater.months < YOUNG_BEFORE_MONTHS;
  const pause = milkPauseOf(reaction, signs, eater);
  const mayBeMilk = eater.milk === null && (isYoung || eater.mayBeMilk === true);
  const told: Told = {
    ...seen,
    months: eater.months,
    isYoung,
    mayBeMilk,
    is911: is911By(eater),
    milk: eater.milk,
    pause,
    call: callOf(eater.milk, mayBeMilk, pause),
  };
  if (isSevere(reaction, signs, eater)) return severe(told);
  if (seen.isGreen) return greenVomit(told);
  if (seen.isLater) return laterVomiting(told);
  if (seen.vomitsAgain && told.is911.vomitingAgain === 'but milk') return milkOrFood(told);
  if (seen.vomits) return vomited(told);
  if (seen.hasHives) return hives(told);
  if (seen.isBloody) return bloodyStool(told);
  if (reaction === 'rash') return rash(told);
  return reaction === 'other' ? other(told) : null;
}

/**
 * Whether it is for 911 at once, as a severe allergic reaction. Source: red-flag rule rf-anaphylaxis; what vomiting says with
 * which food: ours.
 */
export function isSevere(reaction: Reaction | null, signs: readonly Sign[], eater: Eater): boolean {
  const { hasSevereSign, vomits, vomitsAgain, isLater, hasSkin, hasHives } = seenIn(reaction, signs);
  const is911 = is911By(eater);
  const isOnSkin = hasHives || (hasSkin && (is911.vomitingWithRash || vomitsAgain));
  if (hasSevereSign || (vomits && isOnSkin)) return true;
  return vomitsAgain && !isLater && is911.vomitingAgain === 'always';
}

/**
 * What vomiting is for 911. More than once is not after a milk, which a baby has at each feed; where it may be one, milk is
 * told apart first. With a flat rash a single vomit is not of a young baby after a milk: both are common.
 */
function is911By({ months, milk, mayBeMilk = false }: Eater) {
  const isYoung = months < YOUNG_BEFORE_MONTHS;
  const ofFood = mayBeMilk ? 'but milk' : 'always';
  return {
    vomitingAgain: isYoung || milk !== null ? 'never' : ofFood,
    vomitingWithRash: !(isYoung && (milk !== null || mayBeMilk)),
  } as const;
}

/** When to call 911, for whoever has not said yet what is seen. */
export function callAtFirst(eater: Eater): string {
  return whenToCall911({ is911: is911By(eater) });
}

/** None of the signs was seen, and nobody has said yet which reaction it was. Source: red-flag rule rf-hives. */
export function nothingSeenAdvice(eater: Eater): ReactionAdvice {
  return {
    level: 'call-soon',
    first: "Call your child's doctor now if you are worried.",
    next: [callAtFirst(eater), words.GREEN_OR_BLOODY, words.BLOOD_IN_STOOL],
  };
}

function seenIn(reaction: Reaction | null, signs: readonly Sign[]) {
  const isLater = signs.includes('vomiting-hours-later');
  const vomitsAgain = signs.includes('vomiting-again');
  const isGreen = signs.includes('green-vomit');
  const hasHives = reaction === 'hives' || signs.includes('few-hives');
  return {
    hasSevereSign: signs.some((sign) => SEVERE.includes(sign)),
    isLater,
    isGreen,
    isBloody: signs.includes('blood-in-stool'),
    vomitsAgain,
    vomits: reaction === 'vomiting' || isLater || isGreen || vomitsAgain || signs.includes('vomited-once'),
    hasHives,
    hasSkin: hasHives || reaction === 'rash',
  };
}

type Told = ReturnType<typeof seenIn> & {
  readonly months: number;
  readonly isYoung: boolean;
  /** What is no milk is told of by itself. */
  readonly mayBeMilk: boolean;
  readonly is911: ReturnType<typeof is911By>;
  readonly milk: Milk | null;
  /** Of the milk; null for any other food. */
  readonly pause: MilkPause | null;
  readonly call: Call;
};

/** Whom to call, and what becomes of the food or the milk meanwhile. */
type Call = Pick<ReactionAdvice, 'first' | 'below'>;

function milkPauseOf(reaction: Reaction | null, signs: readonly Sign[], eater: Eater): MilkPause | null {
  return eater.milk && milkPause(eater.milk, { reaction, isSerious: isSevere(reaction, signs, eater), signs });
}

function callOf(milk: Milk | null, mayBeMilk: boolean, pause: MilkPause | null): Call {
  if (milk && pause) return { first: `${milkText(milk, pause)}.` };
  return mayBeMilk ? { first: words.CALL_NOW, below: words.STOP_OTHER_FOOD } : { first: words.STOP_AND_CALL };
}

/** Source: red-flag rules rf-anaphylaxis and rf-fpies. */
function severe(told: Told): ReactionAdvice {
  return {
    level: 'emergency',
    first: words.SEVERE,
    next: [
      ...words.SEVERE_STEPS,
      ...(told.isGreen ? [words.NOTHING_BY_MOUTH] : []),
      ...(told.isLater ? fpiesSteps(told) : stopSteps(told)),
    ],
  };
}

/** Source: red-flag rules rf-green-vomit and rf-fpies. */
function greenVomit(told: Told): ReactionAdvice {
  const isAsked = told.vomitsAgain && !told.isLater && told.is911.vomitingAgain === 'but milk';
  return {
    level: 'emergency',
    first: words.GREEN_OR_BLOODY,
    next: [words.NOTHING_BY_MOUTH, words.HARD_TO_WAKE, ...(isAsked ? [words.MILK_OR_FOOD] : []), ...afterGreen(told)],
  };
}

/** Without a rash it says nothing of a food. */
function afterGreen(told: Told): string[] {
  if (told.isLater) return fpiesSteps(told);
  return told.hasSkin ? stopSteps(told) : milkSteps(told);
}

/** Source: red-flag rules rf-fpies and rf-green-vomit. */
function laterVomiting(told: Told): ReactionAdvice {
  return {
    level: 'emergency',
    first: words.STILL_VOMITING,
    next: [
      words.HARD_TO_WAKE,
      words.GREEN_OR_BLOODY,
      ...(told.isYoung ? [words.NOTHING_BY_MOUTH] : []),
      ...aboutBlood(told.isBloody),
      words.WHEN_OVER,
      ...(told.isYoung ? [words.FORCEFUL] : []),
      ...fpiesSteps(told),
    ],
  };
}

/** More than once, and nobody said what it was. Source: red-flag rules rf-anaphylaxis and rf-green-vomit. */
function milkOrFood({ isBloody }: Told): ReactionAdvice {
  return {
    level: 'emergency',
    first: words.MILK_OR_FOOD,
    next: [
      words.MILK_ALONE,
      ...words.SEVERE_STEPS,
      words.STOP_OTHER_FOOD,
      words.GREEN_OR_BLOODY,
      words.NOTHING_BY_MOUTH,
      ...aboutBlood(isBloody),
    ],
  };
}

/**
 * Once, of a young baby or after a milk also more than once, and nothing else. 911 for any vomiting would say two things at
 * once. Source: red-flag rules rf-hives, rf-green-vomit and rf-fpies.
 */
function vomited(told: Told): ReactionAdvice {
  const { call, months, isYoung, milk, pause, is911, isBloody, hasSkin } = told;
  const isLikeMilk = isYoung || milk !== null;
  return {
    level: 'call-now',
    ...call,
    next: [
      words.CALL_911[hasSkin ? 'after a vomit' : AFTER_A_VOMIT[is911.vomitingAgain]],
      words.GREEN_OR_BLOODY,
      ...(isLikeMilk && pause !== 'keep-feeding' ? [words.NOTHING_BY_MOUTH] : []),
      ...(isLikeMilk ? [words.STILL_VOMITING] : []),
      ...(isYoung ? [words.FORCEFUL] : []),
      ...(months < BABY_BEFORE_MONTHS ? [words.DRY] : []),
      ...(months < FEVER_BEFORE_MONTHS ? [words.ANY_FEVER] : []),
      ...aboutBlood(isBloody),
      ...notAgain(told),
    ],
  };
}

const AFTER_A_VOMIT = {
  always: 'after a vomit',
  'but milk': 'may be milk, after a vomit',
  never: 'young or milk, after a vomit',
} as const;

/** Source: red-flag rule rf-hives. */
function hives({ call, isBloody, ...told }: Told): ReactionAdvice {
  return {
    level: 'call-now',
    first: call.first,
    below: [call.below, words.CALL_911['after hives or a rash']].filter(Boolean).join(' '),
    next: [words.FEW_HIVES, ...aboutBlood(isBloody), ...notAgain(told)],
  };
}

/** Source: red-flag rule rf-blood. */
function bloodyStool(told: Told): ReactionAdvice {
  const signs = told.hasSkin ? [afterRash(told)] : [whenToCall911(told), words.GREEN_OR_BLOODY];
  return {
    level: 'call-now',
    ...told.call,
    next: [...aboutBlood(true), ...signs, ...notAgain(told)],
  };
}

function aboutBlood(isBloody: boolean): readonly string[] {
  return isBloody ? words.BLOODY_STEPS : [];
}

/** Source: red-flag rule rf-hives. */
function rash({ call, milk, mayBeMilk, ...told }: Told): ReactionAdvice {
  const next = [afterRash(told)];
  if (milk || mayBeMilk) return { level: 'call-now', ...call, next };
  return {
    level: 'call-soon',
    first: `${words.BEFORE_AGAIN}.`,
    next: [words.ACIDIC, ...next, words.BLOOD_IN_STOOL],
  };
}

/** Source: red-flag rule rf-hives. */
function other({ call, ...told }: Told): ReactionAdvice {
  const next = [whenToCall911(told), words.GREEN_OR_BLOODY, words.BLOOD_IN_STOOL];
  if (told.milk || told.mayBeMilk) return { level: 'call-now', ...call, next };
  return { level: 'call-soon', first: `${words.BEFORE_AGAIN}, and at once if you are worried.`, next };
}

function afterRash({ is911 }: Pick<Told, 'is911'>): string {
  return words.CALL_911[is911.vomitingWithRash ? 'after hives or a rash' : 'nothing known'];
}

function whenToCall911({ is911 }: Pick<Told, 'is911'>): string {
  return words.CALL_911[NOTHING_KNOWN[is911.vomitingAgain]];
}

const NOTHING_KNOWN = {
  always: 'nothing known',
  'but milk': 'may be milk, nothing known',
  never: 'young or milk, nothing known',
} as const;

type Eaten = Pick<Told, 'milk' | 'mayBeMilk' | 'pause'>;

function notAgain({ milk, mayBeMilk }: Eaten): string[] {
  return milk || mayBeMilk ? [] : [words.NOT_AGAIN];
}

/** Where the first call is another one. */
function stopSteps(eaten: Eaten): string[] {
  if (eaten.milk) return milkSteps(eaten);
  return [eaten.mayBeMilk ? words.STOP_OTHER_FOOD : words.STOP];
}

function milkSteps({ pause }: Eaten): string[] {
  if (pause === 'no-more-formula') return [words.NO_MORE_FORMULA_LATER];
  return pause === 'ask-first' ? [words.ASK_BEFORE_FEED] : [];
}

/** Source: red-flag rule rf-fpies. */
function fpiesSteps(eaten: Eaten): string[] {
  if (eaten.milk) return [words.CAN_BE_FPIES, ...milkSteps(eaten)];
  return [`${words.CAN_BE_FPIES} ${eaten.mayBeMilk ? words.STOP_OTHER_FOOD : words.NEVER_AGAIN}`];
}

/** What stands beside every food, whatever was eaten and seen: no sign is told calmer than where it is checked. */
export function reactionCallText(isForMilk: boolean): Readonly<Record<'doctor' | 'er' | 'call911', string>> {
  return isForMilk ? words.BESIDE_MILK : words.BESIDE_FOOD;
}
