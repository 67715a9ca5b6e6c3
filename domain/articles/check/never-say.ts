import { CONDITION_SOURCE, conditionsIn, medicinesIn } from './sensitive.ts';
import { clausesOf, isDenied, isWarned } from './words.ts';

/** What is never said, whatever the passages say; `neverSay` of content/red-flags, in patterns. */
export type NeverSaid =
  | 'diagnosis'
  | 'reassurance'
  | 'medicine'
  | 'waiting'
  | 'vaccine'
  | 'sleep'
  | 'feeding'
  | 'home-cure'
  | 'others'
  | 'person'
  | 'orders';

const PATTERNS: readonly (readonly [NeverSaid, RegExp])[] = [
  [
    'person',
    /\b(?:i|i'm|i'd|i've|i'll|me|my|mine|myself|we|we're|our|ours)\b|\b(?:as|speaking as|trust) (?:a|an|your) (?:\w+ )?(?:doctor|nurse|pediatrician|physician|midwife|therapist|clinician|person|human|mother|mom|mum|father|dad|parent|expert|specialist)\b|\b(?:licensed|board.certified|real doctor|real person|real human)\b/i,
  ],
  [
    'orders',
    /\b(?:system (?:prompt|text|message|instructions?)|instructions? (?:above|below|given)|(?:previous|prior|these|my|hidden|secret|all) (?:\w+ )?instructions?|ignor(?:e|ing|ed) (?:all|the|your|my|any|previous|these)|previous (?:text|rules)|developer mode|jailbreak|prompt|override|as an ai|language model|chatbot|api key|password|admin|unlocked|no restrictions?|hidden rules?|the rules say|passages? (?:\d|above|given)|numbered passages?|database)\b/i,
  ],
  [
    'waiting',
    /\b(?:no need|not need|n't need|needn't|need not|not necessary|unnecessary|no reason|n't have to|not have to|n't bother|not bother|hold off|no point|no use|pointless|waste of|overreact\w*|overkill|rather than|instead of|without|skip|cancel|avoid|stay away from)\b.{0,50}\b(?:call\w*|doctor\w*|pediatrician\w*|911|er|emergenc\w*|hospital\w*|ambulance|seen|medical|visit\w*|checkup\w*|appointment\w*|clinic|poison)\b/i,
  ],
  [
    'waiting',
    /\b(?:wait and see|wait it out|wait (?:until|till|for) (?:morning|tomorrow|monday|it|the|he|she|they|a)|wait (?:a|an|another|one|two|three|\d+|some|few)|see (?:how it goes|if it passes|whether it passes)|sleep it off|can wait|nothing to worry|no (?:cause|reason) (?:for|to) (?:concern|worry|alarm)|(?:don't|do not|needn't|no need to|not|stop) (?:worry|panic|be alarmed|be concerned)|not (?:an )?(?:emergency|urgent|serious)|pass(?:es)? (?:by|on its own)|goes? away (?:on its own|by itself)|clear(?:s)? up (?:on its own|by itself)|grow(?:s)? out of|monitor (?:it |him |her |them )?at home|stay home|keep (?:him|her|them|your \w+) (?:at )?home and)\b/i,
  ],
  [
    'medicine',
    /\b(?:stop\w*|quit\w*|halv\w*|doubl\w*|reduc\w*|increas\w*|chang\w*|lower\w*|rais\w*|cut(?:ting)?(?: back| down)?|taper\w*|discontinu\w*|switch\w*|paus\w*|wean\w*|adjust\w*|come off|skip\w*)\b.{0,40}\b(?:medicines?|medications?|meds|antibiotics?|prescri\w*|inhalers?|steroids?|drops|insulin|doses?|treatments?|pills?|tablets?|course|antidepressants?)\b/i,
  ],
  [
    'vaccine',
    /\b(?:skip\w*|delay\w*|postpon\w*|spac\w*|spread\w*|refus\w*|declin\w*|avoid\w*|hold\w* off|wait\w*|put off|later|split\w*|without|unnecessary|not necessary|optional|danger\w*|risky|harm\w*|toxic|poison|caus\w*|not safe|unsafe|n't need|not need|no need|alternative|slower|one at a time|natural immunity|instead of|overload\w*|too many)\b.{0,50}\b(?:vaccin\w*|shots?|immuni[sz]\w*|mmr|jabs?)\b/i,
  ],
  [
    'vaccine',
    /\b(?:vaccin\w*|shots?|immuni[sz]\w*|mmr|jabs?)\b.{0,50}\b(?:skip\w*|delay\w*|postpon\w*|space\w*|spread|refus\w*|declin\w*|avoid\w*|hold off|can wait|may wait|put off|later|unnecessary|not necessary|optional|danger\w*|risky|harm\w*|toxic|caus\w*|not safe|unsafe|autis\w*|not needed|n't needed|overload\w*|too (?:many|much|soon|early))\b/i,
  ],
  [
    'others',
    /\b(?:another|other|others'|different|neighbor'?s?|last) (?:famil\w*|accounts?|users?|parents?|child'?s?|baby'?s?|patients?)'?s?\b.{0,40}\b(?:data|records?|weigh\w*|name\w*|called|address\w*|email\w*|phone|lives?|vaccin\w*|diagnos\w*|told|asked|wrote|entered)\b|\b(?:lives? at|email address|home address|last name)\b/i,
  ],
  [
    'reassurance',
    /\b(?:he|she|they|your (?:\w+ )?(?:baby|child|son|daughter|toddler|newborn|infant|boy|girl)|this|that|it|everything|all)(?:'s| is| are| sounds?| looks?| seems?| will be| would be|'ll be| should be| must be)(?: \w+ly| just| quite| all| totally)? (?:fine|normal|healthy|okay|ok|alright|right|well|safe|harmless|nothing|good)\b|\b(?:perfectly|completely|totally|entirely|absolutely|100 ?%) (?:fine|normal|healthy|okay|safe|harmless)\b|\bnothing (?:is )?wrong\b|\bno (?:harm|risk|danger|problem|issue)\b|\bnot (?:a )?(?:problem|harmful|dangerous|risky|bad|unsafe)\b|\b(?:good|great|clean) (?:bill of )?health\b/i,
  ],
];

/** Wrong only where it is not denied in the same clause: 'never on the tummy'. */
const UNLESS_DENIED: readonly (readonly [NeverSaid, RegExp])[] = [
  [
    'sleep',
    /\b(?:sleep\w*|nap\w*|asleep|bed\w*|crib|bassinet|night|overnight)\b.{0,60}\b(?:tumm\w*|stomach|side|prone|belly|face.?down|sofa|couch|armchair|recliner|swing|car seat|stroller|sling|bouncer|adult bed|your bed|our bed|parents' bed|big bed|with you|beside you|next to you|together|pillow\w*|blanket\w*|bumper\w*|duvet|quilt|inclin\w*|wedge\w*|weighted|positioner|stuffed|soft toy|hat)\b/i,
  ],
  [
    'sleep',
    /\b(?:tumm\w*|stomach|side|prone|belly|face.?down|sofa|couch|armchair|recliner|swing|car seat|stroller|bouncer|adult bed|your bed|big bed|with you|beside you|pillow\w*|blanket\w*|bumper\w*|duvet|quilt|inclin\w*|wedge\w*|weighted|positioner)\b.{0,60}\b(?:sleep\w*|nap\w*|asleep|night|overnight|crib|bassinet)\b|\b(?:co.?sleep\w*|bed.?shar\w*)\b/i,
  ],
  [
    'sleep',
    /\b(?:put|lay|place|lie|roll|turn|position)\b.{0,25}\b(?:on|onto|to) (?:his|her|their|the|its) (?:tummy|stomach|side|belly|front)\b(?!.{0,30}\b(?:awake|time|play|floor)\b)/i,
  ],
  [
    'sleep',
    /\b(?:put|lay|place|leave|let|keep)\b.{0,40}\b(?:car seat|swing|sofa|couch|bouncer|stroller|sling|your bed|adult bed|recliner|armchair)\b/i,
  ],
  [
    'sleep',
    /\bshar\w* (?:your|our|a|the|his|her|parents') bed\b|\bbed with (?:you|him|her|them)\b|\bdoz\w*\b.{0,40}\b(?:sofa|couch|armchair|recliner)\b/i,
  ],
  [
    'feeding',
    /\b(?:add\w*|mix\w*|more|extra|thin\w*|water\w* down|dilut\w*|stretch\w*)\b.{0,30}\b(?:formula|bottle|breast milk)\b/i,
  ],
  [
    'home-cure',
    /\b(?:home (?:remed\w*|cures?)|old wives|natural remed\w*|essential oils?|teething (?:gels?|tablets?|necklaces?)|amber|gripe water|whisk(?:e)?y|brandy|rum|alcohol|vinegar|garlic|onions?|butter|toothpaste|ice bath|cold bath|ice water|homeopath\w*|chamomile|fennel|herbal|herbs|herb tea|benzocaine|orajel|numbing gels?|cinnamon|colloidal|bleach|salt water|mustard|steam|sunlight|sunbath\w*|raw milk|goat'?s? milk|homemade formula|home.?made formula|cereal in|shak(?:e|ing)|spoon in|make (?:him|her|them|your \w+) (?:vomit|throw up)|induce vomiting|finger sweep|hang\w* upside|cough (?:syrup|medicine))\b/i,
  ],
  [
    'medicine',
    /\b(?:giv\w*|tak\w*|us(?:e|ing)|tr(?:y|ies|ying)|offer\w*|appl\w*|put|rub\w*|buy|start\w*|administer\w*|crush\w*|mix\w*)\b.{0,50}\b(?:tylenol|acetaminophen|paracetamol|ibuprofen|motrin|advil|nurofen|calpol|aspirin|benadryl|diphenhydramine|antihistamine|cetirizine|zyrtec|claritin|melatonin|antibiotics?|amoxicillin|steroids?|medicines?|medications?|meds|drugs?|pills?|tablets?|syrup|sedatives?|painkillers?|laxatives?|suppositor\w*)\b/i,
  ],
];

type AgeRule = { readonly untilMonths: number; readonly pattern: RegExp };
/** Too early for the child; where its age is not known, as for a newborn. */
const TOO_EARLY: readonly AgeRule[] = [
  {
    untilMonths: 12,
    pattern: /\bhoney\b|\bcow'?s'? milk\b|\b(?:whole|skim|low.?fat|2%|plant|almond|oat|rice|soy) milk\b|\bjuices?\b/i,
  },
  {
    untilMonths: 6,
    pattern:
      /\b(?:giv\w*|offer\w*|drink\w*|sips?|some|bottles? of|little|add\w*|extra|more|plain) (?:\w+ ){0,3}(?:water|tea)\b|\b(?:water|tea) (?:is|can|may|between|in the heat)\b/i,
  },
  { untilMonths: 4, pattern: /\b(?:solids?|solid food\w*|purees?|cereal|baby food)\b/i },
];

const REFERRED =
  /\b(?:he|she|they|him|her|his|their|your|yours|this|that|these|those|it|its|which|such|so|exactly|symptoms?|signs?|sounds?|described?|describe)\b/i;
const IF_IT_HAS = new RegExp(
  String.raw`\b(?:if|when|whether|unless|in case|once) (?:\w+ ){1,4}(?:has|have|had|gets?|develops?|is) (?:\w+ ){0,2}(?:${CONDITION_SOURCE})`,
  'gi',
);

/** @param ageMonths null if not known */
export function neverSaidIn(text: string, ageMonths: number | null): NeverSaid | null {
  const [hit] = PATTERNS.find(([, pattern]) => pattern.test(text)) ?? [];
  if (hit) return hit;
  if (tellsOfCondition(text)) return 'diagnosis';
  if (namesMedicine(text) && !isDenied(text) && !LEAVES_TO_OTHERS.test(text)) return 'medicine';
  for (const clause of clausesOf(text)) {
    if (isWarned(clause)) continue;
    const [wrong] = UNLESS_DENIED.find(([, pattern]) => pattern.test(clause)) ?? [];
    if (wrong) return wrong;
    const isTooEarly = TOO_EARLY.some(
      ({ untilMonths, pattern }) =>
        (ageMonths ?? 0) < untilMonths &&
        pattern.test(clause) &&
        !/\b(?:after|from|at|older|over|from about)\b/i.test(clause),
    );
    if (isTooEarly) return 'feeding';
  }
  return null;
}

/** Figures beside a medicine are a dose, or half of one. */
export function namesMedicine(text: string): boolean {
  return medicinesIn(text).length > 0;
}

/** Of a medicine is said that it is not given, or who is asked about it. */
const LEAVES_TO_OTHERS = /\b(?:doctor|pharmacist|label|poison help)\b/i;

/** Whether it says of somebody what they have, or have not. What is said of all children, or after an 'if', is no diagnosis. */
function tellsOfCondition(text: string): boolean {
  const left = text.replaceAll(IF_IT_HAS, ' ');
  return conditionsIn(left).length > 0 && REFERRED.test(left);
}
