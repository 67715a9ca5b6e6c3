import { useRef, useState, type KeyboardEvent } from 'react';
import type { Child } from '#contract/children.ts';
import { ChangedMeasurement, NewMeasurement, type MeasuredField, type Measurement } from '#contract/growth.ts';
import { MEASURED_FIELDS } from '#domain/growth/limits.ts';
import type { Units } from '#domain/growth/units.ts';
import type { Day } from '#domain/time/day.ts';
import type { CallFailed } from '#web/client/call.ts';
import { newId } from '#web/client/new-id.ts';
import { useForm } from '#web/client/use-form.ts';
import { useAddMeasurement, useChangeMeasurement } from './data.ts';
import { measuredInLife } from './measurement-rules.ts';
import { changesBetween, currentOf, type Change } from './meanwhile.ts';
import {
  openedNew,
  openedOf,
  quantitiesOf,
  readMeasurement,
  unitsToOpen,
  untouched,
  written,
  type Kept,
} from './read-measurement.ts';
import { stepInput, typeInto } from './type-into.ts';

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

/** The form of a measurement: what its fields hold, and what is asked before it is kept. */
export function useMeasurementForm({ child, measurement, units: accounts, today, onSaved }: Options) {
  const start = measurement ? openedOf(measurement) : openedNew(child.bornOn, today);
  const [opened, setOpened] = useState(start);
  const [units, setUnits] = useState(() => unitsToOpen(start, accounts));
  const [fields, setFields] = useState(() => untouched(start, unitsToOpen(start, accounts)));
  const [asked, setAsked] = useState<Kept>({});
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  const [id] = useState(newId);
  const kept = useRef<Kept>({});
  const known = useRef(measurement);
  const add = useAddMeasurement(child.id);
  const change = useChangeMeasurement(child.id);
  const quantities = quantitiesOf(fields, opened, units);

  const ask = (unlikely: readonly MeasuredField[]) => {
    setAsked(Object.fromEntries(unlikely.map((field) => [field, quantities[field].value])));
    focusOn(unlikely[0]);
  };
  const tell = (current: Measurement) => {
    const before = known.current ?? current;
    setMeanwhile({ current, changes: changesBetween(before, current, units) });
  };
  const onFailed = (failed: CallFailed) => {
    const current = failed.code === 'changed-meanwhile' ? currentOf(failed.current) : null;
    if (current) tell(current);
    const unlikely = failed.code === 'unlikely-value' ? fieldsOf(failed) : [];
    if (unlikely.length > 0) ask(unlikely);
    return current !== null || unlikely.length > 0;
  };

  const form = useForm({
    schema: (measurement ? ChangedMeasurement : NewMeasurement).check(measuredInLife(child, today)),
    read: (data) => ({
      ...readMeasurement(written(data), opened, units, kept.current),
      ...(known.current ? { version: known.current.version } : { id }),
    }),
    send: async (body) => {
      if ('version' in body) await change.mutateAsync({ measurementId: measurement?.id ?? id, body });
      else await add.mutateAsync(body);
      onSaved();
    },
    onFailed,
  });
  const submitAgain = () => form.formProps.ref.current?.requestSubmit();
  const settle = (field: MeasuredField) => {
    const { [field]: _, ...open } = asked;
    setAsked(open);
    return open;
  };

  return {
    ...form,
    formProps: {
      ...form.formProps,
      onInput: (event: Parameters<typeof form.formProps.onInput>[0]) => {
        form.formProps.onInput(event);
        setFields(written(new FormData(event.currentTarget)));
      },
      onKeyDown: (event: KeyboardEvent) => stepInput(event, units),
    },
    opened,
    units,
    fields,
    quantities,
    meanwhile,
    /** Whether a value looks unlikely and nobody has said yet that it is right. */
    isAsked: (field: MeasuredField) => field in asked && asked[field] === quantities[field].value,
    keep: (field: MeasuredField) => {
      kept.current = { ...kept.current, [field]: quantities[field].value };
      if (Object.keys(settle(field)).length === 0) submitAgain();
    },
    change: (field: MeasuredField) => {
      settle(field);
      focusOn(field);
    },
    put: typeInto,
    switchUnits: (next: Units) => {
      const { weightKg: weight, heightCm: height, headCm: head } = quantities;
      const reopened = { ...opened, weight, height, head };
      const { weight: shown, ounces, height: shownHeight, head: shownHead } = untouched(reopened, next);
      setOpened(reopened);
      setUnits(next);
      setFields({ ...fields, weight: shown, ounces, height: shownHeight, head: shownHead });
    },
    /** Puts what somebody else has saved into the fields. */
    loadCurrent: (current: Measurement) => {
      const reopened = openedOf(current);
      known.current = current;
      setOpened(reopened);
      setFields(untouched(reopened, units));
      setMeanwhile(null);
    },
    /** Saves what stands in the fields over what somebody else has saved. */
    keepMine: (current: Measurement) => {
      known.current = current;
      setMeanwhile(null);
      submitAgain();
    },
  };
}

export type MeasurementFormState = ReturnType<typeof useMeasurementForm>;

function fieldsOf({ fields }: CallFailed): MeasuredField[] {
  return MEASURED_FIELDS.filter((field) => fields.some(({ name }) => name === field));
}

function focusOn(field: MeasuredField | undefined): void {
  const input = field && document.getElementById(field);
  if (!(input instanceof HTMLInputElement)) return;
  input.focus();
  input.select();
}
