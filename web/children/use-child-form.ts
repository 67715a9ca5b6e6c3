import { useRef, useState, type SubmitEvent } from 'react';
import * as z from 'zod/mini';
import { ChangedChild, NewChild, type Child } from '#contract/children.ts';
import { birthDateProblem } from '#domain/children/birth-date.ts';
import type { Units } from '#domain/growth/units.ts';
import type { Day } from '#domain/time/day.ts';
import type { CallFailed } from '#web/client/call.ts';
import { newId } from '#web/client/new-id.ts';
import { useForm } from '#web/client/use-form.ts';
import { useIsUploadingPicture, useSaveChild } from './data.ts';
import { currentOf } from './meanwhile.ts';
import { readChild } from './read-child.ts';

type Options = {
  /** The child to change, or null for a new one. */
  child: Child | null;
  today: Day;
  /** The account's units. */
  units: Units;
  onSaved: () => void;
};

/** What a form was opened with. */
type Opened = {
  readonly child: Child | null;
  readonly units: Units;
  /** Counts how often the fields were filled. */
  readonly opening: number;
};

/** What the form was about, and what somebody else has made of it. */
export type Meanwhile = { readonly before: Child; readonly current: Child };

/** The form of a child: what its fields are filled with, and what happens when somebody else saves it first. */
export function useChildForm({ child, today, units, onSaved }: Options) {
  // Held apart from the cache, which may be refreshed meanwhile: an edit is of what was seen.
  const [opened, setOpened] = useState<Opened>({ child, units, opening: 1 });
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  const [id] = useState(newId);
  /** The child in the version that this parent has seen. */
  const seen = useRef(child);
  const save = useSaveChild();
  const isUploading = useIsUploadingPicture();

  const form = useForm({
    schema: (child ? ChangedChild : NewChild).check(bornByToday(today, child?.bornOn ?? null)),
    read: (fields) => childIn(fields, opened, seen.current?.version ?? null, id),
    send: async (body) => {
      await save.mutateAsync('version' in body ? { childId: child?.id ?? id, body } : { childId: null, body });
      onSaved();
    },
    onFailed: (failed) => {
      const current = changedMeanwhile(failed);
      if (current) setMeanwhile({ before: seen.current ?? current, current });
      return current !== null;
    },
  });
  const acknowledge = (current: Child) => {
    seen.current = current;
    setMeanwhile(null);
  };

  return {
    ...form,
    isBusy: form.isBusy || isUploading,
    formProps: {
      ...form.formProps,
      // Saved before its picture has come, the child would be without it.
      onSubmit: (event: SubmitEvent<HTMLFormElement>) =>
        isUploading ? event.preventDefault() : form.formProps.onSubmit(event),
    },
    opened,
    meanwhile,
    /** Puts what somebody else has saved into the fields. */
    loadTheirs: (current: Child) => {
      acknowledge(current);
      setOpened({ ...opened, child: current, opening: opened.opening + 1 });
    },
    /** Saves what stands in the fields over what somebody else has saved. */
    keepMine: (current: Child) => {
      acknowledge(current);
      form.formProps.ref.current?.requestSubmit();
    },
  };
}

/**
 * What the form sends: its fields, and the version of the child that was seen, or the id of a new one.
 *
 * @param version null for a new child
 */
export function childIn(
  fields: FormData,
  { child, units }: Pick<Opened, 'child' | 'units'>,
  version: number | null,
  id: string,
): unknown {
  return { ...readChild(fields, child, units), ...(version === null ? { id } : { version }) };
}

/** The child as it is stored, out of a refusal because somebody else was faster; null out of any other. */
export function changedMeanwhile({ code, current }: Pick<CallFailed, 'code' | 'current'>): Child | null {
  return code === 'changed-meanwhile' ? currentOf(current) : null;
}

/** A date that is stored is not judged again: for whoever entered it the day may have begun earlier. */
const bornByToday = (today: Day, storedOn: Day | null) =>
  z.check<{ bornOn: Day }>(({ value, issues }) => {
    const message = value.bornOn === storedOn ? null : birthDateProblem(value.bornOn, today);
    if (message) issues.push({ code: 'custom', path: ['bornOn'], message, input: value });
  });
