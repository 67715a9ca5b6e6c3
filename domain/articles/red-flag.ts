/** The most urgent first. */
export const URGENCIES = ['emergency', 'call_now', 'call_soon'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** Steps for children of these months of age, both included; null without an end. */
export type StepsByAge = {
  readonly minMonths: number;
  readonly maxMonths: number | null;
  readonly steps: readonly string[];
};

/** A sign that asks for help now, and what is then said word for word. */
export type RedFlag = {
  readonly id: string;
  readonly urgency: Urgency;
  readonly title: string;
  /** Months of age at which it holds, both included; null without a limit. */
  readonly ageMinMonths: number | null;
  readonly ageMaxMonths: number | null;
  /** How a parent may put it, as regular expressions without regard to case. */
  readonly patterns: readonly string[];
  /** Only where the age is known and in range. */
  readonly patternsIfAgeKnown: readonly string[];
  readonly firstSentence: string;
  readonly thenSay: readonly string[];
  readonly stepsByAge: readonly StepsByAge[];
};
