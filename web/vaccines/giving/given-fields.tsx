import type { Dose } from '#contract/vaccines.ts';
import { exactChildAgeText } from '#domain/children/child-age.ts';
import { WHEN_GIVEN } from '#domain/vaccines/words/dose/when-given-words.ts';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { WhenField } from '#web/ui/form/when-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { AnotherVaccine } from './another-vaccine.tsx';
import { FilledMeanwhile } from './filled-meanwhile.tsx';
import { wrongInVisit } from './given-errors.ts';
import { unplacedErrors } from './unplaced-errors.ts';
import { LastTime } from './last-time.tsx';
import type { KnownVaccines } from '../known-vaccines.ts';
import { ShotRow } from './shot-row.tsx';
import { EarlyPanel } from '../early-panel.tsx';
import { OneOrTwoPanel } from '../one-or-two-panel.tsx';
import { SavedDosesPanel } from '../saved/saved-doses-panel.tsx';
import { updateFailedText } from '../vaccine-changes.ts';
import { dateName, fieldName, monthName, type GivenFormState } from './use-given-form.ts';

type Props = { given: GivenFormState; known: KnownVaccines };

export function GivenFields({ given, known }: Props) {
  const { child, me, today, plan } = known;
  const { form, shots } = given;
  // With a shot checked, the 'choose a dose' error no longer applies.
  const { doses: _, ...others } = form.errors;
  const places = placesOf(plan.doses);
  return (
    <>
      <FilledMeanwhile filled={given.filled} reader={me} />
      {!given.waiting && (
        <SavedDosesPanel
          saved={given.saved}
          doses={given.lastSent}
          isTyped={given.isTyped}
          reader={me}
          products={known.facts.products}
          onAnswered={() => form.formProps.ref.current?.requestSubmit()}
        />
      )}
      <OneOrTwoPanel title={updateFailedText} failed={form.failed} doses={given.lastSent} oneOrTwo={given.oneOrTwo} />
      <EarlyPanel
        failed={form.sent === null ? null : form.failed}
        onChange={() => focusSoon(dateName)}
        onKeep={() => {
          given.early.keep(given.lastSent);
          form.formProps.ref.current?.requestSubmit();
        }}
      />
      <ErrorSummary fields={wrongInVisit(given, known)} attempt={form.refusals} />
      {unplacedErrors(given.doses > 0 ? others : form.errors, /\.(givenOn|givenIn|lot|site|place)$/).map((error) => (
        <Alert key={error} tone="clay" role="alert" title={error} />
      ))}
      {(shots.length > 1 || given.hasUnanswered) && (
        <p className="sm soft">{given.hasUnanswered ? 'Check what was given.' : 'Uncheck what was not given.'}</p>
      )}
      <LastTime shots={given} />
      {shots.length > 0 && (
        <ul className="givelist">
          {shots.map((shot) => (
            <ShotRow key={shot.id} shot={shot} given={given} known={known} />
          ))}
        </ul>
      )}
      <AnotherVaccine given={given} known={known} isOnly={shots.length === 0} />
      <div className="two">
        <WhenField
          words={WHEN_GIVEN}
          label="Date given"
          dayName={dateName}
          monthName={monthName}
          defaultValue={today}
          min={child.bornOn}
          max={today}
          hint={`${child.firstName}'s age today: ${exactChildAgeText(child, today)}.`}
          dayError={form.errors[dateName]}
          monthError={form.errors[monthName]}
        />
        <TextField
          name="place"
          label="Place"
          optional
          defaultValue={places[0] ?? ''}
          list="given-places"
          maxLength={80}
          error={form.errors[fieldName(0, 'place')]}
        />
        <datalist id="given-places">
          {places.map((place) => (
            <option key={place} value={place}>
              {place}
            </option>
          ))}
        </datalist>
      </div>
    </>
  );
}

/** Places of earlier doses, latest first, without duplicates. */
function placesOf(doses: readonly Dose[]): string[] {
  const latestFirst = doses.toSorted((one, other) =>
    (other.givenOn ?? other.givenIn ?? '').localeCompare(one.givenOn ?? one.givenIn ?? ''),
  );
  return [...new Set(latestFirst.flatMap(({ place }) => place ?? []))];
}
