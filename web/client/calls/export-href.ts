export const exportHref = '/settings?section=account#your-data';
