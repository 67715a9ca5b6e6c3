/** Days of a month of age, in the references whose tables have a row a month. */
export const DAYS_PER_MONTH = 30.4375;
