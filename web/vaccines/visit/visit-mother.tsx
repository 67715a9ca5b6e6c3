import type { Child } from '#contract/children.ts';
import type { VaccinePlan } from '#contract/vaccines.ts';
import type { Day } from '#domain/time/day.ts';
import { isMotherAskedAbout, isMotherRsvAskedAbout } from '#domain/vaccines/birth/mother-asked.ts';

const TESTS = { positive: 'positive', negative: 'negative', unknown: 'not known' } as const;

const RSV_VACCINE = {
  yes: 'yes, at least 14 days before the birth',
  no: 'no, or less than 14 days before the birth',
  unknown: 'not known',
} as const;
const BIRTH_DOSE = { yes: null, no: 'no', unknown: 'not known' } as const;

/** What a clinic asks first about a newborn; of an older child only what was said. */
export function VisitMother({ child, plan, today }: { child: Child; plan: VaccinePlan; today: Day }) {
  const { motherHepatitisB } = child;
  const ofMother = [
    {
      name: "Mother's HBsAg",
      text: motherHepatitisB && TESTS[motherHepatitisB],
      isAsked: isMotherAskedAbout(child, today),
    },
    { name: "Mother's RSV vaccine in pregnancy", text: rsvText(plan), isAsked: isMotherRsvAskedAbout(child, today) },
  ].filter(({ text, isAsked }) => isAsked || text !== null);
  const { bloodTest } = plan;
  const ofChild = [
    { name: 'Hepatitis B shot in the hospital', text: birthDoseText(plan) },
    { name: "Child's blood test after hepatitis B vaccine", text: bloodTest && (bloodTest.done ? 'done' : 'not said') },
  ];
  const facts = [...ofMother, ...ofChild.filter(({ text }) => text !== null)];
  if (facts.length === 0) return null;
  return <p>{facts.map(({ name, text }) => `${name}: ${text ?? 'not said'}`).join('. ')}.</p>;
}

/** What the parents said of it, until a dose is recorded. */
function birthDoseText({ planned, birthAnswers: { 'hepatitis-b': answer } }: VaccinePlan): string | null {
  const isGiven = planned.some(({ vaccine, completed }) => vaccine === 'hepb' && completed);
  return isGiven ? null : answer && BIRTH_DOSE[answer];
}

function rsvText({ birthAnswers: { 'mother-rsv': answer } }: VaccinePlan): string | null {
  return answer && RSV_VACCINE[answer];
}
