import type { Day } from '#domain/time/day.ts';

/** A measurement as a row of a spreadsheet shows it. */
export type MeasurementRow = {
  readonly measuredOn: Day;
  readonly ageMonths: number;
  readonly ageGivenInMonthsOnly: boolean;
  readonly weightKg: number | null;
  readonly weightText: string | null;
  readonly heightCm: number | null;
  readonly heightText: string | null;
  readonly position: string | null;
  readonly headCm: number | null;
  readonly headText: string | null;
  readonly place: string | null;
  readonly note: string | null;
  readonly madeBy: string | null;
  readonly madeAt: string;
  readonly changedBy: string | null;
  readonly changedAt: string;
};

type Column = { readonly head: string; readonly cell: (row: MeasurementRow) => string | number | null };

/** The columns of measurements in a spreadsheet. A number stands alone in its cell, its unit in the head. */
export const MEASUREMENT_COLUMNS: readonly Column[] = [
  { head: 'Date measured', cell: ({ measuredOn }) => measuredOn },
  { head: 'Age (months)', cell: ({ ageMonths }) => ageMonths },
  { head: 'Age given in months only', cell: ({ ageGivenInMonthsOnly }) => (ageGivenInMonthsOnly ? 'yes' : 'no') },
  { head: 'Weight (kg)', cell: ({ weightKg }) => weightKg },
  { head: 'Weight as typed', cell: ({ weightText }) => weightText },
  { head: 'Height (cm)', cell: ({ heightCm }) => heightCm },
  { head: 'Height as typed', cell: ({ heightText }) => heightText },
  { head: 'Lying or standing', cell: ({ position }) => position },
  { head: 'Head circumference (cm)', cell: ({ headCm }) => headCm },
  { head: 'Head circumference as typed', cell: ({ headText }) => headText },
  { head: 'At home or at the doctor', cell: ({ place }) => place },
  { head: 'Note', cell: ({ note }) => note },
  { head: 'Entered by', cell: ({ madeBy }) => madeBy },
  { head: 'Entered at (UTC)', cell: ({ madeAt }) => madeAt },
  { head: 'Changed by', cell: ({ changedBy }) => changedBy },
  { head: 'Changed at (UTC)', cell: ({ changedAt }) => changedAt },
];
