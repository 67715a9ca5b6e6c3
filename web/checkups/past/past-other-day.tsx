import { plainTitle } from '#domain/vaccines/words/plain-name.ts';
import { WHEN_GIVEN } from '#domain/vaccines/words/dose/when-given-words.ts';
import { Check } from '#web/ui/form/check.tsx';
import { WhenField } from '#web/ui/form/when-field.tsx';
import { FieldNote, noteIdOf } from '#web/ui/form/field.tsx';
import { otherDay, otherVaccines, pastFieldId, toggled, type PastChoice } from './past-answer.ts';
import type { PastFieldsProps } from './past-fields.tsx';

type Props = Pick<PastFieldsProps, 'child' | 'today' | 'past' | 'problems'> & {
  other: PastChoice['other'];
  onChoose: (other: PastChoice['other']) => void;
};

export function PastOtherDay({ child, today, past, problems, other, onChoose }: Props) {
  const names = new Map(past.flatMap(({ doses }) => doses.map(({ vaccine, shortName }) => [vaccine, shortName])));
  const vaccines = { id: pastFieldId(otherVaccines), error: problems.get(otherVaccines) };
  return (
    <div className="stack tight">
      <Check
        name="other"
        checked={other !== null}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked ? { on: '', vaccines: new Set() } : null)}
      >
        <strong>On another day</strong>
      </Check>
      {other && (
        <div className="two">
          <WhenField
            words={WHEN_GIVEN}
            dayName="other-on"
            monthName="other-in"
            id={pastFieldId(otherDay)}
            label="Date"
            hint="Without a day or month a dose does not count."
            min={child.bornOn}
            max={today}
            value={other.on}
            dayError={problems.get(otherDay)}
            onTyped={(on) => onChoose({ ...other, on })}
          />
          <fieldset className="field" aria-describedby={noteIdOf(vaccines.id, vaccines)}>
            <legend>Vaccines</legend>
            <div className="row wrap">
              {[...names].map(([vaccine, shortName], index) => (
                <Check
                  key={vaccine}
                  id={index === 0 ? vaccines.id : undefined}
                  name={`other-${vaccine}`}
                  checked={other.vaccines.has(vaccine)}
                  onChange={() => onChoose({ ...other, vaccines: toggled(other.vaccines, vaccine) })}
                >
                  {plainTitle(shortName)}
                </Check>
              ))}
            </div>
            <FieldNote {...vaccines} />
          </fieldset>
        </div>
      )}
    </div>
  );
}
