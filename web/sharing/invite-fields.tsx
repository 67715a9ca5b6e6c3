import type { Child } from '#contract/children.ts';
import { mayInvite } from '#domain/sharing/rights.ts';
import type { Relationship, Right } from '#domain/sharing/tie.ts';
import { useChildren } from '#web/children/data.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { ChildrenChoice } from './children-choice.tsx';
import { TieFields, tieLabels } from './tie-fields.tsx';

export const inviteLabels = { email: 'Email', ...tieLabels } as const;

export function inviteText({ firstName }: { readonly firstName: string }): string {
  return `To share ${firstName}. The invitation is for this address, for 7 days.`;
}

export const inviteTextForSeveral = 'The invitation is for this address, for 7 days.';

export type Filled = {
  readonly email: string;
  readonly relationship: Relationship | '';
  readonly right: Right;
  /** The children ticked at first. */
  readonly childIds: readonly string[];
};

type Props = {
  filled: Filled;
  errors: Readonly<Record<string, string>>;
  /** Makes ids unique when two such forms share a page. */
  idPrefix?: string;
  /** The people to choose from are shown at once, before the address. */
  isTapped?: boolean;
};

export function InviteFields({ filled, errors, idPrefix = '', isTapped = false }: Props) {
  const email = (
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
  );
  const tie = { filled, errors, rightName: 'right', idPrefix } as const;
  return (
    <>
      {isTapped ? (
        <TieFields {...tie} email={email} />
      ) : (
        <>
          {email}
          <TieFields {...tie} />
        </>
      )}
      <ChildrenChoice offered={useSharedChildren()} chosenIds={filled.childIds} />
    </>
  );
}

/** The children that the parent may invite to. */
export function useSharedChildren(): readonly Child[] {
  return useChildren().data?.children.filter(mayInvite) ?? [];
}

/** @param only the child that the form is for, where none can be ticked */
export function readInvited(fields: FormData, only: Child | null): unknown {
  return { ...Object.fromEntries(fields), childIds: only === null ? fields.getAll('childIds') : [only.id] };
}

type Missing = { readonly email?: unknown; readonly relationship?: unknown };

/** Why an invitation cannot be sent yet; undefined if nothing is missing. */
export function missingText({ email, relationship }: Missing): string | undefined {
  const isRelated = typeof relationship === 'string' && relationship !== '';
  if (typeof email === 'string' && email.trim() !== '') return isRelated ? undefined : 'Select a relationship.';
  return isRelated ? 'Enter an email.' : 'Enter an email and select a relationship.';
}
