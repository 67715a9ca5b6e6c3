/** From this age on a low fever after a shot is one of its side effects; a younger baby is seen. */
const FROM_MONTHS = 3;
/** A call is for 101 F (38.3 C) at 3 to 6 months. */
const CALL_AT = { fahrenheit: 101, celsius: 38.3 };

const RECENT_SHOT =
  /\b(?:shots?|vaccines?|vaccinat\w*|immuni[sz]\w*|vacunas?|mmr|dtap)\b[^!]{0,40}\b(?:today|yesterday|this (?:morning|afternoon)|last night|earlier|hours? ago|hrs? ago)\b|\b(?:today|yesterday|this (?:morning|afternoon)|earlier)\b[^!]{0,40}\b(?:shots?|vaccines?|vaccinat\w*|immuni[sz]\w*|vacunas?)\b|\b(?:after|from) (?:his |her |the |their )?(?:\d+ (?:months?|mo) )?(?:shots?|vaccines?|vacunas?)\b/i;
/** With any of these the fever is told as any other. */
const WITH_MORE =
  /\b(?:rash|spots?|hives|stiff|limp|floppy|seiz\w*|jerk\w*|vomit\w*|puk\w*|thr(?:ew|ow\w*)|barf\w*|sleepy|drowsy|letharg\w*|wake|waking|breath\w*|wheez\w*|swell\w*|swollen|scream\w*|inconsolabl\w*|non ?-?stop|blue|gr[ae]y|pale|diarrhea|pee\w*|diapers?|high|very|days)\b|\b(?:won'?t|wont|not|isn'?t|refus\w*|barely|hardly|stopped)\b/i;
const FIGURE = /(?<![\d.,])(?:10\d(?:[.,]\d{1,2})?|(?:3[89]|4[0-2])(?:[.,]\d{1,2})?)(?![\d.,]*\d)/g;

/** Whether a message tells of no more than a fever below the limit of a call, right after a shot. @param ages whole months */
export function isLowShotFever(text: string, ages: readonly number[]): boolean {
  const isOldEnough = ages.length > 0 && ages.every((age) => age >= FROM_MONTHS);
  if (!isOldEnough || !RECENT_SHOT.test(text) || WITH_MORE.test(text)) return false;
  const figures = [...text.matchAll(FIGURE)].map(([figure]) => Number(figure.replace(',', '.')));
  return figures.length > 0 && figures.every((one) => one < (one > 50 ? CALL_AT.fahrenheit : CALL_AT.celsius));
}
