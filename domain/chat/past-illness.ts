/** From this age on an illness that is over needs no call by itself; a younger baby with a fever is seen in any case. */
const FROM_MONTHS = 3;

const ILLNESS = String.raw`(?:\w+ )?(?:fever|temp\w*|flu|cold|cough\w*|rsv|covid|croup|stomach (?:bug|flu)|virus|vomiting|diarrhea|ear infection|pneumonia|strep|hand foot (?:and )?mouth|roseola)`;
const LONG_AGO = String.raw`(?:last (?:week|month|year|winter|spring|summer|fall)|(?:\w+ ){1,2}(?:weeks?|months?|years?) ago|in (?:january|february|march|april|may|june|july|august|september|october|november|december))`;

/** 'Had a fever of 102 and a cough last week.' */
const PAST = new RegExp(
  String.raw`\bhad (?:a |an |the |his |her )?${ILLNESS}(?: (?:of|at|to))?(?: 10\d(?:[.,]\d)?)?(?: ${LONG_AGO})?(?:,? (?:and|n|with) (?:a |an )?${ILLNESS})*(?: ${LONG_AGO})?`,
  'gi',
);
const IS_LONG_AGO = new RegExp(String.raw`\b${LONG_AGO}\b`, 'i');
const IS_OVER =
  /\b(?:(?:all|much|feeling|is|totally|fully) better|recovered|(?:it'?s|its|all|now) gone|gone now|is over|over it|fine (?:now|since)|ok(?:ay)? (?:now|since)|healthy (?:now|again)|well again|back to (?:normal|himself|herself))\b/i;

/** A message without an illness that it tells of as long past and over. @param ages whole months; none if not known */
export function withoutPastIllness(text: string, ages: readonly number[]): string {
  const isOldEnough = ages.length > 0 && ages.every((age) => age >= FROM_MONTHS);
  if (!isOldEnough || !IS_LONG_AGO.test(text) || !IS_OVER.test(text)) return text;
  return text.replaceAll(PAST, ' ');
}
