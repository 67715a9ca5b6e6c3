import type { RedFlag } from '#domain/articles/red-flag.ts';

/** What a rule says: told in a browser, or in an answer of the server. */
export type CallWords = Pick<RedFlag, 'id' | 'urgency' | 'title' | 'firstSentence' | 'thenSay' | 'stepsByAge'>;

/** A rule with the steps for some ages; with all of them where no age is known. */
export function forAges<Rule extends Pick<RedFlag, 'stepsByAge'>>(rule: Rule, ages: readonly number[]): Rule {
  const isFor = ({ minMonths, maxMonths }: RedFlag['stepsByAge'][number]) =>
    ages.length === 0 || ages.some((age) => age >= minMonths && age <= (maxMonths ?? Infinity));
  return { ...rule, stepsByAge: rule.stepsByAge.filter(isFor) };
}

/** What a rule says as plain text: its first sentence, then a line for each step. */
export function callText({
  firstSentence,
  stepsByAge,
  thenSay,
}: Pick<CallWords, 'firstSentence' | 'stepsByAge' | 'thenSay'>): string {
  const steps = stepsByAge.flatMap(({ minMonths, maxMonths, steps: all }) =>
    all.map((step) => (stepsByAge.length > 1 ? `${ageWords(minMonths, maxMonths)}: ${step}` : step)),
  );
  return [firstSentence, ...[...steps, ...thenSay].map((line) => `- ${line}`)].join('\n');
}

/** 'Under 12 months', '6 to 11 months', '12 months and older'. */
function ageWords(from: number, until: number | null): string {
  if (until === null) return `${from} months and older`;
  return from === 0 ? `Under ${until + 1} months` : `${from} to ${until} months`;
}
