import type { VaccinePlan } from '#contract/vaccines.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { SourceLine } from '#web/ui/layout/source-line.tsx';
import { authorityTitle } from './authority-title.ts';

/** Authority, edition and date. */
function sourceText({ source, authority }: VaccinePlan): string {
  return `Source: ${source.title}, ${source.edition} edition, ${longDayText(source.on)}. Schedule of ${authorityTitle(authority)}.`;
}

/** For the sheet, with the data version behind the calculated days. */
export function vaccineSourceText(plan: VaccinePlan): string {
  return `${sourceText(plan)} Days worked out with ${plan.edition}.`;
}

/** Required under every clinical statement about vaccines. */
export function VaccineSourceLine({ plan }: { plan: VaccinePlan }) {
  return <SourceLine>{sourceText(plan)}</SourceLine>;
}
