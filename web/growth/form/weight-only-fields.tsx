import { useState } from 'react';
import { longDayText } from '#domain/time/day-text.ts';
import { isDay } from '#domain/time/day.ts';
import { Button } from '#web/ui/button/button.tsx';
import { errorsByField } from './measurement-errors.ts';
import { factsOfValue, WhenAndWhere, type MeasurementFieldsProps } from './measurement-fields.tsx';
import { UnlikelyValue } from './unlikely-value.tsx';
import { WeightField } from './weight-field.tsx';

/** Today's weight in one field; the day and the place open when they are another's. */
export function WeightOnlyFields(props: MeasurementFieldsProps) {
  const { form, child, others, today } = props;
  const errors = errorsByField(form.errors, form.fields);
  const [isChanging, setChanging] = useState(false);
  const { measuredOn, place } = form.fields;
  return (
    <>
      <div className="stack tight big-entry" key={form.units}>
        <WeightField
          {...factsOfValue({ form, others, today, errors }, 'weight', 'weightKg')}
          isFirst
          opened={form.opened.weight}
          units={form.units}
          quantity={form.quantities.weightKg}
        />
        {form.isAsked('weightKg') && (
          <UnlikelyValue form={form} measure="weight" field="weightKg" firstName={child.firstName} others={others} />
        )}
      </div>
      {isChanging || errors['measuredOn'] ? (
        <WhenAndWhere {...props} error={errors['measuredOn']} />
      ) : (
        <div className="row between wrap">
          <span className="sm">
            <strong>Today, {isDay(measuredOn) ? longDayText(measuredOn) : ''}</strong>, at home
          </span>
          <Button look="quiet" onClick={() => setChanging(true)}>
            Change
          </Button>
          <input type="hidden" name="measuredOn" defaultValue={measuredOn} />
          <input type="hidden" name="place" defaultValue={place} />
        </div>
      )}
    </>
  );
}
