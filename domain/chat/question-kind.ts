/** What a question asks for. */
const KINDS = {
  'how much':
    /\bhow (?:much|many|long|often|big|warm|hot|high)\b|\b(?:amount|ounces?|oz|hours?|times a day|per day|percentile|spf)\b/i,
  when: /\bwhen\b|\bwhat age\b|\bhow (?:old|early|soon)\b|\buntil\b|\btoo (?:early|young|old)\b|\bready\b|\b(?:start|stop)\b/i,
  may: /\b(?:can|may|could|should) (?:i|we|he|she|they|my|the|a|baby|babies)\b|\b(?:ok|okay|safe|allowed|alright|fine) (?:to|for|if)\b|\bis (?:it|that|this) (?:ok|okay|safe|fine)\b|\bdo (?:i|we) (?:have|need)\b/i,
  why: /\bwhy\b|\bwhat (?:causes?|makes)\b|\breason\b/i,
  normal: /\b(?:normal|common|worr\w*|typical|usual|weird|concern\w*|ok|okay|bad|behind|delay\w*|late)\b/i,
  how: /\bhow (?:do|can|to|should|would)\b|\bwhat (?:do|can|should) (?:i|we)\b|\b(?:tips?|help|ideas?|steps?)\b/i,
  which: /\b(?:which|what (?:kind|foods?|vaccines?|shots?|kinds)|what)\b/i,
} as const;

export type QuestionKind = keyof typeof KINDS;

const QUESTION_KINDS = [
  'how much',
  'when',
  'may',
  'why',
  'normal',
  'how',
  'which',
] as const satisfies readonly QuestionKind[];

/** The kinds of which a question is, by its words. */
export function kindsOf(question: string): QuestionKind[] {
  return QUESTION_KINDS.filter((kind) => KINDS[kind].test(question));
}

/** What a sentence says that answers a kind. */
const ANSWERS: Readonly<Record<QuestionKind, RegExp>> = {
  'how much':
    /\d|\b(?:one|two|three|four|five|six|once|twice|half|none)\b.*\b(?:hours?|minutes?|times?|ounces?|day|week|cups?|spoons?|months?|years?|feeds?|naps?)\b/i,
  when: /\b(?:at|from|before|after|until|by|about|under|over|around|age|once|when)\b.*(?:\d|\b(?:one|two|three|four|six|nine|twelve|months?|years?|weeks?|signs?|birthday)\b)/i,
  may: /^(?:yes|no|not|never|none|only|do not|leave|avoid|it is (?:fine|safe)|you (?:can|may))\b|\b(?:can|may|safe|fine|okay|never|do not|avoid|not before|leave out)\b/i,
  why: /\b(?:because|since|so that|so|due to|makes?|causes?|comes? from|reason|means)\b/i,
  normal:
    /\b(?:normal|common|most|many|usual(?:ly)?|often|healthy|all babies|each child|ask (?:the|your|her|his) doctor|doctor|passes|expect)\b/i,
  how: /^(?:[A-Z][a-z]+ (?:the|a|an|her|him|his|your|it|them|to|in|with|off|up|for|on|out)|Use|Try|Keep|Give|Offer|Start|Wait|Say|Hold|Put|Look|Let|Make|Stay|Ask|Serve|Read|Sing|Talk|Stop|Tell|Praise|Choose)\b/,
  which: /:|,.*,|\b(?:such as|for instance|like)\b/i,
};

/** Whether a sentence has what a question of one of the kinds asks for. */
export function answersKind(sentence: string, kinds: readonly QuestionKind[]): boolean {
  return kinds.some((kind) => ANSWERS[kind].test(sentence));
}
