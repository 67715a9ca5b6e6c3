import { isHappening } from '#domain/articles/happening.ts';

/** It is asked itself whether a doctor is needed. */
const ASKED =
  /\b(?:needs?|see|call|go to|take (?:him|her|them) to|when to|worth)\b[^.?!]{0,25}\b(?:doctor|pediatrician|dr|er|hospital|urgent care|nurse line)\b/i;

/** Signs that a parent tells of and no rule treats, as they say them. What they mean is for the doctor. */
const SIGNS =
  /\b(?:tug|pull|rub|grabb?)\w* (?:at |on )?(?:his|her|their|an?|the)? ?ears?\b|\bears? (?:hurts?|aches?|drain\w*|pain|infection)\b|\bearache\b|\b(?:pink ?eye|goop\w*|crusty|discharge|pus|oozing)\b|\b(?:rash|bumps|spots)\b[^!]{0,40}\b(?:days?|weeks?|spread\w*|worse|itch\w*|not (?:going|better|getting))\b|\bcough\w*\b[^!]{0,30}\b(?:weeks?|days|nights?)\b|\bthrush\b|\bwhite (?:patches|coating|spots)\b|\bblood\w*\b|\bhurts? (?:when|to|him|her) ?(?:he|she)? ?(?:pee|poop|swallow|go)\w*\b|\bcries (?:when|every time) (?:he|she) (?:pee|poop)\w*\b|\blimp(?:s|ing)\b|\bfever\w*\b|\b10[0-3](?:\.\d)?\b|\b(?:vomit\w*|throwing up|threw up|diarrhea|puk\w*)\b|\b(?:zero|no) words\b|\b(?:eye|pupil)\b[^.?!]{0,20}\bwhite\b|\bwhite\b[^.?!]{0,15}\bpupil\b|\b(?:los(?:t|ing) weight|not gaining)\b|\bswollen\b|\b(?:pain|infected|infection)\b|\blike little rocks\b|\b(?:diaper rash)\b[^!]{0,30}\b(?:days?|weeks?|worse|not better)\b/i;

/** Whether a doctor is to be asked about it soon, though nothing in it is danger. */
export function isForDoctor(message: string): boolean {
  return ASKED.test(message) || (SIGNS.test(message) && (isHappening(message) || !message.includes('?')));
}
