/** Somebody who is, has or does something; or what happened, first of all; or since when. */
const TOLD = new RegExp(
  [
    String.raw`\b(?:he|she|they|it|i|we|baby|newborn|infant|toddler|child|kid|son|daughter|old|boy|girl) (?:just |still |really |now )?(?:is|are|am|was|were|has|had|have|got|ate|drank|fell|threw|hit|bit|took|won'?t|can'?t|cannot|isn'?t|hasn'?t|doesn'?t|didn'?t|\w{2,}(?:s|ed))\b`,
    String.raw`^(?:just |he |she )?(?:fell|dropped|rolled|hit|bumped|swallowed|ate|drank|drinks|pees|peeing|licked|gave|took|threw|throws|vomits|vomited|vomiting|coughing|burned|stopped|lost|won'?t|hasn'?t|not \w+ing)\b`,
    String.raw`\bnot (?:drinking|eating|feeding|peeing|nursing)\b|\b(?:twice|ran out|to save|in \d+ (?:hours?|hrs?))\b|\bfor (?:a|two|three|a few|several) (?:hours?|days?|weeks?)\b`,
    String.raw`(?<![\d.,]|\bsize )(?:10[1-6](?:[.,]\d{1,2})?|100[.,]\d|3[89][.,]\d|4[01][.,]\d)(?![.,]?\d)(?! ?(?:%|(?:lbs?|pounds?|kg|oz|ml|mg|cm|in|inch\w*|days?|weeks?|words|calories)\b))|\btemp\w* (?:is |of )?(?:9[0-6]|3[345])\b|\b3[345](?:[.,]\d)? ?(?:degrees? )?(?:c|celsius)\b`,
    // Whole degrees Celsius beside a fever, or of a child.
    String.raw`\b(?:fever|temp\w*)\b[^.?!\d]{0,15}\b(?:3[89]|4[0-2])\b(?! ?(?:%|days?|weeks?|months?|hours?|min\w*|ml|mg))|\b(?:3[89]|4[0-2])(?: ?(?:degrees?|c|celsius))? fever\b|\b(?:3[89]|4[0-2]) degrees? (?:c |celsius )?(?:baby|newborn|infant|toddler|child|kid|son|daughter|fever)\b`,
    String.raw`\bfever\b[^.?!\d]{0,25}\b(?:\d+|two|three|four|five|six) (?:days?|nights?)\b(?! (?:after|old|before))|\b(?:\d+|two|three|four|five|six) days?\b[^.?!]{0,15}\bfever\b`,
    String.raw`\b(?:right now|just now|since|ago|tonight|today|this morning|all (?:day|night)|again|keeps|for (?:the (?:last|past) )?\d+ (?:hours?|hrs?|days?))\b`,
  ].join('|'),
  'i',
);

/** Whether a text tells that something is so, and does not only ask what may be. @param text with straight apostrophes */
export function isHappening(text: string): boolean {
  return TOLD.test(text);
}
