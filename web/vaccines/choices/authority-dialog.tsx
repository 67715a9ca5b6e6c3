import { VaccinePlan, type VaccineAuthority } from '#contract/vaccines.ts';
import { chooseVaccineAuthority } from '#contract/vaccines/changes.ts';
import type { Person } from '#contract/stored.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { capital } from '#web/client/text/capital.ts';
import { differencesBetween, type Fact } from '#web/client/form/differences.ts';
import { localDay } from '#web/client/text/local-day.ts';
import { nameOf, type Reader } from '#web/client/text/history.ts';
import { typedText } from '#web/client/form/typed-text.ts';
import { useForm } from '#web/client/form/use-form.ts';
import { storedAs } from '#web/client/calls/stored-as.ts';
import { useSeen } from '#web/client/form/use-seen.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { ChangedMeanwhile } from '#web/ui/state/changed-meanwhile.tsx';
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx';
import { PickGroup } from '#web/ui/form/pick-group.tsx';
import { SaveFailed } from '#web/ui/state/save-failed.tsx';
import type { KnownVaccines } from '../known-vaccines.ts';
import { useUnsavedForm } from '../dialogs/use-unsaved-form.ts';
import { choosingAuthority, updateFailedText } from '../vaccine-changes.ts';

const formId = 'authority-form';

/** Picks the authority whose schedule the plan follows. */
export function AuthorityDialog({ known, onClose }: { known: KnownVaccines; onClose: () => void }) {
  const { child, me, plan } = known;
  const seen = useSeen(choiceOf(plan), storedChoice);
  const choose = useChange(choosingAuthority, child.id);
  const form = useForm({
    schema: chooseVaccineAuthority.body,
    read: (fields) => ({ authority: typedText(fields, 'authority'), version: seen.version() }),
    send: async (body) => {
      await choose.mutateAsync(body);
      onClose();
    },
    onFailed: seen.note,
  });
  const { unsaved, formProps } = useUnsavedForm(form, seen);
  return (
    <FormDialog
      wide
      onClose={onClose}
      title={`Which schedule does ${child.firstName}'s doctor use?`}
      formId={formId}
      verb="Use this schedule"
      busy={form.isBusy}
      unsaved={unsaved}
    >
      <form {...formProps} id={formId} className="stack" aria-label="Schedule">
        <ChangedMeanwhile
          seen={seen}
          form={form}
          reader={me}
          what={`the schedule for ${child.firstName}`}
          differencesOf={(before, now) => differencesBetween(choiceInWords(before), choiceInWords(now))}
        />
        <SaveFailed title={updateFailedText} failed={form.failed} />
        <AuthorityFields key={seen.opening} known={known} chosen={seen.opened} error={form.errors['authority']} />
      </form>
    </FormDialog>
  );
}

/** Who chose the authority, and in which version of the plan. */
type Choice = Pick<VaccinePlan, 'authority' | 'authorityAt' | 'version'> & { readonly changedBy: Person };

export function choiceOf({ authority, authorityAt, authorityBy: changedBy, version }: VaccinePlan): Choice {
  return { authority, authorityAt, changedBy, version };
}

function storedChoice(current: unknown): Choice | null {
  const plan = storedAs(VaccinePlan)(current);
  return plan && choiceOf(plan);
}

function choiceInWords({ authority }: Choice): Fact[] {
  return [{ name: 'Schedule', text: authority.title }];
}

export function AuthorityFields({
  known: { child, facts, me },
  chosen,
  error,
}: {
  known: KnownVaccines;
  chosen: Choice;
  error?: string | undefined;
}) {
  return (
    <>
      <p className="soft">
        US authorities differ since January 2026. The choice changes which vaccines are called <strong>routine</strong>,{' '}
        <strong>for children at risk</strong> or <strong>ask your doctor</strong>, and where one begins at another age;
        other ages and intervals stay CDC&#39;s, and nothing that was given changes.
      </p>
      <Differences authorities={facts.authorities} />
      <PickGroup
        name="authority"
        label={`Schedule for ${child.firstName}`}
        options={facts.authorities.map(optionOf)}
        defaultValue={chosen.authority.id}
        tall
        error={error}
      />
      <p className="xs faint">
        Kept with {child.firstName}, for all parents. {chosenText(chosen, me)}
      </p>
    </>
  );
}

function Differences({ authorities }: { authorities: readonly VaccineAuthority[] }) {
  return (
    <ul className="signs sm">
      {authorities.map(({ id, title, differs, notes }) => (
        <li key={id}>
          <strong>{title}:</strong> {differs}
          {notes.length > 0 && <span className="soft"> {notes.join(' ')}</span>}
        </li>
      ))}
    </ul>
  );
}

function optionOf({ id, title, publisher, from, label, state }: VaccineAuthority) {
  const facts = [`${publisher}, ${longDayText(from)}.`, label && `${capital(label)}.`];
  return { value: id, label: title, hint: [...facts, state].filter(Boolean).join(' ') };
}

function chosenText({ changedBy, authorityAt }: Choice, reader: Reader): string {
  if (authorityAt === null) return 'Nobody has changed it yet.';
  return `Last changed by ${nameOf(changedBy, reader)} on ${longDayText(localDay(reader.timeZone, new Date(authorityAt)))}.`;
}
