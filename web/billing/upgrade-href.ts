/** [SUB-01] As the specification writes it; the settings read it as a section. */
export const upgradeHref = '/settings?tab=subscription';
