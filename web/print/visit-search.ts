import { hrefWith } from '#web/client/page/href-with.ts';

const sections = ['growth', 'milestones', 'foods', 'vaccines', 'questions'] as const;

export type VisitSectionId = (typeof sections)[number];

/** `only` limits the sheet to one section; `childId` defaults to the active child. */
export type VisitSearch = { only?: VisitSectionId; childId?: string };

export function visitHref({ only, childId }: VisitSearch): string {
  return hrefWith('/print/visit', { only, childId });
}

/** An unknown section means the whole sheet. */
export function visitSearch(given: Readonly<Record<string, string>>): VisitSearch {
  const only = sections.find((known) => known === given['only']);
  return { ...(only ? { only } : {}), ...(given['childId'] ? { childId: given['childId'] } : {}) };
}
