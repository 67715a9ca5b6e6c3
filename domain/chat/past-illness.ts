/** From this age on an illness that is over needs no call by itself; a younger baby with a fever is seen in any case. */
const FROM_MONTHS = 3;

const ILLNESS = String.raw`(?:\w+ )?(?:fever|temp\w*|flu|cold|cough\w*|rsv|covid|croup|stomach (?:bug|flu)|virus|vomiting|diarrhea|ear infection|pneumonia|strep|hand foot (?:and )?mouth|roseola)`;
const LONG_AGO = String.raw`(?:last (?:week|month|year|winter|spring|summer|fall)|(?:\w+ ){1,2}(?:weeks?|months?|years?) ago|(?:the|his|her|their) first (?:week|few days|days|month)|at birth|as a newborn|when (?:he|she|they) (?:was|were) (?:born|a newborn)|in (?:january|february|march|april|may|june|july|august|september|october|november|december))`;

/** 'Had a fever of 102 and a cough last week.' */
const PAST = new RegExp(
  String.raw`\bhad (?:a |an |the |his |her )?${ILLNESS}(?: (?:of|at|to))?(?: 10\d(?:[.,]\d)?)?(?: ${LONG_AGO})?(?:,? (?:and|n|with) (?:a |an )?${ILLNESS})*(?: ${LONG_AGO})?`,
  'gi',
);
/** 'Was really yellow the first week', 'rolled off our bed'. */
const PAST_OTHERS =
  /\bwas (?:\w+ )?(?:yellow|jaundiced?)\b|\bhad jaundice\b|\b(?:rolled|fell|tumbled|slipped) (?:off|out of|from|down) (?:\w+ )?(?:bed|couch|sofa|stairs?|steps?|chair|table|swing|slide|crib|stroller)\b/gi;
/** What may come late of a fall. */
const STILL =
  /\b(?:today|tonight|this morning|yesterday|vomit\w*|thr(?:ew|ow\w*)|puk\w*|sleepy|headaches?|lump|swollen|dizzy|limp\w*|worse|yellow (?:now|again)|again and again|still|back(?! to)|won'?t|wont|not|can'?t|cant|isn'?t|eyes?|pupils?|cr(?:y|ies|ying)|arms?|legs?|bruis\w*|bumps?|soft|fluid|confus\w*|clumsy|seiz\w*|fever\w*)\b/i;
const IS_LONG_AGO = new RegExp(String.raw`\b${LONG_AGO}\b`, 'i');
const IS_OVER =
  /\b(?:(?:all|much|feeling|is|totally|fully) better|recovered|(?:it'?s|its|all|now) gone|gone now|is over|over it|fine (?:now|since)|ok(?:ay)? (?:now|since)|healthy (?:now|again)|well again|(?:normal|fine|ok(?:ay)?|perfect|healthy|well|great|good) (?:ever )?since|clear(?:ed)? up|back to (?:normal|himself|herself))\b/i;

/** A message without an illness that it tells of as long past and over. @param ages whole months; none if not known */
export function withoutPastIllness(text: string, ages: readonly number[]): string {
  const isOldEnough = ages.length > 0 && ages.every((age) => age >= FROM_MONTHS);
  if (!isOldEnough || !IS_LONG_AGO.test(text) || !IS_OVER.test(text)) return text;
  const read = text.replaceAll(PAST, ' ');
  return STILL.test(read) ? read : read.replaceAll(PAST_OTHERS, ' ');
}
