import { Checkup } from '#contract/checkups.ts';
import { ChangedCheckup } from '#contract/checkups/changes.ts';
import type * as z from 'zod/mini';
import { checkupDay } from '#domain/checkups/status.ts';
import { longDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import { timeOfDayText } from '#domain/time/time-of-day.ts';
import { differencesBetween, type Difference, type Fact } from '#web/client/form/differences.ts';
import { typedText } from '#web/client/form/typed-text.ts';
import { useForm } from '#web/client/form/use-form.ts';
import { storedAs } from '#web/client/calls/stored-as.ts';
import { useSeen } from '#web/client/form/use-seen.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { type ToastTitles } from '../checkup-cache.ts';
import { changingCheckup } from '../checkup-changes.ts';

/** What a form changes of a checkup: its fields in the names of the contract, as opened and as sent. */
type Fields = {
  readonly opened: (checkup: Checkup) => Readonly<Record<string, string>>;
  readonly read: (typed: (name: string) => string, opened: Checkup) => Partial<z.input<typeof ChangedCheckup>>;
};

const notes: Fields = {
  opened: (checkup) => ({ notes: checkup.notes ?? '', completedOn: checkup.completedOn ?? '' }),
  read: (typed, { completed, completedOn }) => ({
    notes: typed('notes').trim() || null,
    // A known day can be corrected but not cleared: an empty field is then refused.
    ...(completed && (completedOn !== null || typed('completedOn') !== '') && { completedOn: typed('completedOn') }),
  }),
};

const appointment: Fields = {
  opened: (checkup) => ({
    scheduledOn: checkup.scheduledOn ?? '',
    scheduledTime: checkup.scheduledTime ?? '',
    place: checkup.place ?? '',
    notes: checkup.notes ?? '',
  }),
  read: (typed) => ({
    scheduledOn: typed('scheduledOn'),
    scheduledTime: typed('scheduledTime') || null,
    place: typed('place').trim() || null,
    notes: typed('notes').trim() || null,
  }),
};

type VisitDay = { readonly preset: Day; readonly isOptional: boolean };

/**
 * The day on which it most likely was: before its day today, after it the one agreed on. Nobody may know one that was
 * not agreed on.
 */
export function dayOfVisit(checkup: Checkup, today: Day): VisitDay {
  const isPast = checkupDay(checkup) < today;
  return { preset: (isPast ? checkup.scheduledOn : null) ?? today, isOptional: isPast && checkup.scheduledOn === null };
}

const visitOn = ({ preset, isOptional }: VisitDay): Fields => ({
  opened: () => ({ completedOn: preset }),
  read: (typed) => ({ completed: true, completedOn: typed('completedOn') || (isOptional ? null : '') }),
});

export const checkupFields = { notes, appointment, visitOn };

type Options = {
  checkup: Checkup;
  fields: Fields;
  titles: ToastTitles;
  onSaved: () => void;
};

export function useCheckupForm({ checkup, fields, titles, onSaved }: Options) {
  const change = useChange(changingCheckup, checkup.childId, titles);
  const seen = useSeen(checkup, storedAs(Checkup));
  const form = useForm({
    schema: ChangedCheckup,
    read: (data) => ({ ...fields.read((name) => typedText(data, name), seen.opened), version: seen.version() }),
    send: async (body) => {
      await change.mutateAsync({ checkupId: seen.opened.id, body });
      onSaved();
    },
    onFailed: seen.note,
  });
  return {
    ...form,
    seen,
    isDirty: () => {
      const data = new FormData(form.formProps.ref.current ?? undefined);
      return Object.entries(fields.opened(seen.opened)).some(([name, opened]) => typedText(data, name) !== opened);
    },
  };
}

export type CheckupFormState = ReturnType<typeof useCheckupForm>;

export function checkupDifferences(before: Checkup, now: Checkup): Difference[] {
  return differencesBetween(checkupInWords(before), checkupInWords(now));
}

function checkupInWords(checkup: Checkup): Fact[] {
  return [
    { name: 'Date', text: longDayText(checkupDay(checkup)) },
    { name: 'Time', text: checkup.scheduledTime === null ? 'none' : timeOfDayText(checkup.scheduledTime) },
    { name: 'Place', text: checkup.place ?? 'none' },
    { name: 'Completed', text: checkup.completed ? 'yes' : 'no' },
    { name: 'Notes', text: checkup.notes ?? 'none' },
  ];
}
