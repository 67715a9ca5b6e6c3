import type { RedFlag } from './red-flag.ts';

/** Children for whom the limits of a fever from 3 months on are too high. */
const HIGHER_RISK = 'rf-higher-risk';
const LIMITS_OF_OTHERS = 'rf-fever';

/** What they say comes before how a medicine is given; that stays where the child is too young for it. */
const TAKEN_BY_MISTAKE: ReadonlySet<string> = new Set(['rf-overdose', 'rf-poisoning']);
const ON_MEDICINE: ReadonlySet<string> = new Set(['rf-under12w-med', 'rf-ibuprofen-u6m', 'rf-dose']);

/** Who is called so is past the rules for babies, though no age is told. */
const TODDLER =
  /\b(?:toddlers?|preschool\w*|kindergart\w*)\b(?!.{0,40}\b(?:baby|newborn|infant)\b)(?<!\b(?:baby|newborn|infant)\b.{0,40})/i;
const BABY_MONTHS = 12;

/** Where a parent was choked, the steps for a child who chokes are of no use. */
const CHOKED_PARENT = /\b(?:chok|strangl)(?:es?|ed|ing) me\b/i;
const CHOKING = 'rf-choking';

/** A child who chokes is not kept upright and watched: back blows come first. */
const AFTER_CHOKING = 'rf-breathing';

/** Of the rules whose signs a text tells of, those that hold beside the others and for whom the text names. */
export function fittingRules<Rule extends RedFlag>(
  rules: readonly Rule[],
  { text, isAgeKnown }: { readonly text: string; readonly isAgeKnown: boolean },
): Rule[] {
  const isSwallowed = rules.some(({ id }) => TAKEN_BY_MISTAKE.has(id));
  const isHigherRisk = rules.some(({ id }) => id === HIGHER_RISK);
  const isPastBaby = !isAgeKnown && TODDLER.test(text);
  const fitting = rules.filter(({ id, ageMaxMonths }) => {
    if (isPastBaby && ageMaxMonths !== null && ageMaxMonths < BABY_MONTHS) return false;
    if (isHigherRisk && id === LIMITS_OF_OTHERS) return false;
    if (id === CHOKING && CHOKED_PARENT.test(text)) return false;
    return !(isSwallowed && !isAgeKnown && ON_MEDICINE.has(id));
  });
  const choking = fitting.find(({ id }) => id === CHOKING);
  return choking && fitting[0]?.id === AFTER_CHOKING
    ? [choking, ...fitting.filter((rule) => rule !== choking)]
    : fitting;
}
