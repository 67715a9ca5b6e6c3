/** From the last period to the due date. */
export const DUE_DAYS = 280;

/** Between birth and the due date. */
export function correctionDays(gestationDays: number): number {
  return DUE_DAYS - gestationDays;
}
