import type { Checkup } from '#contract/checkups.ts';
import type { Child } from '#contract/children.ts';
import { checkupAgeText, checkupTitle } from '#domain/checkups/checkup-words.ts';
import { childAgeText } from '#domain/children/child-age.ts';
import { count } from '#domain/time/age-text.ts';
import { longMonthText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import { RECORD_ADVICE } from '#domain/vaccines/words/dose/undated-words.ts';
import { WHEN_GIVEN } from '#domain/vaccines/words/dose/when-given-words.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Check } from '#web/ui/form/check.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { WhenField } from '#web/ui/form/when-field.tsx';
import { checkupDayText } from '../visit/checkup-texts.ts';
import {
  agesOfPast,
  everythingUpTo,
  nameThen,
  pastFieldId,
  toggled,
  withoutDay,
  type PastChoice,
  type PastDoses,
} from './past-answer.ts';
import { leftOutText } from './past-changes.ts';
import { PastOtherDay } from './past-other-day.tsx';

export type PastFieldsProps = {
  child: Child;
  today: Day;
  /** Nobody has answered, and nothing of that time reads overdue yet. */
  isAwaited: boolean;
  checkups: readonly Checkup[];
  past: readonly PastDoses[];
  choice: PastChoice;
  problems: ReadonlyMap<string, string>;
  onChoose: (choice: PastChoice) => void;
};

export function PastFields(props: PastFieldsProps) {
  const { child, today, isAwaited, checkups, past } = props;
  return (
    <>
      <p className="soft">
        {child.firstName}'s age: {childAgeText(child, today)}. Mark what took place, as well as you know; the
        vaccination card helps. Leave out what you are unsure of. You can come back to this at any time.
      </p>
      {past.length > 0 && <PastVaccines {...props} />}
      <WithoutDay {...props} />
      {checkups.length > 0 && <PastCheckups {...props} />}
      {isAwaited && <Alert>{leftOutText}</Alert>}
    </>
  );
}

function WithoutDay({ choice, past }: PastFieldsProps) {
  const doses = withoutDay(choice, past);
  if (doses === 0) return null;
  return (
    <Alert tone="amber" role="status" title={`${count(doses, 'dose')} without a day`}>
      A dose without a day does not count, so it stays planned. The day is on the vaccination card. {RECORD_ADVICE}
    </Alert>
  );
}

function PastCheckups({ checkups, choice, onChoose }: PastFieldsProps) {
  const all = checkups.map(({ id }) => id);
  const isAll = all.every((id) => choice.checkups.has(id));
  const last = checkups.at(-1);
  return (
    <fieldset aria-labelledby="past-checkups">
      <strong id="past-checkups">Checkups</strong>
      <Check
        name="all-checkups"
        checked={isAll}
        onChange={() => onChoose({ ...choice, checkups: new Set(isAll ? [] : all) })}
      >
        <strong>All checkups so far</strong>{' '}
        {last && <span className="by">{`${all.length}, up to the ${checkupTitle(last.checkupType)}`}</span>}
      </Check>
      <Fold plain title="Choose one by one">
        <ul className="pastlist">
          {checkups.map((checkup) => (
            <li key={checkup.id}>
              <Check
                name={checkup.id}
                checked={choice.checkups.has(checkup.id)}
                onChange={() => onChoose({ ...choice, checkups: toggled(choice.checkups, checkup.id) })}
              >
                <strong>{checkupTitle(checkup.checkupType)}</strong>{' '}
                <span className="by">{checkupDayText(checkup)}</span>
              </Check>
            </li>
          ))}
        </ul>
      </Fold>
    </fieldset>
  );
}

function ageText(months: number): string {
  return months === 0 ? 'the birth' : checkupAgeText(months);
}

function PastVaccines(props: PastFieldsProps) {
  const { child, past, choice, onChoose } = props;
  const months = agesOfPast(past, child.bornOn);
  return (
    <fieldset aria-labelledby="past-vaccines">
      <div className="row wrap between">
        <strong id="past-vaccines">Vaccines</strong>
        <span className="sm soft">by visit</span>
      </div>
      {months.length > 1 && (
        <Select
          name="up-to"
          label={`${child.firstName} had everything up to`}
          hint="Checks all of it, in the usual months where they are known. Then uncheck what was not given."
          options={[
            { value: '', label: 'Choose an age' },
            ...months.map((age) => ({ value: String(age), label: ageText(age) })),
          ]}
          value=""
          onChange={({ currentTarget: { value } }) =>
            value !== '' && onChoose(everythingUpTo(choice, past, child.bornOn, Number(value)))
          }
        />
      )}
      <ul className="pastlist">
        {past.map((doses) => (
          <PastDosesRow key={doses.age} {...props} doses={doses} />
        ))}
        <PastOtherDay {...props} other={choice.other} onChoose={(other) => onChoose({ ...choice, other })} />
      </ul>
    </fieldset>
  );
}

function PastDosesRow({ doses: { age, guessedIn, doses }, ...props }: PastFieldsProps & { doses: PastDoses }) {
  const { child, today, choice, problems, onChoose } = props;
  const typed = choice.ages.get(age);
  const choose = (on: string | null) => {
    const others = [...choice.ages].filter(([other]) => other !== age);
    onChoose({ ...choice, ages: new Map(on === null ? others : [...others, [age, on]]) });
  };
  return (
    <li>
      <Check
        name={`given-${age}`}
        checked={typed !== undefined}
        onChange={({ currentTarget }) => choose(currentTarget.checked ? '' : null)}
      >
        <strong>{age}</strong> <span className="by">{doses.map(nameThen).join(', ')}</span>
      </Check>
      {typed !== undefined && doses.length > 1 && <LeaveOut doses={doses} choice={choice} onChoose={onChoose} />}
      {typed !== undefined && (
        <WhenField
          words={WHEN_GIVEN}
          dayName={`on-${age}`}
          monthName={`in-${age}`}
          id={pastFieldId(age)}
          label="Date"
          hint="As on the card. Without a day or month a dose does not count."
          min={child.bornOn}
          max={today}
          value={typed}
          dayError={problems.get(age)}
          onTyped={choose}
        />
      )}
      {typed === '' && guessedIn !== null && (
        <Button look="quiet" onClick={() => choose(guessedIn)}>
          About {longMonthText(guessedIn)}, when it was due
        </Button>
      )}
    </li>
  );
}

type LeaveOutProps = Pick<PastFieldsProps, 'choice' | 'onChoose'> & Pick<PastDoses, 'doses'>;

/** 'All but rotavirus': a dose of a checked row that was not given. */
function LeaveOut({ doses, choice, onChoose }: LeaveOutProps) {
  return (
    <fieldset>
      <legend className="sm soft">Uncheck what was not given</legend>
      <div className="row wrap">
        {doses.map((dose) => (
          <Check
            key={dose.id}
            name={`had-${dose.id}`}
            checked={!choice.without.has(dose.id)}
            onChange={() => onChoose({ ...choice, without: toggled(choice.without, dose.id) })}
          >
            {nameThen(dose)}
          </Check>
        ))}
      </div>
    </fieldset>
  );
}
