import { Field } from '#web/ui/form/field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { contactLabels } from './contact-texts.ts';

export type ContactFieldsProps = {
  errors: Readonly<Record<string, string>>;
  /** Of whoever is logged in. */
  sender?: { readonly name: string; readonly email: string };
};

export function ContactFields({ errors, sender }: ContactFieldsProps) {
  return (
    <>
      <div className="two">
        <TextField
          label={contactLabels.name}
          name="name"
          autoComplete="name"
          defaultValue={sender?.name}
          required
          error={errors['name']}
        />
        <TextField
          label={contactLabels.email}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={sender?.email}
          required
          error={errors['email']}
        />
      </div>
      <TextField label={contactLabels.subject} name="subject" autoComplete="off" required error={errors['subject']} />
      <Field id="message" label={contactLabels.message} error={errors['message']}>
        {(wiring) => <textarea {...wiring} className="input" name="message" rows={6} required />}
      </Field>
    </>
  );
}

export function wordsIn(fields: FormData) {
  return {
    name: fields.get('name'),
    email: fields.get('email'),
    subject: fields.get('subject'),
    message: fields.get('message'),
  };
}
