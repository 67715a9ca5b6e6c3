const sections = ['newborn', 'parents', 'account'] as const;

export type SettingsSection = (typeof sections)[number];

/** What the address of the settings says: the section, within Children which form is open, within Co-Parents whose. */
export type SettingsSearch = { section: SettingsSection; childId?: string; action?: 'add' };

/** The address that says so. */
export function settingsHref({ section, childId, action }: SettingsSearch): string {
  const search = new URLSearchParams({ section, ...(childId ? { childId } : {}), ...(action ? { action } : {}) });
  return `/settings?${search}`;
}

/** Reads the address; `tab` is another word for `section`, and without either it is Children. */
export function settingsSearch(given: Readonly<Record<string, string>>): SettingsSearch {
  const named = given['section'] ?? given['tab'];
  const section = sections.find((known) => known === named) ?? 'newborn';
  return {
    section,
    ...(given['childId'] ? { childId: given['childId'] } : {}),
    ...(given['action'] === 'add' ? { action: 'add' as const } : {}),
  };
}
