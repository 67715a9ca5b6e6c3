/** The sections of the sheet for the doctor, in their order on paper. */
const sections = ['growth', 'vaccines', 'questions'] as const;

export type VisitSectionId = (typeof sections)[number];

/** What the address of the sheet says: which one section it has, left out all of them, and whose it is, left out the active child's. */
export type VisitSearch = { only?: VisitSectionId; childId?: string };

/** The address that says so. */
export function visitHref({ only, childId }: VisitSearch): string {
  const search = new URLSearchParams({ ...(only ? { only } : {}), ...(childId ? { childId } : {}) }).toString();
  return search === '' ? '/print/visit' : `/print/visit?${search}`;
}

/** Reads the address; a section that does not exist is the whole sheet. */
export function visitSearch(given: Readonly<Record<string, string>>): VisitSearch {
  const only = sections.find((known) => known === given['only']);
  return { ...(only ? { only } : {}), ...(given['childId'] ? { childId: given['childId'] } : {}) };
}
