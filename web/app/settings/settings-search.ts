const sections = ['newborn', 'parents', 'account'] as const;

export type SettingsSection = (typeof sections)[number];

/** The section; in Children the open form; in Co-Parents the child. */
export type SettingsSearch = { section: SettingsSection; childId?: string; action?: 'add' };

export function settingsHref({ section, childId, action }: SettingsSearch): string {
  const search = new URLSearchParams({ section, ...(childId ? { childId } : {}), ...(action ? { action } : {}) });
  return `/settings?${search}`;
}

/** `tab` is an alias for `section`; the default is Children. */
export function settingsSearch(given: Readonly<Record<string, string>>): SettingsSearch {
  const named = given['section'] ?? given['tab'];
  const section = sections.find((known) => known === named) ?? 'newborn';
  return {
    section,
    ...(given['childId'] ? { childId: given['childId'] } : {}),
    ...(given['action'] === 'add' ? { action: 'add' as const } : {}),
  };
}
