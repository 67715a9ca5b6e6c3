import type { Child } from '#contract/children.ts';
import type { Day } from '#domain/time/day.ts';
import { isMotherAskedAbout } from '#domain/vaccines/birth/mother-asked.ts';

const TESTS = { positive: 'positive', negative: 'negative', unknown: 'not known' } as const;

/** What a clinic asks first about a newborn; of an older child only what was said. */
export function VisitMother({ child, today }: { child: Child; today: Day }) {
  const { motherHepatitisB, motherRsvVaccine } = child;
  const isAsked = isMotherAskedAbout(child, today);
  const facts = [
    { name: "Mother's hepatitis B test", text: motherHepatitisB && TESTS[motherHepatitisB] },
    { name: "Mother's RSV vaccine in pregnancy", text: motherRsvVaccine === null ? null : rsvText(motherRsvVaccine) },
  ].filter(({ text }) => isAsked || text !== null);
  if (facts.length === 0) return null;
  return <p>{facts.map(({ name, text }) => `${name}: ${text ?? 'not said'}`).join('; ')}.</p>;
}

function rsvText(had: boolean): string {
  return had ? 'yes, at least 14 days before the birth' : 'no';
}
