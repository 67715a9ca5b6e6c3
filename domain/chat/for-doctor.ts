import { isHappening } from '#domain/articles/happening.ts';

/** It is asked itself whether a doctor is needed. */
const ASKED =
  /\b(?:needs?|see|call|go to|take (?:him|her|them) to|when to|worth)\b[^.?!]{0,25}\b(?:doctor|pediatrician|dr|er|hospital|urgent care|nurse line)\b/i;

/** Signs that a parent tells of and no rule treats, as they say them. What they mean is for the doctor. */
const SIGNS: readonly RegExp[] = [
  // Ears, eyes, mouth, throat.
  /\b(?:tug|pull|rub|grabb?)\w* (?:at |on )?(?:his|her|their|an?|the)? ?ears?\b|\bears? (?:pulling|tugging|hurts?|aches?|drain\w*|pain|infection)\b|\bearache\b/i,
  /\b(?:pink ?eye|goop\w*|crusty|crust|discharge|pus|oozing)\b|\b(?:eye|pupil)s?\b[^.?!]{0,25}\b(?:white|cross(?:es|ed)?|drift\w*|turns? (?:in|out)|wander\w*|sticky|red|watery since)\b|\bwhite\b[^.?!]{0,15}\bpupil\b/i,
  /\bthrush\b|\bwhite (?:patch\w*|coating|spots|stuff)\b|\bwhite tongue\b|\bsore throat\b|\b(?:tooth|teeth)\b[^.?!]{0,50}\b(?:brown|black|gr[ae]y|purple)\b/i,
  // Skin.
  /\b(?:rash|bumps|spots|eczema|hives|sores?)\b[^!]{0,40}\b(?:days?|weeks?|spread\w*|worse|itch\w*|bleed\w*|not (?:going|better|getting|help\w*|work\w*)|flar\w*)\b|\b(?:diaper rash|yeast\w*)\b[^!]{0,30}\b(?:days?|weeks?|worse|not (?:better|going|help\w*)|dots)\b|\bticks?\b[^!]{0,80}\b(?:ring|rash|red|bull'?s? ?-?eyes?|spreading|wider|bigger|fever\w*|achy|joints?)\b|\b(?:mole|lump|bump|bulge)\b[^!]{0,30}\b(?:grow\w*|weeks?|months?|bigger|neck|wet|pink)\b|\bbelly button\b[^.?!]{0,20}\b(?:bulg\w*|stick\w*|wet)\b|\bgranuloma\b/i,
  // Breath, nose, sleep.
  /\bcough\w*\b[^!]{0,30}\b(?:wks?|weeks?|days|nights?)\b|\b(?:snot\w*|runny nose|congest\w*|stuffy)\b[^!]{0,20}\b(?:weeks|month)\b|\bsnor\w*\b[^!]{0,40}\b(?:every night|loud\w*|gasp\w*|paus\w*|mouth)\b|\bnose ?bleeds?\b[^!]{0,25}\b(?:every|often|again|day|week)\b/i,
  // Belly, diapers.
  /\b(?:constipat\w*|hard (?:\w+ ){0,2}poops?|like (?:little )?rocks|(?:rabbit|pebble|pellet)s? (?:like )?(?:poops?|droppings|pellets)|red on the (?:wipes?|paper|tissue)|holding (?:his |her )?poop)\b|\bno poop\b[^!]{0,20}\b(?:[5-9]|week)\b|\b(?:vomit\w*|throwing up|threw up|diarrhea|puk\w*)\b|\bspits? up (?:more|a lot)\b[^!]{0,30}\b(?:pain|arch\w*|cries|crying)\b|\bhurts? (?:when|to|him|her) ?(?:he|she)? ?(?:pee|poop|swallow|go)\w*\b|\bcries (?:when|every time) (?:he|she) (?:pee|poop)\w*\b|\b(?:burn\w*|accidents? again|bed ?wetting again|wet\w* again)\b[^!]{0,25}\b(?:pee\w*|dry|accidents?|burn\w*)\b|\bpees? a lot\b/i,
  // How a child is as a whole.
  /\bblood\w*\b|\blimp(?:s|ing)\b|\bfever\w*\b|\b10[0-3](?:\.\d)?\b|\bswollen\b|\b(?:pain|infected|infection)\b|\bnight sweats\b|\bpale\b|\b(?:same weight (?:as|for|since)|(?:los(?:t|ing) weight|not gain\w*|hasn'?t gained|isn'?t gaining|weight (?:loss|is down|stuck|has not changed|hasn'?t (?:changed|moved))))\b|\b(?:dropp|fell|fall)\w*\b[^.?!]{0,25}\bpercentile\b|\beats (?:dirt|ice|paint|chalk)\b|\blicks? (?:the )?walls\b|\btesticles?\b[^.?!]{0,20}\b(?:not down|undescended|missing)\b/i,
  // How a parent is.
  /\b(?:so|really|always) (?:down|low|sad|anxious)\b[^!]{0,30}\b(?:post ?partum|weeks?|months?|all the time|every ?day)\b|\bi (?:have no joy|cry|cries) (?:every|all|a lot)?\b|\bcr(?:y|ies) every ?day\b|\bi have no joy\b/i,
];

const NOT_YET = String.raw`(?:not|no|zero|isn'?t|doesn'?t|does not|won'?t|can'?t|cannot|never|hasn'?t|still (?:not|no))`;
/** What a child is not seen to do; which of these are late for the age is for the doctor, and for the list of milestones. */
const SKILLS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${NOT_YET}\b[^.?!]{0,20}\b(?:walk\w*|sit\w*|roll\w*|stand\w*|pull\w* (?:up|to)|talk\w*|words?|phrases|sentences|babbl\w*|smil\w*|point\w*|wav\w*|gestures?|eye contact|follow\w*|respon\w*|turn\w* (?:to|when)|look\w* (?:at|when)|hold\w* (?:his|her) head)\b`,
    'i',
  ),
  /\b(?:only|just) (?:says? )?(?:\d+|two|three|four|five|six|ten|a few) words\b|\bno phrases\b|\bputting (?:2|two) words together\b|\b(?:nobody|no one|can'?t) understands? (?:him|her|anything|what)\b|\b(?:stutter\w*|stammer\w*)\b|\bhead (?:is )?(?:still )?(?:floppy|always (?:turn|tilt)\w*|tilted)\b|\b(?:always|only) (?:uses|turns?|looks?|tilts?|turned|lies|lays)\b[^.?!]{0,25}\b(?:right|left|one|(?:that|same) (?:way|side|direction))\b|\b(?:won'?t|doesn'?t like|hates|refuses|can'?t)\b[^.?!]{0,10}\bturn\w*\b[^.?!]{0,15}\b(?:left|right|head|other (?:way|side))\b|\bhead\b[^.?!]{0,20}\b(?:going|getting|gotten|got|looks?|is) (?:\w+ )?(?:flat\w*|lopsided|crooked)\b|\b(?:one|left|right) hand (?:fisted|stays)\b|\bfisted\b|\bflat (?:spot|head|back)\b[^!]{0,20}\b(?:worse|always|one side)\b|\bhead\b[^.?!]{0,20}\bone side\b|\bonly walks? on (?:his |her )?(?:tip ?)?toes\b|\bwalks? only on\b|\bspins? (?:things|toys|wheels)\b/i,
];

/** A question about how things mostly are, which the library answers. */
const IS_GENERAL =
  /\b(?:should (?:i|he|she|they|we)|is (?:it|this|that)|normal|when (?:do|does|should|can|will|did)|what age|how (?:do|can|many|long|much)|ok(?:ay)?|worr\w+|tips|ideas|by now)\b/i;

const BEGINS_ASKING =
  /^(?:so |and |hi,? |hello,? )?(?:at what|whats?|what's|hows?|when|which|can|could|should|is (?:it|an?|there|the)|are|do|does|why|where|will|any)\b/i;

/** Whether a doctor is to be asked about it soon, though nothing in it is danger. */
export function isForDoctor(message: string): boolean {
  const straight = message.replaceAll(/[‘’]/g, "'").replaceAll(/\b(is|does|do|has|wo|ca)nt\b/gi, "$1n't");
  if (ASKED.test(straight) || hasFallenFar(straight)) return true;
  const isAsked = BEGINS_ASKING.test(straight.trim()) || (straight.includes('?') && IS_GENERAL.test(straight));
  if (SIGNS.some((sign) => sign.test(straight)) && (!isAsked || isHappening(straight))) return true;
  return !straight.includes('?') && !IS_GENERAL.test(straight) && SKILLS.some((skill) => skill.test(straight));
}

/** 'Was 60th percentile, now 12'. */
const PERCENTILES =
  /\b(\d{1,2})(?:th|st|nd|rd)?(?: ?%| ?percent(?:ile)?s?)?\b[^!?]{0,60}\b(?:now|to|says?|then|only|down to|dropped to|fell to|is)\b[^!?\d]{0,25}(\d{1,2})(?:th|st|nd|rd)?\b(?! ?(?:mo\b|months?|weeks?|wks?|lbs?|pounds?|kilos?|kg|oz|days?|inch|cm|years?|yr|yo))/gi;

/** Whether a place among other children is less than half of what it was; ours, and sooner than a pediatrician may say. */
function hasFallenFar(text: string): boolean {
  if (!/percent|%/i.test(text)) return false;
  return [...text.matchAll(PERCENTILES)].some(([, before, after]) => Number(after) * 2 < Number(before));
}
