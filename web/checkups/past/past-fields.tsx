import type { Checkup } from '#contract/checkups.ts';
import type { Child } from '#contract/children.ts';
import { checkupTitle } from '#domain/checkups/checkup-words.ts';
import { childAgeText } from '#domain/children/child-age.ts';
import { count } from '#domain/time/age-text.ts';
import type { Day } from '#domain/time/day.ts';
import { RECORD_ADVICE } from '#domain/vaccines/words/dose/undated-words.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Check } from '#web/ui/form/check.tsx';
import { checkupDayText } from '../visit/checkup-texts.ts';
import { toggled, withoutDay, type PastChoice } from './past-answer.ts';
import type { PastVisit } from './past-doses.ts';
import { leftOutText } from './past-text.ts';
import { PastVaccines } from './past-vaccines.tsx';

export type PastFieldsProps = {
  child: Child;
  today: Day;
  /** Nobody has answered, and nothing of that time reads overdue yet. */
  isAwaited: boolean;
  checkups: readonly Checkup[];
  past: readonly PastVisit[];
  choice: PastChoice;
  problems: ReadonlyMap<string, string>;
  onChoose: (choice: PastChoice) => void;
};

export function PastFields(props: PastFieldsProps) {
  const { child, today, isAwaited, checkups, past } = props;
  return (
    <>
      <p className="sm soft">
        {child.firstName}, {childAgeText(child, today)}. What you know is enough; you can change it any day.
      </p>
      {past.length > 0 && <PastVaccines {...props} />}
      <WithoutDay {...props} />
      {checkups.length > 0 && <PastCheckups {...props} />}
      {isAwaited && <p className="sm soft">{leftOutText}</p>}
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
