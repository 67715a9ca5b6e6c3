import type { Day } from '#domain/time/day.ts';
import type { Entry } from '#server/db/columns.ts';

type MeasurementsTable = Entry & {
  child_id: string;
  id: string;
  measured_on: Day;
  /** The day is then computed from it. */
  age_in_months_only: number | null;
  weight_g: number | null;
  /** Each `…_text` is the value as typed, with its unit. */
  weight_text: string | null;
  height_tenth_mm: number | null;
  height_text: string | null;
  position: 'lying' | 'standing' | null;
  head_tenth_mm: number | null;
  head_text: string | null;
  place: 'home' | 'doctor' | null;
  note: string | null;
  /** JSON list of the fields whose unlikely value the parent confirmed. */
  kept: string;
};

declare module '#server/db/tables.ts' {
  interface Tables {
    measurements: MeasurementsTable;
  }
}
