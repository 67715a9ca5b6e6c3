import { Checkup } from '#contract/checkups.ts';
import { ChangedCheckup } from '#contract/checkups/changes.ts';
import { checkupDay } from '#domain/checkups/status.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { timeOfDayText } from '#domain/time/time-of-day.ts';
import { differencesBetween, type Difference, type Fact } from '#web/client/form/differences.ts';
import { typedText } from '#web/client/form/typed-text.ts';
import { useForm } from '#web/client/form/use-form.ts';
import { storedAs } from '#web/client/calls/stored-as.ts';
import { useSeen } from '#web/client/form/use-seen.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { type ToastTitles } from '../checkup-cache.ts';
import { changingCheckup } from '../checkup-changes.ts';

type Options = {
  checkup: Checkup;
  titles: ToastTitles;
  hasDay: boolean;
  onSaved: () => void;
};

export function useCheckupForm({ checkup, titles, hasDay, onSaved }: Options) {
  const change = useChange(changingCheckup, checkup.childId, titles);
  const seen = useSeen(checkup, storedAs(Checkup));
  const form = useForm({
    schema: ChangedCheckup,
    read: (fields) => ({
      notes: typedText(fields, 'notes').trim() || null,
      ...(hasDayCompleted(fields, seen.opened) && { completedOn: typedText(fields, 'completedOn') }),
      ...(hasDay && {
        scheduledOn: typedText(fields, 'scheduledOn'),
        scheduledTime: typedText(fields, 'scheduledTime') || null,
        place: typedText(fields, 'place').trim() || null,
      }),
      version: seen.version(),
    }),
    send: async (body) => {
      await change.mutateAsync({ checkupId: checkup.id, body });
      onSaved();
    },
    onFailed: seen.note,
  });
  return {
    ...form,
    seen,
    isDirty: () => {
      const fields = new FormData(form.formProps.ref.current ?? undefined);
      return (
        typedText(fields, 'notes') !== (seen.opened.notes ?? '') ||
        (hasDay && isMoved(fields, seen.opened)) ||
        typedText(fields, 'completedOn') !== (seen.opened.completedOn ?? '')
      );
    },
  };
}

function isMoved(fields: FormData, opened: Checkup): boolean {
  return (
    typedText(fields, 'scheduledOn') !== checkupDay(opened) ||
    typedText(fields, 'scheduledTime') !== (opened.scheduledTime ?? '') ||
    typedText(fields, 'place') !== (opened.place ?? '')
  );
}

/** A known day can be corrected but not cleared: an empty field is then refused. */
function hasDayCompleted(fields: FormData, { completedOn }: Checkup): boolean {
  return fields.has('completedOn') && (completedOn !== null || typedText(fields, 'completedOn') !== '');
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
