import type { Child } from '#contract/children.ts';
import type { MeasuredField, Measurement } from '#contract/growth.ts';
import { MEASURED_FIELDS } from '#domain/growth/limits.ts';
import type { Units } from '#domain/growth/units.ts';
import type { Measure } from '#domain/growth/value-text.ts';
import type { Day } from '#domain/time/day.ts';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { hasNoValue } from '../form/measurement-errors.ts';
import { fieldTexts, openedNew, readMeasurement, type Opened } from '../form/read-measurement.ts';
import { unlikelyFields } from '../form/use-measurement-form.ts';
import { useOpened } from '../form/use-opened.ts';
import { useUnlikely } from '../form/use-unlikely.ts';

export type VisitMeasuresDraft = Pick<Opened, 'weight' | 'height' | 'head'>;

type Options = {
  child: Child;
  units: Units;
  scheduledOn: Day;
  /** The day on which it was. */
  on: Day;
  /** Of the measurement that would be added. */
  id: string;
  measurements: readonly Measurement[];
  draft: VisitMeasuresDraft | undefined;
};

/** What the names of the measured fields begin with. */
export const MEASURED_AT = 'measurement.';

const measureOf: Readonly<Record<MeasuredField, Measure>> = { weightKg: 'weight', heightCm: 'height', headCm: 'head' };

/** What is measured at a visit, as a part of its form. */
export function useVisitMeasures({ child, units, scheduledOn, on, id, measurements, draft }: Options) {
  const measuring = useOpened({ ...openedNew(child.bornOn, scheduledOn), place: 'doctor', ...draft }, units);
  const unlikely = useUnlikely(measuring.quantities, MEASURED_AT);
  const saved = measurements.find((measurement) => measurement.id === id) ?? null;
  const isMeasured = saved === null && !hasNoValue(measuring.fields);
  const measured = MEASURED_FIELDS.filter((field) => isMeasured && measuring.quantities[field].text !== null);
  const { weightKg: weight, heightCm: height, headCm: head } = measuring.quantities;
  return {
    ...measuring,
    child,
    fields: { ...measuring.fields, measuredOn: on },
    isAsked: unlikely.isAsked,
    change: unlikely.change,
    keep: unlikely.keep,
    /** What an earlier try stored already. */
    saved,
    isMeasured,
    measured: measured.map((field) => measureOf[field]),
    draft: { weight, height, head } satisfies VisitMeasuresDraft,
    noteTyped: (data: FormData) => measuring.setFields(fieldTexts(data, MEASURED_AT)),
    read: (data: FormData) => {
      const { position } = measuring.opened;
      const fields = { ...fieldTexts(data, MEASURED_AT), measuredOn: on, position: position ?? '', place: 'doctor' };
      return { id, ...readMeasurement(fields, measuring.opened, measuring.units, unlikely.confirmedNow()) };
    },
    /** @returns whether a value was refused as unlikely, which is then asked about */
    asksAbout: (failed: CallFailed): boolean => {
      const fields = unlikelyFields(failed, MEASURED_AT);
      if (fields.length > 0) unlikely.ask(fields);
      return fields.length > 0;
    },
  };
}

export type VisitMeasuresState = ReturnType<typeof useVisitMeasures>;
