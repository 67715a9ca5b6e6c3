import type { ComponentType, ReactNode } from 'react';
import type { Child } from '#contract/children.ts';
import type { Measurement } from '#contract/growth.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { ErrorSummary, type WrongField } from '#web/ui/form/error-summary.tsx';
import { SaveFailed } from '#web/ui/state/save-failed.tsx';
import { errorsByField, fieldLabel } from './measurement-errors.ts';
import { MeasurementFields, type MeasurementFieldsProps } from './measurement-fields.tsx';
import { saveFailedTitle } from './save-failed-title.ts';
import type { MeasurementFormState } from './use-measurement-form.ts';

const MeasurementConflict = lazily(() => import('./measurement-conflict.tsx'), 'MeasurementConflict');

type Props = {
  id: string;
  form: MeasurementFormState;
  measurements: readonly Measurement[];
  className: string;
  /** All, by default. */
  fields?: ComponentType<MeasurementFieldsProps>;
  head?: ReactNode;
  foot?: ReactNode;
};

export function MeasurementForm(props: Props) {
  const { id, form, measurements, className, fields: Fields = MeasurementFields, head, foot } = props;
  const { child, measurement, today } = form;
  const isLowered = !mayEdit(child) || form.failed?.code === 'not-allowed';
  return (
    <form
      {...form.formProps}
      id={id}
      className={className}
      aria-label={measurement ? 'Edit Measurement' : 'Add Measurement'}
    >
      {head}
      {(form.seen.meanwhile ?? form.seen.earlier) && (
        <WhenLoaded fallback={null}>
          <MeasurementConflict form={form} />
        </WhenLoaded>
      )}
      {isLowered && (
        <div ref={intoView}>
          <RightLowered child={child} />
        </div>
      )}
      {form.failed && !isLowered && (
        <div ref={intoView}>
          <SaveFailed title={saveFailedTitle(form.failed, !measurement)} failed={form.failed} />
        </div>
      )}
      <ErrorSummary fields={wrongFields(form)} attempt={form.refusals} />
      <Fields key={form.opening} form={form} child={child} others={measurement ? [] : measurements} today={today} />
      {foot}
    </form>
  );
}

/** Scrolls an error above the fields into view, for readers down at the button. */
function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

function wrongFields({ errors, fields }: MeasurementFormState): readonly WrongField[] {
  const shown = errorsByField(errors, fields);
  return Object.entries(fieldLabel).flatMap(([id, label]) => (shown[id] ? [{ id, label }] : []));
}

/** Shown if the reader's right was lowered while the form was open. */
function RightLowered({ child: { firstName } }: { child: Child }) {
  return (
    <Alert tone="amber" role="alert" title="Your right is now Can view">
      You can see {firstName}&#39;s measurements, but not add or change any. What you typed stays here until you leave.
    </Alert>
  );
}
