/** Days from the mother's last period to the due date. */
const DUE_DAYS = 280;

/** How many days before the due date a child was born. */
export function correctionDays(gestationDays: number): number {
  return DUE_DAYS - gestationDays;
}
