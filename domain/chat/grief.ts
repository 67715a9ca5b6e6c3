const CHILD = String.raw`(?:baby|babies|son|daughter|child|newborn|infant|toddler|little (?:boy|girl|one)|twins?|boy|girl)`;

/** A child has died. What is told as happening now is danger, which is read before. */
const GRIEF = new RegExp(
  [
    String.raw`\b(?:my|our|the|a) (?:\w+ )?${CHILD}(?:'s)? (?:has |just )?(?:died|passed away|was still ?born)\b`,
    String.raw`\b(?:i|we) (?:just |recently )?lost (?:my|our|a) (?:\w+ )?${CHILD}\b(?=[ ,]*(?:$|[.!?,;]|to\b|last\b|this\b|yesterday|today|and\b|so\b|i\b|we\b|when\b|at (?:birth|\d)|(?:\w+ ){1,3}ago\b))`,
    String.raw`\b(?:since|after|when) (?:he|she|they|(?:my|our) (?:\w+ )?${CHILD}) (?:died|passed away)\b`,
    String.raw`\bstill ?born\b|\bstillbirth\b|\bmiscarr(?:ied|iage)\b|\bgrie(?:f|ving)\b|\bsids (?:loss|death)\b`,
  ].join('|'),
  'i',
);
/** It is about an animal, somebody else, or what is feared. */
const OF_OTHERS =
  /\b(?:dog|cat|pet|fish|grand(?:ma|pa|mother|father)|battery|phone|friend's|afraid|scared|worr\w+|prevent\w*|risk|chance|will (?:he|she)|could (?:he|she)|what if)\b/i;

/** What is said to a parent whose child has died: no text of a library answers that. */
export const GRIEF_TEXT =
  'I am so sorry. No text here can answer that. Please do not stay alone with this: call your doctor, and someone you trust. In a crisis, call or text 988. 1-833-852-6262 is free help for mothers, by call or text, 24/7.';

/** Whether a parent tells that a child has died. */
export function tellsOfGrief(message: string): boolean {
  return GRIEF.test(message) && !OF_OTHERS.test(message);
}
