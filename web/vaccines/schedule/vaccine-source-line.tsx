import type { VaccinePlan } from '#contract/vaccines.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { SourceLine } from '#web/ui/layout/source-line.tsx';

/** Whose schedule, which edition of it, and of which day; with which data the days were worked out. */
export function vaccineSourceText({ source, authority, edition }: VaccinePlan): string {
  return `Source: ${source.title}, ${source.edition} edition, ${longDayText(source.on)}. Schedule of ${authority.title}. Days worked out with ${edition}.`;
}

/** Under every clinical statement of the room. */
export function VaccineSourceLine({ plan }: { plan: VaccinePlan }) {
  return <SourceLine>{vaccineSourceText(plan)}</SourceLine>;
}
