import type { Checkup } from '#contract/checkups.ts';
import type { MeasuredField, Measurement } from '#contract/growth.ts';
import type { Measure } from '#domain/growth/value-text.ts';
import { sameDayHint } from '#web/growth/form/measurement-hints.ts';
import { errorsByField } from '#web/growth/form/measurement-errors.ts';
import { factsOfValue } from '#web/growth/form/measurement-fields.tsx';
import { lengthInput } from '#web/growth/form/quantity.ts';
import { UnlikelyValue } from '#web/growth/form/unlikely-value.tsx';
import { WeightField } from '#web/growth/form/weight-field.tsx';
import { UnitField } from '#web/ui/form/unit-field.tsx';
import { CardLink } from '#web/ui/layout/card-link.tsx';
import type { KnownVaccines } from '#web/vaccines/known-vaccines.ts';
import { MEASURED_AT, type VisitFormState } from './use-visit-form.ts';
import { lastTimeText } from './visit-words.ts';

type Props = {
  visit: VisitFormState;
  known: Pick<KnownVaccines, 'child' | 'today'>;
  checkup: Checkup;
  measurements: readonly Measurement[];
};

export function VisitMeasures({
  visit: { measuring, form, on },
  known: { child, today },
  checkup,
  measurements,
}: Props) {
  const { opened, units, fields, quantities, isAsked, saved } = measuring;
  const hasHead = checkup.measurements.includes('Head circumference');
  const errors = errorsByField(withoutPart(form.errors), fields);
  const lengthUnit = units === 'metric' ? 'cm' : 'in';
  const facts = (measure: Measure, field: MeasuredField) =>
    factsOfValue({ form: measuring, others: [], today, errors }, measure, field);
  const question = (measure: Measure, field: MeasuredField) =>
    isAsked(field) && (
      <UnlikelyValue
        form={measuring}
        measure={measure}
        field={field}
        firstName={child.firstName}
        others={measurements}
      />
    );
  const hints = [
    lastTimeText(hasHead ? ['weight', 'height', 'head'] : ['weight', 'height'], measurements, units, today),
    sameDayHint(on, measurements, child.firstName),
  ];
  return (
    <section className="part" aria-labelledby="visit-measures">
      <h3 id="visit-measures">{on === today ? 'Measured today' : 'Measured'}</h3>
      {saved ? (
        <p className="row wrap">
          <span className="sm">What you measured is saved already.</span>
          <CardLink href="/measurements">Measurements</CardLink>
        </p>
      ) : (
        <>
          <div className="measures">
            <div className="stack tight">
              <WeightField
                {...facts('weight', 'weightKg')}
                at={MEASURED_AT}
                opened={opened.weight}
                units={units}
                quantity={quantities.weightKg}
              />
            </div>
            <UnitField
              {...facts('height', 'heightCm')}
              name={`${MEASURED_AT}heightCm`}
              label={`Height (${opened.position ?? 'lying'})`}
              unit={lengthUnit}
              defaultValue={lengthInput(opened.height, units)}
            />
            {hasHead && (
              <UnitField
                {...facts('head', 'headCm')}
                name={`${MEASURED_AT}headCm`}
                label="Head"
                unit={lengthUnit}
                defaultValue={lengthInput(opened.head, units)}
              />
            )}
          </div>
          {question('weight', 'weightKg')}
          {question('height', 'heightCm')}
          {question('head', 'headCm')}
        </>
      )}
      {hints.some((hint) => hint !== null) && (
        <p className="sm soft">{hints.filter((hint) => hint !== null).join(' ')}</p>
      )}
    </section>
  );
}

function withoutPart(errors: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, message]) =>
      name.startsWith(MEASURED_AT) ? [[name.slice(MEASURED_AT.length), message]] : [],
    ),
  );
}
