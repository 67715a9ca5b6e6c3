import {
  RELATIONSHIPS,
  relationshipText,
  RIGHTS,
  rightText,
  type Relationship,
  type Right,
} from '#domain/sharing/tie.ts';
import { Select } from '#web/ui/form/select.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';

export const inviteLabels = { email: 'Email', relationship: 'Relationship', right: 'Right' } as const;

export function inviteText({ firstName }: { readonly firstName: string }): string {
  return `To share ${firstName}. The invitation is for this address, for 7 days.`;
}

const relationships = RELATIONSHIPS.map((value) => ({ value, label: relationshipText(value) }));
const rights = RIGHTS.map((value) => ({ value, label: rightText(value) }));

export type Filled = { readonly email: string; readonly relationship: Relationship | ''; readonly right: Right };

type Props = {
  filled: Filled;
  errors: Readonly<Record<string, string>>;
  /** Makes ids unique when two such forms share a page. */
  idPrefix?: string;
};

export function InviteFields({ filled, errors, idPrefix = '' }: Props) {
  return (
    <>
      <TextField
        id={`${idPrefix}email`}
        name="email"
        type="email"
        autoComplete="off"
        data-focus-first
        placeholder="name@example.com"
        label={inviteLabels.email}
        defaultValue={filled.email}
        required
        error={errors['email']}
      />
      <RelationshipField idPrefix={idPrefix} filled={filled.relationship} error={errors['relationship']} />
      <RightField name="right" idPrefix={idPrefix} filled={filled.right} error={errors['right']} />
    </>
  );
}

type FieldProps<Value> = { filled: Value; error?: string | undefined; idPrefix?: string };

/** 'Not chosen yet' is an option of its own. */
export function RelationshipField({ filled, error, idPrefix = '' }: FieldProps<Relationship | ''>) {
  const nothing = filled === '' ? [{ value: '', label: 'Please select' }] : [];
  return (
    <Select
      id={`${idPrefix}relationship`}
      name="relationship"
      label={inviteLabels.relationship}
      options={[...nothing, ...relationships]}
      defaultValue={filled}
      data-focus-first
      error={error}
    />
  );
}

export function RightField({ name, filled, error, idPrefix = '' }: FieldProps<Right> & { name: string }) {
  return (
    <Select
      id={`${idPrefix}${name}`}
      name={name}
      label={inviteLabels.right}
      options={rights}
      defaultValue={filled}
      error={error}
    />
  );
}
