/** Days from the last period to the due date. */
export const DUE_DAYS = 280;

/**
 * Days between birth and the due date.
 *
 * @param gestationDays length of the pregnancy in days
 */
export function correctionDays(gestationDays: number): number {
  return DUE_DAYS - gestationDays;
}
