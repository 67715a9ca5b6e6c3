import { type SubmitEvent, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Card } from '../layout/card.tsx';
import { Check } from '../form/check.tsx';
import { DateField } from '../form/date-field.tsx';
import { ErrorSummary } from '../form/error-summary.tsx';
import { FieldGroup } from '../form/field-group.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { PickGroup } from '../form/pick-group.tsx';
import { Select } from '../form/select.tsx';
import { TextArea } from '../form/text-area.tsx';
import { TextField } from '../form/text-field.tsx';
import { UnitField } from '../form/unit-field.tsx';
import { UnitInput } from '../form/unit-input.tsx';
import { UnlikelyQuestion } from '../form/unlikely-question.tsx';

const places = [
  { value: 'home', label: 'At home' },
  { value: 'doctor', label: 'At the doctor' },
];
const plans = [
  { value: 'who', label: 'WHO', hint: 'For children under 24 months.' },
  { value: 'cdc', label: 'CDC', hint: 'From 24 months.' },
];
const answers = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
];

export function FieldsCard() {
  return (
    <Card title="Fields" className="c6">
      <form className="stack loose">
        <TextField name="firstName" label="First name" defaultValue="Maya" autoComplete="off" />
        <TextField name="lastName" label="Last name" optional hint="As on the insurance card." autoComplete="off" />
        <div className="two">
          <DateField name="measuredOn" label="Date measured" defaultValue="2026-11-21" hint="Today." max="2026-11-21" />
          <PickGroup name="place" label="Measured" options={places} defaultValue="home" />
        </div>
        <UnitField name="heightCm" label="Height" unit="cm" defaultValue="63.4" hint="Last: 63.2 cm" />
        <FieldGroup id="weight-us" label="Weight" hint="That is 6.94 kg. We keep what you typed.">
          <UnitInput name="pounds" aria-label="Pounds" unit="lb" defaultValue="15" />
          <UnitInput name="ounces" aria-label="Ounces" unit="oz" defaultValue="4.8" />
        </FieldGroup>
        <Select name="rsv" label="RSV vaccine in pregnancy" options={answers} />
        <TextArea name="note" label="Note" optional hint="Only Maya's parents see it." />
        <PickGroup name="reference" label="Reference" options={plans} defaultValue="who" tall />
        <Check name="remember">Remember me</Check>
        <TextField name="fixed" label="Email" defaultValue="hannah@example.com" readOnly />
      </form>
    </Card>
  );
}

const wrongFields = [
  { id: 'wrong-on', label: 'Date measured' },
  { id: 'wrong-kg', label: 'Weight' },
  { id: 'wrong-password', label: 'Password' },
  { id: 'gender', label: 'Gender' },
];

export function WrongFieldsCard() {
  const [attempt, setAttempt] = useState(0);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
  };
  return (
    <Card title="Fields to mend" className="c6">
      <form className="stack loose" noValidate onSubmit={submit}>
        <ErrorSummary fields={wrongFields} attempt={attempt} />
        <DateField
          name="wrong-on"
          label="Date measured"
          defaultValue="2026-07-12"
          error="This day is before Maya was born, on July 19, 2026."
        />
        <UnitField
          name="wrong-kg"
          label="Weight"
          unit="kg"
          defaultValue="6940"
          error="Weight must be above 0 and at most 150 kg."
        />
        <PasswordField
          name="wrong-password"
          label="Password"
          autoComplete="current-password"
          error="Password is required"
        />
        <PickGroup
          name="gender"
          label="Gender"
          options={[
            { value: 'female', label: 'Girl' },
            { value: 'male', label: 'Boy' },
          ]}
          error="Gender is required"
        />
        <div className="stack tight">
          <UnitField name="asked-kg" label="Weight" unit="kg" defaultValue="69.4" hint="Last: 6.94 kg" asked />
          <UnlikelyQuestion question="Is 69.4 kg right?" onChange={() => {}} onKeep={() => {}}>
            That is ten times Maya's last weight. A slipped decimal point happens to everyone.
          </UnlikelyQuestion>
        </div>
        <div className="actions">
          <Button type="submit" look="primary" big>
            Add Measurement
          </Button>
          <Button look="quiet">Cancel</Button>
        </div>
      </form>
    </Card>
  );
}
