import type { MeasuredField, Measurement } from '#contract/growth.ts';
import type { Measure } from '#domain/growth/value-text.ts';
import type { Day } from '#domain/time/day.ts';
import { sameDayHint } from '../form/measurement-hints.ts';
import { errorsByField } from '../form/measurement-errors.ts';
import { factsOfValue } from '../form/measurement-fields.tsx';
import { lengthInput } from '../form/quantity.ts';
import { UnlikelyValue } from '../form/unlikely-value.tsx';
import { WeightField } from '../form/weight-field.tsx';
import type { WrongField } from '#web/ui/form/error-summary.tsx';
import { UnitField } from '#web/ui/form/unit-field.tsx';
import { CardLink } from '#web/ui/layout/card-link.tsx';
import { lastTimeText } from './last-time-text.ts';
import { MEASURED_AT, type VisitMeasuresState } from './use-visit-measures.ts';

type Props = {
  measuring: Omit<VisitMeasuresState, 'keep'> & { keep: (field: MeasuredField) => void };
  /** Of the whole form, by name. */
  errors: Readonly<Record<string, string>>;
  /** The day of the visit. */
  on: Day;
  today: Day;
  /** Whether the head is measured at this visit, too. */
  hasHead: boolean;
  measurements: readonly Measurement[];
};

export function VisitMeasures({ measuring, errors: ofForm, on, today, hasHead, measurements }: Props) {
  const { child, opened, units, fields, quantities, isAsked, saved } = measuring;
  const errors = errorsByField(withoutPart(ofForm), fields);
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

/** For the summary of what is wrong in the form. */
export function wrongInMeasures(errors: Readonly<Record<string, string>>): WrongField[] {
  const labels = { weightKg: 'Weight', heightCm: 'Height', headCm: 'Head' };
  return Object.entries(labels)
    .map(([field, label]) => ({ id: `${MEASURED_AT}${field}`, label }))
    .filter(({ id }) => errors[id] !== undefined);
}
