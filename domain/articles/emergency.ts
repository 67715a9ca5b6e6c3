import { fittingRules } from './fitting-rules.ts';
import { isHappening } from './happening.ts';
import type { RedFlag } from './red-flag.ts';
import { redFlags, safetyNet } from './red-flags-data.ts';
import { signReader, withoutCurls } from './told-signs.ts';
import { typedAgeMonths } from './typed-age.ts';

const rulesIn = signReader(redFlags);
const netsIn = signReader([safetyNet]);

/**
 * The rules whose signs a text tells of, the most urgent first, of equal ones in the order of the file. Rules for an age
 * hold while the age is not known.
 *
 * @param ageMonths whole months since birth; null if not known
 */
export function emergenciesIn(text: string, ageMonths: number | null): RedFlag[] {
  return rulesIn(text, ageMonths === null ? [] : [ageMonths]);
}

/**
 * The rules of which a search shows a box. A search is often a question about what may be one day: whatever asks for 911
 * is shown each time; what asks for a call to the doctor only where the search says that it happens, names an age for
 * which the rule is or one under 3 months, or holds a word that is grave by itself; what can wait for a day only where it
 * is the mood of the parent who asks. An emergency that none of them treats shows the safety net, before all others.
 */
export function emergenciesInSearch(search: string): RedFlag[] {
  const shown = shownOf(search);
  const isTreated = shown.some(({ urgency }) => urgency === 'emergency');
  return !isTreated && netsIn(search, []).length > 0 ? [safetyNet, ...shown] : shown;
}

function shownOf(search: string): RedFlag[] {
  const age = typedAgeMonths(search);
  const read = withoutCurls(search);
  const isTold = isHappening(read) || GRAVE.test(read);
  const rules = fittingRules(emergenciesIn(search, age), { text: read, isAgeKnown: age !== null });
  return rules.filter((rule) => {
    if (rule.urgency === 'emergency' || rule.id === PARENTS_MOOD) return true;
    return (
      rule.urgency === 'call_now' &&
      (isTold || TOLD_BY_ITSELF.has(rule.id) || (age !== null && (age < YOUNG_MONTHS || hasAgeLimit(rule))))
    );
  });
}

/** Nobody asks about these by the way. */
const GRAVE = new RegExp(
  [
    String.raw`\b(?:letharg\w+|listless|weak (?:cry|suck)|sunken|infant|no tears|dilut\w+|home.?made (?:baby )?formula|fruity breath|jelly|bloody|blood (?:in|on)|tarry|allergic reaction|every \d+ min\w*|no (?:pee|wet diapers?)|(?:thin|thinn?ing|thinned|water(?:ing|ed)? down) (?:the |my |his |her )?formula|too much water|benadryl to \w+|yellow legs|legs yellow|(?:rash|limp\w*|headache|spots|vomiting) (?:and|with) (?:a )?fever|fever (?:and|with) (?:a )?(?:rash|limp\w*|headache|spots|vomiting))\b|\b(?:cord|belly button|navel|umbilic\w*)\b.{0,30}\b(?:red|pus|smells?|smelly|stinks?|bleed\w*|ooz\w*)\b`,
    String.raw`\byellow\w*\b[^.?!]{0,30}\b(?:day (?:1|2|one|two)|first (?:day|24)|1st day|hours? old|still|worse)\b|\b(?:day (?:1|2|one|two)|first (?:day|24)|1st day|hours? old|still|very|more)\b[^.?!]{0,30}\byellow\w*|\bjaundiced?\b[^.?!]{0,20}\b(?:worse\w*|spread\w*|back|still)\b`,
    String.raw`\b(?:white|clay|chalky|pale|gr[ae]y|black|bloody?)(?: ?-?colou?red)? (?:poop|poo|stools?|diarrhea|mucus)\b|\b(?:poop|poo|stools?)(?: is| are| was| looks?| turned)? (?:white|chalky|clay)\b|\b(?:poop\w*|pee\w*|passing) blood\b|\bdiarrhea\b.{0,15}\bblood\b`,
    String.raw`\btoo (?:sleepy|weak|tired) to (?:eat|feed|nurse|drink|suck|latch)\b|\bcold to (?:the )?touch\b|\bskip(?:s|ped|ping)? (?:\w+ ){0,3}(?:feeds?|feedings?|bottles?)\b`,
    String.raw`\b(?:sweet|fruity)(?:.smelling| smelling)? breath\b|\bblood sugar\b.{0,15}\b(?:[2-9]\d\d|low|high)\b|\bketo(?:nes?|acidosis)\b|\bmalaria\b|\bfever rash\b|\brash fever\b`,
  ].join('|'),
  'i',
);

/** Whoever searches for it may ask for themselves, and nobody else may see it. */
const PARENTS_MOOD = 'rf-ppd';

/** What their patterns hold is told, however few the words are. */
const TOLD_BY_ITSELF: ReadonlySet<string> = new Set([
  'rf-aspirin',
  'rf-fast-breathing',
  'rf-higher-risk',
  'rf-long-crying',
  'rf-measles',
  'rf-newborn-diaper',
  'rf-newborn-weight',
  'rf-whooping-cough',
]);

/** Under this age whatever asks for a call is shown. */
const YOUNG_MONTHS = 3;

function hasAgeLimit({ ageMinMonths, ageMaxMonths }: RedFlag): boolean {
  return ageMinMonths !== null || ageMaxMonths !== null;
}
