export const DAYS_PER_MONTH = 30.4375;
