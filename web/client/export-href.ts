/** Where the export is. */
export const exportHref = '/settings?section=account#your-data';
