import type { VaccinePlan } from '#contract/vaccines.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { SourceLine } from '#web/ui/layout/source-line.tsx';
import { authorityTitle } from './authority-title.ts';

/** Authority, edition and date. */
export function vaccineSourceText({ source, authority }: Pick<VaccinePlan, 'source' | 'authority'>): string {
  return `Source: ${source.title}, ${source.edition} edition, ${longDayText(source.on)}. Schedule: ${authorityTitle(authority)}.`;
}

/** Required under every clinical statement about vaccines. */
export function VaccineSourceLine({ plan }: { plan: VaccinePlan }) {
  return <SourceLine>{vaccineSourceText(plan)}</SourceLine>;
}
