/** A skill that parents ask about, and the milestones that tell of it, the earliest first. */
type Skill = { readonly asked: RegExp; readonly milestones: readonly string[] };

const SKILLS: readonly Skill[] = [
  { asked: /\bsmil(?:e|es|ed|ing)\b/i, milestones: ['ms-02-soc-4'] },
  { asked: /\blaugh(?:s|ed|ing)?\b/i, milestones: ['ms-06-soc-3'] },
  { asked: /\bcoo(?:s|ed|ing)?\b/i, milestones: ['ms-04-lan-1'] },
  {
    asked: /\b(?:hold\w*|lift\w*|control|keep\w*)\b[^.?!]{0,12}\bhead\b|\bhead (?:control|up|steady)\b/i,
    milestones: ['ms-04-phy-1'],
  },
  { asked: /\broll(?:s|ed|ing)?\b/i, milestones: ['ms-06-phy-1'] },
  { asked: /\bsit(?:s|ting)?\b/i, milestones: ['ms-09-phy-4'] },
  { asked: /\bcrawl(?:s|ed|ing)?\b/i, milestones: ['mw-hands-and-knees-crawling'] },
  { asked: /\bpull(?:s|ed|ing)? (?:up|to|(?:him|her)self up)\b/i, milestones: ['ms-12-phy-1'] },
  { asked: /\bcruis(?:e|es|ed|ing)\b/i, milestones: ['ms-12-phy-2'] },
  {
    asked: /\bstand(?:s|ing)? (?:up|alone|by (?:him|her)self|on (?:his|her) own)\b|\bstand(?:s|ing)?$/i,
    milestones: ['mw-standing-alone'],
  },
  { asked: /\bwalk(?:s|ed|in|ing)?\b/i, milestones: ['ms-15-phy-1', 'ms-18-phy-1'] },
  { asked: /\brun(?:s|ning)?\b/i, milestones: ['ms-24-phy-2'] },
  { asked: /\bjump(?:s|ed|ing)?\b/i, milestones: ['ms-30-phy-3'] },
  { asked: /\bbabbl(?:e|es|ed|ing)\b/i, milestones: ['ms-09-lan-1'] },
  { asked: /\bwav(?:e|es|ed|ing)\b/i, milestones: ['ms-12-lan-1'] },
  { asked: /\bclap(?:s|ped|ping)?\b/i, milestones: ['ms-15-soc-3'] },
  { asked: /\bpoint(?:s|ed|ing)?\b(?! of)/i, milestones: ['ms-15-lan-4'] },
  { asked: /\b(?:respond|answer|react|turn|look)\w*\b[^.?!]{0,20}\bname\b/i, milestones: ['ms-09-soc-3'] },
  {
    asked: /\bfirst words?\b|\b(?:say|says|saying) (?:mama|dada|mommy|daddy)\b/i,
    milestones: ['ms-12-lan-2', 'ms-15-lan-1'],
  },
  {
    asked:
      /\b(?:two|2|more) ?-?words? (?:together|phrases|sentences)|\bphrases\b|\btwo words\b[^.?!]{0,10}\btogether\b/i,
    milestones: ['ms-24-lan-2'],
  },
  { asked: /\bpincer\b|\bpick(?:s|ing)? up (?:small|tiny|little)\b/i, milestones: ['ms-12-phy-4'] },
  { asked: /\bscribbl(?:e|es|ing)\b/i, milestones: ['ms-18-phy-2'] },
  { asked: /\bkick(?:s|ing)? a ball\b/i, milestones: ['ms-24-phy-1'] },
];

const ASKS_WHEN =
  /\b(?:when|what age|how old|by now|yet|late|behind|early|supposed|normal|worr\w*|ok(?:ay)?|should (?:he|she|they|my|a|the|baby|babies)|(?:will|can|could|is|are|do|does|are) (?:he|she|they|my|a|the|baby|babies|most)|start\w*|begin|learn)\b/i;
const NOT_YET =
  /\b(?:not|no|isn'?t|isnt|doesn'?t|doesnt|don'?t|dont|won'?t|wont|can'?t|cant|cannot|never|hasn'?t|hasnt|still (?:not|no))\b/i;
/** It is about something else that a child does the same way: 'rolls onto her tummy in her sleep', 'sits in a high chair'. */
const OF_OTHERS =
  /\b(?:sleep\w*|asleep|night|naps?|crib|bed|swaddl\w*|chairs?|seats?|strollers?|bath\w*|tub|pool|sit\w* still|toilet|potty|table|walkers?|jumpers?|shoes?|teeth|tv|screens?|books?|gates?|baby ?-?proof\w*|child ?-?proof\w*|out of|away|into|off|nose|car|fever|limp\w*|toes?|tip ?toe\w*|knees|stopped|lost|anymore|used to|help|teach|encourage|how (?:do|can|to)|games?|toys?|play with|weight|hurts?|pain|cries|screams?|hit|fell|fall|hand only|one (?:hand|side|leg)|breath\w*|born|pre(?:mie|emie|term|mature)\w*|corrected|adjusted|scoot\w*)\b/i;

/** So many skills are told of at once. */
const MOST = 2;

/** The milestones of a skill, where a message asks when it comes or tells that it is missing; none where it asks for more. */
export function skillAsked(message: string): readonly string[] {
  if (OF_OTHERS.test(message) || !(ASKS_WHEN.test(message) || NOT_YET.test(message))) return [];
  const asked = SKILLS.filter((skill) => skill.asked.test(message));
  const missing = asked.filter((skill) => clausesOf(message).some((one) => NOT_YET.test(one) && skill.asked.test(one)));
  const told = missing.length > 0 ? missing : asked;
  return told.length <= MOST ? told.flatMap(({ milestones }) => milestones) : [];
}

function clausesOf(message: string): string[] {
  return message.split(/[.,;!?]|\b(?:but|just|only|though)\b/i);
}
