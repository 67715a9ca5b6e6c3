/** Where a child's growth stands. */
export const growthHref = '/dashboard?tab=growth';
