import { longDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import { checkupTitle } from './checkup-words.ts';
import { nextCheckup } from './status.ts';

type Visit = Parameters<typeof nextCheckup>[0][number] & { readonly checkupType: string };

/** 'Next checkup: 4 Month Well-Child Checkup, scheduled for November 24, 2026.'; null where none is ahead. */
export function nextVisitWords(visits: readonly Visit[], today: Day): string | null {
  const next = nextCheckup(visits, today);
  if (!next) return null;
  const { checkupType, scheduledOn, recommendedOn } = next;
  const when =
    scheduledOn === null
      ? `recommended for ${longDayText(recommendedOn)}`
      : `scheduled for ${longDayText(scheduledOn)}`;
  return `Next checkup: ${checkupTitle(checkupType)}, ${when}.`;
}
