import { checkSentence } from './check-sentence.ts';
import { figuresIn, isSameFigure } from './figures.ts';
import { groundsOf } from './grounds.ts';

type Rephrasing = {
  readonly vocabulary: ReadonlySet<string>;
  readonly ageMonths: number | null;
};

/**
 * What a language model made of a sentence of ours, if it may stand in its place: it holds every figure of ours, no other,
 * and says nothing else. Null otherwise.
 */
export function rephrased(ours: string, theirs: string, { vocabulary, ageMonths }: Rephrasing): string | null {
  const checked = checkSentence(
    `${theirs} [1]`,
    groundsOf({ passages: [{ title: '', text: ours }], vocabulary, ageMonths }),
  );
  if (checked.kind !== 'shown') return null;
  const kept = figuresIn(checked.text);
  const isWhole = figuresIn(ours).every((figure) => kept.some((other) => isSameFigure(figure, other)));
  return isWhole ? checked.text : null;
}
