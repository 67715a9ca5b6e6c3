/** The most urgent first. */
export const URGENCIES = ['emergency', 'call_now', 'call_soon'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** Steps for children from `minMonths` to `maxMonths`, both included; null means no upper limit. */
export type StepsByAge = {
  readonly minMonths: number;
  readonly maxMonths: number | null;
  readonly steps: readonly string[];
};

/** A sign that calls for help, and the words in which parents are told so. */
export type RedFlag = {
  readonly id: string;
  readonly urgency: Urgency;
  readonly title: string;
  /** Ages in months for which it holds, both included; null means no limit. */
  readonly ageMinMonths: number | null;
  readonly ageMaxMonths: number | null;
  /** How a parent may describe it: case-insensitive regular expressions. */
  readonly patterns: readonly string[];
  /** Matched only when the age is known and in range. */
  readonly patternsIfAgeKnown: readonly string[];
  readonly firstSentence: string;
  readonly thenSay: readonly string[];
  readonly stepsByAge: readonly StepsByAge[];
};
