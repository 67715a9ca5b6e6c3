import type { AgeGroup } from './milestone-list.ts';

const EDITION = '2026-11';
const NOT_REVIEWED = 'Not reviewed by a clinician.';
const NOT_SCREENING = 'A checklist is not a screening test.';

/** Below every list of milestones. */
export const MILESTONES_SOURCE = `CDC, Learn the Signs. Act Early., 2022, in our words, edition ${EDITION}. ${NOT_REVIEWED} ${NOT_SCREENING}`;

const MONTH_1_SOURCE = `Ours, on what AAP / Bright Futures looks at in the first month, edition ${EDITION}. ${NOT_REVIEWED} ${NOT_SCREENING}`;

export function groupSource({ isCdcChecklist }: Pick<AgeGroup, 'isCdcChecklist'>): string {
  return isCdcChecklist ? MILESTONES_SOURCE : MONTH_1_SOURCE;
}

/** On the sheet for the doctor, where a window is told of. */
export const WINDOWS_SHORT_SOURCE =
  'Windows: WHO Motor Development Study, 2006, 1st to 99th percentile of 816 children.';

/** Below the windows of six motor milestones. */
export const WINDOWS_SOURCE = `WHO Motor Development Study, windows of achievement for six gross motor milestones, 2006: 816 children in 5 countries, 1st to 99th percentile. Windows show the range of healthy children, not a schedule. Edition ${EDITION}. ${NOT_REVIEWED}`;
