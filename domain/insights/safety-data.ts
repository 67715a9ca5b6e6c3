import content from '#content/insights/safety.json' with { type: 'json' };

export type SafetyFact = {
  /** Of the article where the sentence stands. */
  readonly uuid: string;
  readonly title: string;
  /** Months since birth, both included. */
  readonly fromMonths: number;
  readonly untilMonths: number;
  readonly text: string;
};

export const insightEdition = content.edition;
const safetyFacts: readonly SafetyFact[] = content.safety;
export const feverArticle: { readonly uuid: string; readonly title: string } = content.fever;

/** One for an age, another in the next month; null from 12 years on. */
export function safetyFactAt(months: number): SafetyFact | null {
  const fitting = safetyFacts.filter(({ fromMonths, untilMonths }) => fromMonths <= months && months <= untilMonths);
  return fitting[months % Math.max(1, fitting.length)] ?? null;
}
