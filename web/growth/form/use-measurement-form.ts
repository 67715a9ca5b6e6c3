import type { KeyboardEvent } from 'react';
import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import { ChangedMeasurement, Measurement, NewMeasurement, type MeasuredField } from '#contract/growth.ts';
import { MEASURED_FIELDS } from '#domain/growth/limits.ts';
import type { Day } from '#domain/time/day.ts';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { useForm } from '#web/client/form/use-form.ts';
import { storedAs } from '#web/client/calls/stored-as.ts';
import { useEntry } from '#web/client/form/use-entry.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { measuredInLife } from './measurement-rules.ts';
import { isDirty, openedNew, openedOf, readMeasurement, fieldTexts } from './read-measurement.ts';
import { stepInput } from './type-into.ts';
import { useOpened } from './use-opened.ts';
import { useUnlikely } from './use-unlikely.ts';
import { measurementChanges } from '../measurement-changes.ts';

type Options = {
  child: Child;
  measurement: Measurement | null;
  me: Me;
  today: Day;
  onSaved: () => void;
};

export function useMeasurementForm({ onSaved, ...about }: Options) {
  const { child, measurement, me, today } = about;
  const held = useOpened(measurement ? openedOf(measurement) : openedNew(child.bornOn, today), me.units);
  const unlikely = useUnlikely(held.quantities);
  const seen = useEntry(measurement, storedAs(Measurement));
  const save = useChange(measurementChanges.saving, child.id);

  const form = useForm({
    schema: async () =>
      (seen.isNew() ? NewMeasurement : ChangedMeasurement).check(
        measuredInLife(child, today, measurement?.measuredOn ?? null),
      ),
    read: (data) => ({
      ...readMeasurement(fieldTexts(data), held.opened, held.units, unlikely.confirmedNow()),
      ...seen.mark(),
    }),
    send: async (body) => {
      await save.mutateAsync({ id: seen.id(), body });
      onSaved();
    },
    onFailed: (failed) => {
      const fields = unlikelyFields(failed);
      if (fields.length > 0) unlikely.ask(fields);
      return fields.length > 0 || seen.note(failed);
    },
  });

  return {
    ...about,
    ...form,
    ...held,
    formProps: {
      ...form.formProps,
      onInput: (event: Parameters<typeof form.formProps.onInput>[0]) => {
        form.formProps.onInput(event);
        held.setFields(fieldTexts(new FormData(event.currentTarget)));
      },
      onKeyDown: (event: KeyboardEvent) => stepInput(event, held.units),
    },
    isDirty: () => isDirty(held, held.stored),
    isAsked: unlikely.isAsked,
    change: unlikely.change,
    leave: onSaved,
    keep: (field: MeasuredField) => unlikely.keep(field) === 0 && form.formProps.ref.current?.requestSubmit(),
    seen: {
      ...seen,
      loadTheirs: () => {
        if (seen.meanwhile) held.reopen(seen.meanwhile.current);
        seen.loadTheirs();
      },
    },
  };
}

export type MeasurementFormState = ReturnType<typeof useMeasurementForm>;

/** @param at what the names of the fields begin with */
export function unlikelyFields({ code, fields }: CallFailed, at = ''): MeasuredField[] {
  if (code !== 'unlikely-value') return [];
  return MEASURED_FIELDS.filter((field) => fields.some(({ name }) => name === `${at}${field}`));
}
