/** From the last period to the due date. */
export const DUE_DAYS = 280;

export function correctionDays(gestationDays: number): number {
  return DUE_DAYS - gestationDays;
}
