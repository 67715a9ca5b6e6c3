import { useRef, useState, type KeyboardEvent } from 'react';
import type { Child } from '#contract/children.ts';
import { ChangedMeasurement, NewMeasurement, type MeasuredField, type Measurement } from '#contract/growth.ts';
import { MEASURED_FIELDS } from '#domain/growth/limits.ts';
import type { Units } from '#domain/growth/units.ts';
import type { Day } from '#domain/time/day.ts';
import type { CallFailed } from '#web/client/call.ts';
import { newId } from '#web/client/new-id.ts';
import { useForm } from '#web/client/use-form.ts';
import { useAddMeasurement, useChangeMeasurement } from './changing-data.ts';
import { measuredInLife } from './measurement-rules.ts';
import type { Change } from '#web/client/changes.ts';
import { currentOf, measurementChanges } from './meanwhile.ts';
import { isWritten, openedNew, openedOf, readMeasurement, written } from './read-measurement.ts';
import { stepInput } from './type-into.ts';
import { useOpened } from './use-opened.ts';
import { useUnlikely } from './use-unlikely.ts';

type Options = {
  child: Child;
  /** The measurement to change, or null for a new one. */
  measurement: Measurement | null;
  /** The account's units. */
  units: Units;
  today: Day;
  onSaved: () => void;
};

/** What somebody else made of a measurement while its form was open. */
export type Meanwhile = { readonly current: Measurement; readonly changes: readonly Change[] };

/** The form of a measurement: what its fields hold, and what is asked before it is saved. */
export function useMeasurementForm({ child, measurement, units: accounts, today, onSaved }: Options) {
  const held = useOpened(measurement ? openedOf(measurement) : openedNew(child.bornOn, today), accounts);
  const unlikely = useUnlikely(held.quantities);
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  const [id] = useState(newId);
  /** The measurement in the version that this parent has seen. */
  const seen = useRef(measurement);
  const add = useAddMeasurement(child.id);
  const change = useChangeMeasurement(child.id);

  const form = useForm({
    schema: (measurement ? ChangedMeasurement : NewMeasurement).check(
      measuredInLife(child, today, measurement?.measuredOn ?? null),
    ),
    read: (data) => ({
      ...readMeasurement(written(data), held.opened, held.units, unlikely.keptNow()),
      ...(seen.current ? { version: seen.current.version } : { id }),
    }),
    send: async (body) => {
      if ('version' in body) await change.mutateAsync({ measurementId: measurement?.id ?? id, body });
      else await add.mutateAsync(body);
      onSaved();
    },
    onFailed: (failed) => {
      const current = changedMeanwhile(failed);
      const fields = unlikelyFields(failed);
      if (current) setMeanwhile({ current, changes: measurementChanges(seen.current ?? current, current, held.units) });
      if (fields.length > 0) unlikely.ask(fields);
      return current !== null || fields.length > 0;
    },
  });
  const submitAgain = () => form.formProps.ref.current?.requestSubmit();
  const acknowledge = (current: Measurement) => {
    seen.current = current;
    setMeanwhile(null);
  };

  return {
    ...form,
    ...held,
    formProps: {
      ...form.formProps,
      onInput: (event: Parameters<typeof form.formProps.onInput>[0]) => {
        form.formProps.onInput(event);
        held.setFields(written(new FormData(event.currentTarget)));
      },
      onKeyDown: (event: KeyboardEvent) => stepInput(event, held.units),
    },
    isWritten: () => isWritten(held, held.stored),
    isAsked: unlikely.isAsked,
    change: unlikely.change,
    keep: (field: MeasuredField) => unlikely.keep(field) === 0 && submitAgain(),
    meanwhile,
    /** Puts what somebody else has saved into the fields. */
    loadTheirs: (current: Measurement) => {
      acknowledge(current);
      held.reopen(current);
    },
    /** Saves what stands in the fields over what somebody else has saved. */
    keepMine: (current: Measurement) => {
      acknowledge(current);
      submitAgain();
    },
  };
}

export type MeasurementFormState = ReturnType<typeof useMeasurementForm>;

function changedMeanwhile({ code, current }: CallFailed): Measurement | null {
  return code === 'changed-meanwhile' ? currentOf(current) : null;
}

function unlikelyFields({ code, fields }: CallFailed): MeasuredField[] {
  if (code !== 'unlikely-value') return [];
  return MEASURED_FIELDS.filter((field) => fields.some(({ name }) => name === field));
}
