import { useRef, useState } from 'react';
import type { Me } from '#contract/accounts/me.ts';
import { type Checkup } from '#contract/checkups.ts';
import { ChangedCheckup } from '#contract/checkups/changing.ts';
import { checkupDay } from '#domain/checkups/status.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { changesBetween, type Change, type Fact } from '#web/client/changes.ts';
import { changedWhileOpenText } from '#web/client/history.ts';
import { useForm } from '#web/client/use-form.ts';
import { useChangeCheckup } from './changing-data.ts';
import { currentOf, type Said } from './checkup-changes.ts';
import { typedText } from '#web/client/typed-text.ts';

type Options = {
  checkup: Checkup;
  said: Said;
  /** Whether the form asks for a day, too. */
  hasDay: boolean;
  onSaved: () => void;
};

/** What somebody else made of a checkup while its form was open. */
type Meanwhile = { readonly current: Checkup; readonly changes: readonly Change[] };

/** The form of a checkup: its notes, and the day to which it moves. */
export function useCheckupForm({ checkup, said, hasDay, onSaved }: Options) {
  const change = useChangeCheckup(checkup.childId, said);
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  const [opened, setOpened] = useState({ notes: checkup.notes ?? '', opening: 1 });
  /** The checkup in the version that this parent has seen. */
  const seen = useRef(checkup);
  const form = useForm({
    schema: ChangedCheckup,
    read: (fields) => ({
      notes: typedText(fields, 'notes').trim() || null,
      ...(hasDay && { scheduledOn: typedText(fields, 'scheduledOn') }),
      version: seen.current.version,
    }),
    send: async (body) => {
      await change.mutateAsync({ checkupId: checkup.id, body });
      onSaved();
    },
    onFailed: ({ code, current }) => {
      const now = code === 'changed-meanwhile' ? currentOf(current) : null;
      if (now) setMeanwhile({ current: now, changes: checkupChanges(seen.current, now) });
      return now !== null;
    },
  });
  const { ref } = form.formProps;
  const acknowledge = (current: Checkup) => {
    seen.current = current;
    setMeanwhile(null);
  };
  return {
    ...form,
    opened,
    meanwhile,
    isWritten: () => {
      const fields = new FormData(ref.current ?? undefined);
      return typedText(fields, 'notes') !== opened.notes || typedText(fields, 'scheduledOn') !== '';
    },
    /** Puts what somebody else has saved into the fields. */
    loadTheirs: (current: Checkup) => {
      acknowledge(current);
      setOpened(({ opening }) => ({ notes: current.notes ?? '', opening: opening + 1 }));
    },
    /** Saves what stands in the fields over what somebody else has saved. */
    keepMine: (current: Checkup) => {
      acknowledge(current);
      ref.current?.requestSubmit();
    },
  };
}

export type CheckupFormState = ReturnType<typeof useCheckupForm>;

/** 'Daniel changed this checkup while it was open here.' */
export function whoChanged({ changedBy }: Checkup, me: Pick<Me, 'id'>): string {
  return changedWhileOpenText(changedBy, me, 'this checkup');
}

/** What differs between two versions of a checkup, in words. */
export function checkupChanges(before: Checkup, now: Checkup): Change[] {
  return changesBetween(factsOf(before), factsOf(now));
}

function factsOf(checkup: Checkup): Fact[] {
  return [
    { name: 'Date', text: longDayText(checkupDay(checkup)) },
    { name: 'Completed', text: checkup.completed ? 'yes' : 'no' },
    { name: 'Notes', text: checkup.notes ?? 'none' },
  ];
}
