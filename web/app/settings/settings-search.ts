const sections = ['newborn', 'parents', 'account', 'subscription'] as const;

export type SettingsSection = (typeof sections)[number];

/** The section; in Children the open form, `new` where the address names no child to edit; in Co-Parents the child. */
export type SettingsSearch = { section: SettingsSection; childId?: string; action?: 'add' | 'new' };

export function settingsHref({ section, childId, action }: SettingsSearch): string {
  const search = new URLSearchParams({
    section,
    ...(childId ? { childId } : {}),
    ...(action === 'new' ? { childId: '' } : action && { action }),
  });
  return `/settings?${search}`;
}

/** `tab` is an alias for `section`; the default is Children. */
export function settingsSearch(given: Readonly<Record<string, string>>): SettingsSearch {
  const named = given['section'] ?? given['tab'];
  const section = sections.find((known) => known === named) ?? 'newborn';
  return {
    section,
    ...(given['childId'] ? { childId: given['childId'] } : {}),
    ...actionIn(given, section),
  };
}

function actionIn(
  { action, childId }: Readonly<Record<string, string>>,
  section: SettingsSection,
): Pick<SettingsSearch, 'action'> {
  if (action === 'add') return { action };
  return childId === '' && section === 'newborn' ? { action: 'new' } : {};
}
