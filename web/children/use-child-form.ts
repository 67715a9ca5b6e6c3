import { useIsMutating } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import * as z from 'zod/mini';
import { ChangedChild, Child, NewChild } from '#contract/children.ts';
import { birthDateProblem } from '#domain/children/birth-date.ts';
import type { Units } from '#domain/growth/units.ts';
import type { Day } from '#domain/time/day.ts';
import { useForm } from '#web/client/form/use-form.ts';
import { storedAs } from '#web/client/calls/stored-as.ts';
import { useEntry } from '#web/client/form/use-entry.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { readChild } from './read-child.ts';
import { savingChild } from './child-changes.ts';
import { uploadingPictureKey } from './picture-changes.ts';

type Options = {
  child: Child | null;
  today: Day;
  units: Units;
  onSaved: (saved: Child) => void;
};

/** Includes conflicts with another parent's newer version. */
export function useChildForm({ child, today, units: accounts, onSaved }: Options) {
  // Not from the cache, which may refresh: an edit is based on what was shown.
  const seen = useEntry(child, storedAs(Child));
  const [units] = useState(accounts);
  const save = useChange(savingChild);
  const isUploading = useIsMutating({ mutationKey: uploadingPictureKey }) > 0;

  const form = useForm({
    schema: async () => (seen.isNew() ? NewChild : ChangedChild).check(bornByToday(today, child?.bornOn ?? null)),
    read: (fields) => ({ ...readChild(fields, seen.opened, units), ...seen.mark() }),
    send: async (body) => {
      const saved = await save.mutateAsync('version' in body ? { childId: seen.id(), body } : { childId: null, body });
      onSaved(saved);
    },
    onFailed: seen.note,
  });

  return {
    ...form,
    isBusy: form.isBusy || isUploading,
    formProps: {
      ...form.formProps,
      // Saving during an upload would lose the picture.
      onSubmit: (event: SubmitEvent<HTMLFormElement>) =>
        isUploading ? event.preventDefault() : form.formProps.onSubmit(event),
    },
    seen,
    units,
  };
}

export type ChildFormState = ReturnType<typeof useChildForm>;

/** The saved date is always accepted: the day may have begun earlier in the zone of the parent who entered it. */
const bornByToday = (today: Day, storedOn: Day | null) =>
  z.check<{ bornOn: Day }>(({ value, issues }) => {
    const message = value.bornOn === storedOn ? null : birthDateProblem(value.bornOn, today);
    if (message) issues.push({ code: 'custom', path: ['bornOn'], message, input: value });
  });
