import { Check as CheckMark, X } from 'lucide';
import { checkupAgeText } from '#domain/checkups/checkup-words.ts';
import { uncapital } from '#domain/text/capital.ts';
import { count } from '#domain/time/age-text.ts';
import { longMonthText } from '#domain/time/day-text.ts';
import { WHEN_GIVEN } from '#domain/vaccines/words/dose/when-given-words.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { WhenField } from '#web/ui/form/when-field.tsx';
import {
  givenAt,
  isGiven,
  isUpTo,
  isWhenAsked,
  pastFieldId,
  shotsOf,
  UP_TO_TODAY,
  withToggled,
  type PastChoice,
  type WhenKnown,
} from './past-answer.ts';
import { agesOfPast, nameThen, type PastVisit } from './past-doses.ts';
import type { PastFieldsProps } from './past-fields.tsx';
import { PastOtherDay } from './past-other-day.tsx';

export function PastVaccines(props: PastFieldsProps) {
  const { past, choice, onChoose } = props;
  return (
    <fieldset className="stack tight" aria-labelledby="past-vaccines">
      <strong id="past-vaccines">Vaccines</strong>
      <UpTo {...props} />
      <ToTap {...props} />
      <div className="pastvisits">
        {past.map((visit) => (
          <PastVisitRow key={visit.name} {...props} visit={visit} />
        ))}
      </div>
      <Fold plain title={foldTitle(props)} open={choice.when !== 'usual' || choice.other !== null}>
        <When {...props} />
        <PastOtherDay {...props} other={choice.other} onChoose={(other) => onChoose({ ...choice, other })} />
      </Fold>
    </fieldset>
  );
}

function UpTo({ child, past, choice, onChoose }: PastFieldsProps) {
  const ages = agesOfPast(past);
  if (ages.length === 0) return null;
  const choose = (value: string) => onChoose({ ...choice, upTo: value === '' ? null : Number(value) });
  return (
    <Select
      name="up-to"
      label={`${child.firstName} had everything up to`}
      options={[
        { value: '', label: 'Choose an age' },
        ...ages.map((age) => ({ value: String(age), label: age === 0 ? 'the birth' : checkupAgeText(age) })),
        { value: String(UP_TO_TODAY), label: 'today' },
      ]}
      value={choice.upTo === null ? '' : String(choice.upTo)}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  );
}

/** Said beside the chips, and to a screen reader with each tap. */
function ToTap({ child: { firstName }, past, choice }: PastFieldsProps) {
  const shots = shotsOf(choice, past);
  return (
    <p className="sm" role="status">
      {shots > 0 && <strong>That is {count(shots, 'shot')}.</strong>}{' '}
      {choice.upTo === null ? `Tap what ${firstName} had.` : `Tap what ${firstName} did not have. ${ofNoAgeText(past)}`}
    </p>
  );
}

/** 'Not among these: RSV, Flu.' */
function ofNoAgeText(past: readonly PastVisit[]): string {
  const names = past.flatMap(({ name, months }) => (months === null ? name : []));
  return names.length === 0 ? '' : `Not among these: ${names.join(', ')}.`;
}

type RowProps = PastFieldsProps & { visit: PastVisit };

function PastVisitRow(props: RowProps) {
  const { visit, choice, onChoose } = props;
  const id = pastFieldId(`visit ${visit.name}`);
  return (
    <div role="group" className="pastvisit" aria-labelledby={id}>
      <strong id={id}>{visit.name}</strong>
      <div className="chips">
        {visit.doses.map((dose) => {
          const isPressed = isGiven(choice, visit, dose);
          const isLeftOut = !isPressed && isUpTo(choice, visit);
          return (
            <button
              key={dose.id}
              type="button"
              className={classes('chip', isLeftOut && 'out')}
              aria-pressed={isPressed}
              onClick={() => onChoose(withToggled(choice, visit, dose))}
            >
              {isPressed && <Icon of={CheckMark} />}
              {isLeftOut && <Icon of={X} />}
              {nameThen(dose)}
            </button>
          );
        })}
      </div>
      {isWhenAsked(choice, visit) && <WhenAtVisit {...props} />}
    </div>
  );
}

const words = { ...WHEN_GIVEN, byMonth: '' };

function WhenAtVisit({ visit, choice, child, today, problems, onChoose }: RowProps) {
  const { name } = visit;
  return (
    <div className="pastwhen">
      <WhenField
        words={words}
        dayName={`on-${name}`}
        monthName={`in-${name}`}
        id={pastFieldId(name)}
        label="Date"
        hint={choice.typed.has(name) ? null : usualText(choice, visit)}
        min={child.bornOn}
        max={today}
        value={choice.typed.get(name) ?? ''}
        dayError={problems.get(name)}
        onTyped={(typed) => onChoose({ ...choice, typed: new Map([...choice.typed, [name, typed]]) })}
      />
    </div>
  );
}

/** What holds as long as nothing is typed. */
function usualText(choice: PastChoice, visit: PastVisit): string {
  if (visit.months === null) return 'Without a day or month a dose does not count.';
  const [month, ...others] = new Set(givenAt(choice, visit).map(({ guessedIn }) => guessedIn));
  return month && others.length === 0 ? `Empty: about ${longMonthText(month)}.` : 'Empty: in the usual months.';
}

const whenOptions: readonly { readonly value: WhenKnown; readonly label: string }[] = [
  { value: 'usual', label: 'In the usual months' },
  { value: 'typed', label: 'On days or months I know' },
  { value: 'unknown', label: 'Not known' },
];

/** 'When: in the usual months' */
function foldTitle({ past, choice }: PastFieldsProps): string {
  const known = whenOptions.find(({ value }) => value === choice.when)?.label ?? '';
  return hasShots(choice, past) ? `When: ${uncapital(known)}` : 'On another day';
}

function When({ past, choice, onChoose }: PastFieldsProps) {
  if (!hasShots(choice, past)) return null;
  return (
    <Select
      name="when"
      label="When was it?"
      hint={choice.when === 'usual' ? usualHint(choice, past) : undefined}
      options={whenOptions}
      value={choice.when}
      onChange={({ currentTarget: { value } }) =>
        onChoose({ ...choice, when: whenOptions.find((one) => one.value === value)?.value ?? 'usual' })
      }
    />
  );
}

function hasShots(choice: PastChoice, past: readonly PastVisit[]): boolean {
  return shotsOf({ ...choice, other: null }, past) > 0;
}

/** 'Kept as months, such as “about December 2025”: compare with the card.' */
function usualHint(choice: PastChoice, past: readonly PastVisit[]): string | undefined {
  const ofAnAge = past.flatMap((visit) => (visit.months === null ? [] : givenAt(choice, visit)));
  const [first] = ofAnAge.flatMap(({ guessedIn }) => guessedIn ?? []);
  return first && `Kept as months, such as “about ${longMonthText(first)}”: compare with the card.`;
}
