import type { Child } from '#contract/children.ts';
import { childAgeText } from '#domain/children/child-age.ts';
import { ageUsed } from '#domain/children/gestation.ts';
import type { Day } from '#domain/time/day.ts';

/** 'Leo, 10 months'; of a child born early both ages, and which of them counts. */
export function whoText(child: Child, today: Day): string {
  const text = `${child.firstName}, ${childAgeText(child, today)}`;
  return ageUsed(child, today).isCorrected ? `${text}. For food the corrected age counts.` : text;
}
