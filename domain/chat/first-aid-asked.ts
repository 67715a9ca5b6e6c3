import { isHappening } from '#domain/articles/happening.ts';

const HOW =
  /\b(?:cpr|first aid|heimlich|back blows|chest (?:thrusts|compressions)|how (?:to|do (?:i|we|you))|what (?:to|do (?:i|we)|should (?:i|we)) do (?:if|when|for)|steps|class(?:es)?|(?:see|need) (?:a|the) doctor after)\b/i;
const IS_OUT =
  /\b(?:cough(?:ed|s)|spit|spat|threw|got|came|popped|pulled) (?:it |the \w+ )?(?:(?:right |back )?(?:out|up))\b|\b(?:it'?s|its|is|it is|was) (?:all )?out\b|\bafter (?:choking|(?:he|she|they) choked)\b/i;
/** It goes on. */
const GOES_ON = /\b(?:still|again|wheez\w*|can'?t|cant|cannot|won'?t|wont|not|blue|gr[ae]y|limp|noisy)\b/i;

/** Whether a message asks in quiet how first aid is given, or tells that it is over. */
export function asksFirstAid(message: string): boolean {
  const straight = message.replaceAll(/[‘’]/g, "'");
  return (HOW.test(straight) && !isHappening(straight)) || (IS_OUT.test(straight) && !GOES_ON.test(straight));
}
