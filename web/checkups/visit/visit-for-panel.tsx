import type { Checkup } from '#contract/checkups.ts';
import type { Child } from '#contract/children.ts';
import { checkupTitle } from '#domain/checkups/checkup-words.ts';
import { checkupDay, nextCheckup } from '#domain/checkups/status.ts';
import { weekdayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import { useCheckups } from '../data.ts';
import { checkupDayText } from './checkup-texts.ts';

/** The checkup that the sheet is for. */
export function VisitForPanel({ child, today }: { child: Child; today: Day }) {
  const { data: checkups } = useCheckups(child.id);
  if (!checkups) return null;
  const next = nextCheckup(checkups, today);
  return <p>{next ? visitText(next) : 'No upcoming checkups scheduled'}</p>;
}

/** '4 Month Well-Child Checkup · Tuesday, November 24, 2026, 9:20 a.m. · Green Street Pediatrics' */
function visitText(next: Checkup): string {
  const when = `${weekdayText(checkupDay(next))}, ${checkupDayText(next)}`;
  return [checkupTitle(next.checkupType), when, next.place].filter(Boolean).join(' · ');
}
