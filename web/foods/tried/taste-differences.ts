import type { Taste } from '#contract/foods/tastes.ts';
import type { NameOfFood } from '#domain/foods/pause-text.ts';
import { shortDayText } from '#domain/time/day-text.ts';
import { differencesBetween, factOr, type Difference } from '#web/client/form/differences.ts';
import { allowedText, likings, reactionText, signsText } from './taste-texts.ts';

export function tasteDifferences(before: Taste, now: Taste, nameOfFood: NameOfFood): Difference[] {
  return differencesBetween(factsOf(before, nameOfFood), factsOf(now, nameOfFood));
}

function factsOf({ name, triedOn, liking, note, allowedOn, allowed, ...taste }: Taste, nameOfFood: NameOfFood) {
  return [
    { name: 'Food', text: name },
    { name: 'Day', text: shortDayText(triedOn) },
    factOr('not said', 'How it was liked', liking && likings[liking].label),
    factOr('not said', 'Reaction', reactionText(taste)),
    factOr('none', 'What was seen', signsText(taste) || null),
    factOr('none', 'Note', note),
    factOr('not yet', 'Doctor says it may be given again', allowedOn && shortDayText(allowedOn)),
    factOr('nothing', 'Doctor said yes to', allowedText({ name, allowed }, nameOfFood) || null),
  ];
}
