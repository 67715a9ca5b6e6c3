import type { VaccinePlan } from '#contract/vaccines.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { SourceLine } from '#web/ui/layout/source-line.tsx';

/** Authority, edition, date, and the data version behind the calculated days. */
export function vaccineSourceText({ source, authority, edition }: VaccinePlan): string {
  return `Source: ${source.title}, ${source.edition} edition, ${longDayText(source.on)}. Schedule of ${authority.title}. Days worked out with ${edition}.`;
}

/** Required under every clinical statement about vaccines. */
export function VaccineSourceLine({ plan }: { plan: VaccinePlan }) {
  return <SourceLine>{vaccineSourceText(plan)}</SourceLine>;
}
