import { useState } from 'react';
import { ChangedGuideEntry, GuideEntry, NewGuideEntry } from '#contract/foods/guide.ts';
import { newId } from '#web/client/calls/new-id.ts';
import { storedAs } from '#web/client/calls/stored-as.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { isFormDirty } from '#web/client/form/is-dirty.ts';
import { useEntry } from '#web/client/form/use-entry.ts';
import { useForm } from '#web/client/form/use-form.ts';
import { savingGuideEntry } from './guide-changes.ts';
import { readGuideEntry, typedOf, type TypedEntry } from './read-guide-entry.ts';

type Row = { readonly key: string; readonly food: TypedEntry['foods'][number] };

const rowOf = (food: Row['food']): Row => ({ key: newId(), food });

export function useGuideForm(entry: GuideEntry | null, onSaved: () => void) {
  const save = useChange(savingGuideEntry);
  const seen = useEntry(entry && versioned(entry), currentOf);
  const [rows, setRows] = useState(() => typedOf(entry).foods.map(rowOf));
  const [typed, setTyped] = useState(() => typedOf(entry));

  const form = useForm({
    schema: async () => (seen.isNew() ? NewGuideEntry : ChangedGuideEntry),
    read: (fields) => ({ ...readGuideEntry(fields), ...seen.mark() }),
    comparedWith: { ageRangeStart: 'ageRangeEnd' },
    send: async (body) => {
      await save.mutateAsync({ id: seen.id(), body });
      onSaved();
    },
    onFailed: seen.note,
  });
  const { ref } = form.formProps;

  const change = (next: readonly Row[]) => {
    setRows([...next]);
    // Once the rows are drawn.
    setTimeout(() => {
      if (!ref.current) return;
      setTyped(readGuideEntry(new FormData(ref.current)));
      form.recheck();
    });
  };
  return {
    ...form,
    seen: {
      ...seen,
      loadTheirs: () => {
        const theirs = typedOf(seen.meanwhile?.current ?? entry);
        setRows(theirs.foods.map(rowOf));
        setTyped(theirs);
        seen.loadTheirs();
      },
    },
    rows,
    typed,
    isDirty: () => rows.length !== typedOf(seen.opened).foods.length || isFormDirty(ref.current),
    addRow: () => {
      change([...rows, rowOf({ name: '', allergyRisk: '' })]);
      focusSoon(`foods.${rows.length}.name`);
    },
    removeRow: (key: string) => {
      const at = rows.findIndex((row) => row.key === key);
      const left = rows.filter((row) => row.key !== key);
      change(left);
      focusSoon(left.length === 0 ? 'foods' : `foods.${Math.min(at, left.length - 1)}.name`);
    },
    formProps: {
      ...form.formProps,
      onInput: (event: Parameters<typeof form.formProps.onInput>[0]) => {
        form.formProps.onInput(event);
        setTyped(readGuideEntry(new FormData(event.currentTarget)));
      },
    },
  };
}

export type GuideFormState = ReturnType<typeof useGuideForm>;

/** As a form tells versions apart. */
function versioned(entry: GuideEntry) {
  return { ...entry, version: entry.edited?.version ?? 1, changedBy: entry.edited?.changedBy ?? null };
}

function currentOf(current: unknown) {
  const entry = storedAs(GuideEntry)(current);
  return entry && versioned(entry);
}
