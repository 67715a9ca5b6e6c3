/** Days from the mother's last period to the due date. */
export const DUE_DAYS = 280;

/**
 * How many days before the due date a child was born.
 *
 * @param gestationDays length of the pregnancy in days
 */
export function correctionDays(gestationDays: number): number {
  return DUE_DAYS - gestationDays;
}
