import { REACTIONS, SIGNS } from '#domain/foods/food.ts';
import { formulaIsMilkText, HAD_WELL, pauseText } from '#domain/foods/pause-text.ts';
import type { Pause } from '#domain/foods/pause.ts';
import {
  nothingSeenAdvice,
  reactionAdvice,
  reactionCallText,
  type Eater,
  type ReactionAdvice,
} from '#domain/foods/reaction-advice.ts';
import type { FoodContent, GuideContent } from './foods.ts';
import type { ShownText } from './words-for-parents.ts';

/** What parents read of a food, without its name. */
export function foodTexts({ foods }: FoodContent): ShownText[] {
  return foods.map(({ id, textures, chokingPrep, why }) => ({
    where: id,
    pieces: [...textures.map(({ text }) => text), chokingPrep, why],
  }));
}

/** A few words each, of which a formula says nothing. */
export function benefitTexts({ foods }: FoodContent): ShownText[] {
  return foods.map(({ id, benefit }) => ({ where: `${id}, in a few words`, pieces: [benefit] }));
}

export function guideTexts({ readiness, risks, ranges, avoid, bornEarly }: GuideContent): ShownText[] {
  return [
    { where: 'readiness', pieces: readiness },
    { where: 'born early', pieces: [...bornEarly.tips, ...bornEarly.instead.flatMap(({ say }) => say ?? [])] },
    { where: 'risks', pieces: risks.flatMap(({ note }) => note ?? []) },
    ...ranges.map(({ id, tips, allergyWarnings }) => ({ where: id, pieces: [...tips, ...allergyWarnings] })),
    ...avoid.map(({ id, why, alreadyGiven }) => ({ where: id, pieces: [why, ...alreadyGiven] })),
  ];
}

const EATERS: readonly Eater[] = [2, 3, 10].flatMap((months) => [
  ...([null, 'formula', 'breast milk'] as const).map((milk) => ({ months, milk })),
  { months: Math.min(months, 5), milk: null, mayBeMilk: true },
]);

const WAITING: readonly Pause[] = ['which-formula', 'ask-to-go-on', 'ask-first', 'stopped'];

/** What is said after each reaction with each sign, beside every food, and of one that waits. */
export function reactionTexts(): ShownText[] {
  const answers = EATERS.flatMap((eater) => [
    nothingSeenAdvice(eater),
    ...[null, ...REACTIONS].flatMap((reaction) =>
      [[], ...SIGNS.map((sign) => [sign])].map((signs) => reactionAdvice(reaction, signs, eater)),
    ),
  ]);
  const beside = [true, false].map((isForMilk) => Object.values(reactionCallText(isForMilk)));
  const boxes = [...answers.flatMap((advice) => (advice ? [piecesOf(advice)] : [])), ...beside];
  const distinct = new Map(boxes.map((pieces) => [pieces.join(), pieces]));
  const waiting = {
    where: 'what waits',
    pieces: [HAD_WELL, ...WAITING.flatMap((pause) => [formulaIsMilkText(pause), `${pauseText(pause, null)}.`])],
  };
  return [...distinct.values()].map((pieces) => ({ where: `after a reaction: ${pieces[0]}`, pieces })).concat(waiting);
}

function piecesOf({ first, below, next }: ReactionAdvice): string[] {
  return [first, ...(below ? [below] : []), ...next];
}
