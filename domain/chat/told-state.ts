import { isQuestion } from './danger.ts';

/** What a parent sees of a child's body, and what a child does with it; none that is said of how a child behaves. */
const STATE = new RegExp(
  [
    String.raw`\b(?:eyes?|eyelids?|ears?|nose|nostrils?|lips?|tongue|throat|neck|chest|ribs|belly|tummy|stomach|groin|penis|vagina|testicles?|bottom|skin|scalp|knees?|hips?|ankles?|elbows?|wrists?)\b[^.?!]{0,40}\b(?:is|are|was|looks?|feels?|got|gets|keeps?|hurts?|red|white|black|hot|cold|hard|soft|dry|wet|big\w*|different|weird|strange|funny|wrong|stuck)\b`,
    String.raw`\b(?:breath\w*|vomit\w*|thr(?:ew|ow\w*) up|puk\w*|diarrhea|bleed\w*|blood\w*|bruis\w*|itch\w*|swell\w*|swollen|rash|hives|lumps?|blisters?|burn(?:ed|t)|stung|hurts?|pain\w*|limp\w*|shak(?:es|ing)|shaky|jerk\w*|stiff\w*|twitch\w*|trembl\w*|sweat\w*|pale|yellow(?:ish)?|fever\w*|feverish|dizzy|thirsty|weak|droop\w*|hoarse|drool\w*|wheez\w*|cough\w*|faint\w*|pus|seiz\w*|spasms?|numb)\b`,
    String.raw`\b(?:ate|eaten|drank|drunk|swallowed|licked|chewed|inhaled)\b`,
    String.raw`\b(?:fell|dropped|slipped|tripped|tumbled|crashed|banged|bumped|trapped|pinched|crushed|stuck in|stepped on)\b(?! (?:asleep|behind|in love|the (?:nap|bottle|pacifier)|(?:a|one|his|her|to) (?:nap|feed)))`,
    String.raw`\b(?:not|isn'?t|hasn'?t|won'?t|doesn'?t|stopped|can'?t|cannot|barely|hardly) (?:\w+ )?(?:eat\w*|drink\w*|feed\w*|fed|nurs\w*|pee\w*|poop\w*|mov\w*|us(?:e|ing)|see(?:ing)?|hear(?:ing)?|wak(?:e|ing)|stand\w*|swallow\w*|blink\w*|open\w*)\b`,
  ].join('|'),
  'i',
);

/** A question in a message, wherever it stands, is one for the library. */
const ASKS_TOO =
  /\?|\b(?:whats?|which|why|how (?:to|do|does|can|long|much|many|often|is)|when (?:do|does|can|should|will|is)|(?:can|should|could|may|do|does) (?:i|we|you|he|she|it|they)|(?:is|are) (?:it|that|this|these|there)|tips|ideas|normal)\b/i;

/** Whether a message tells how a child's body is, or what happened to it, and asks nothing of how things mostly are. */
export function tellsOfState(message: string): boolean {
  const straight = message.replaceAll(/[‘’]/g, "'");
  return STATE.test(straight) && !ASKS_TOO.test(straight) && !isQuestion(straight);
}
