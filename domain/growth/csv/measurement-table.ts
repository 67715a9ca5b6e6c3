import type { Day } from '#domain/time/day.ts';

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

export type MeasurementColumnField =
  | 'measuredOn'
  | 'ageMonths'
  | 'ageOnly'
  | 'weight'
  | 'weightText'
  | 'height'
  | 'heightText'
  | 'position'
  | 'head'
  | 'headText'
  | 'place'
  | 'note';

type Column = {
  readonly head: string;
  /** The imported field; null for who entered it and when. */
  readonly field: MeasurementColumnField | null;
  readonly cell: (row: MeasurementRow) => string | number | null;
};

export const MEASUREMENT_COLUMNS: readonly Column[] = [
  { head: 'Date measured', field: 'measuredOn', cell: ({ measuredOn }) => measuredOn },
  { head: 'Age (months)', field: 'ageMonths', cell: ({ ageMonths }) => ageMonths },
  {
    head: 'Age given in months only',
    field: 'ageOnly',
    cell: ({ ageGivenInMonthsOnly }) => (ageGivenInMonthsOnly ? 'yes' : 'no'),
  },
  { head: 'Weight (kg)', field: 'weight', cell: ({ weightKg }) => weightKg },
  { head: 'Weight as typed', field: 'weightText', cell: ({ weightText }) => weightText },
  { head: 'Height (cm)', field: 'height', cell: ({ heightCm }) => heightCm },
  { head: 'Height as typed', field: 'heightText', cell: ({ heightText }) => heightText },
  { head: 'Lying or standing', field: 'position', cell: ({ position }) => position },
  { head: 'Head circumference (cm)', field: 'head', cell: ({ headCm }) => headCm },
  { head: 'Head circumference as typed', field: 'headText', cell: ({ headText }) => headText },
  { head: 'At home or at the doctor', field: 'place', cell: ({ place }) => place },
  { head: 'Note', field: 'note', cell: ({ note }) => note },
  { head: 'Entered by', field: null, cell: ({ madeBy }) => madeBy },
  { head: 'Entered at (UTC)', field: null, cell: ({ madeAt }) => madeAt },
  { head: 'Changed by', field: null, cell: ({ changedBy }) => changedBy },
  { head: 'Changed at (UTC)', field: null, cell: ({ changedAt }) => changedAt },
];
