/** Where everything that was entered can be taken along. */
export const exportHref = '/settings?section=account#your-data';
