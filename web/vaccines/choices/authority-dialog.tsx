import { Check } from 'lucide';
import { VaccinePlan, type VaccineAuthority } from '#contract/vaccines.ts';
import { chooseVaccineAuthority } from '#contract/vaccines/changes.ts';
import type { Person } from '#contract/stored.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { differencesBetween, type Fact } from '#web/client/form/differences.ts';
import { localDay } from '#web/client/text/local-day.ts';
import { nameOf, type Reader } from '#web/client/text/history.ts';
import { typedText } from '#web/client/form/typed-text.ts';
import { useForm } from '#web/client/form/use-form.ts';
import { storedAs } from '#web/client/calls/stored-as.ts';
import { useSeen } from '#web/client/form/use-seen.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { Badge } from '#web/ui/drawing/badge.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
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
  const { authorities } = facts;
  return (
    <>
      <p>
        Doctors use one of three lists. They differ in what counts as routine, and for a few vaccines in when to begin
        and how many doses. Not sure? Keep the first, and ask at the next visit.
      </p>
      <PickGroup
        name="authority"
        label={`Schedule for ${child.firstName}`}
        options={authorities.map((authority) => optionOf(authority, chosen))}
        defaultValue={chosen.authority.id}
        tall
        error={error}
      />
      <Fold title={`What would change for ${child.firstName}`}>
        <Differences authorities={authorities} />
      </Fold>
      <Fold title="Where this comes from" plain>
        <Sources authorities={authorities} />
      </Fold>
      <p className="xs faint">
        Nothing that was given changes. Kept with {child.firstName}, for all parents. {chosenText(chosen, me)}
      </p>
    </>
  );
}

type ListProps = { authorities: readonly VaccineAuthority[] };

function Differences({ authorities }: ListProps) {
  return (
    <ul className="signs sm">
      {authorities.map(({ id, fullTitle, differs, notes }) => (
        <li key={id}>
          <strong>{fullTitle}:</strong> {differs}
          {notes.length > 0 && <span className="soft"> {notes.join(' ')}</span>}
        </li>
      ))}
    </ul>
  );
}

function Sources({ authorities }: ListProps) {
  return (
    <ul className="signs sm">
      {authorities.map(({ id, fullTitle, publisher, from, state }) => (
        <li key={id}>
          <strong>{fullTitle}:</strong> {publisher}, {longDayText(from)}. {state}
        </li>
      ))}
    </ul>
  );
}

function optionOf({ id, fullTitle, plain }: VaccineAuthority, { authority }: Choice) {
  const label = (
    <>
      <strong>{fullTitle}</strong>{' '}
      {id === authority.id && (
        <Badge tone="done" icon={Check}>
          Now
        </Badge>
      )}
    </>
  );
  return { value: id, label, hint: plain };
}

function chosenText({ changedBy, authorityAt }: Choice, reader: Reader): string {
  if (authorityAt === null) return 'Nobody has changed it yet.';
  return `Last changed by ${nameOf(changedBy, reader)} on ${longDayText(localDay(reader.timeZone, new Date(authorityAt)))}.`;
}
