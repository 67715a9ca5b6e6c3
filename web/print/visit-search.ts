const sections = ['growth', 'vaccines', 'questions'] as const;

export type VisitSectionId = (typeof sections)[number];

/** `only` limits the sheet to one section; `childId` defaults to the active child. */
export type VisitSearch = { only?: VisitSectionId; childId?: string };

export function visitHref({ only, childId }: VisitSearch): string {
  const search = new URLSearchParams({ ...(only ? { only } : {}), ...(childId ? { childId } : {}) }).toString();
  return search === '' ? '/print/visit' : `/print/visit?${search}`;
}

/** An unknown section means the whole sheet. */
export function visitSearch(given: Readonly<Record<string, string>>): VisitSearch {
  const only = sections.find((known) => known === given['only']);
  return { ...(only ? { only } : {}), ...(given['childId'] ? { childId: given['childId'] } : {}) };
}
