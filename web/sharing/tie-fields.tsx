import { relationshipsWith, usualRelationship, usualRight, relationshipText } from '#domain/sharing/relationships.ts';
import { useState } from 'react';
import { RELATIONSHIPS, RIGHTS, type Relationship, type Right, rightText } from '#domain/sharing/tie.ts';
import { Select } from '#web/ui/form/select.tsx';

export const tieLabels = { relationship: 'Relationship', right: 'What may they do?' } as const;

const rights = RIGHTS.map((value) => ({ value, label: rightText(value) }));

type FilledTie = { readonly relationship: Relationship | ''; readonly right: Right };

type Props = {
  filled: FilledTie;
  errors: Readonly<Record<string, string>>;
  /** The request's name for the right. */
  rightName: 'right' | 'may';
  idPrefix?: string;
  /** False where the right stays as it is. */
  isRightOpen?: boolean;
};

/** Choosing one brings the other along: a grandparent and a caregiver only view. */
export function TieFields({ filled, errors, rightName, idPrefix = '', isRightOpen = true }: Props) {
  const [{ relationship, right }, choose] = useState(filled);
  const relate = (next: Relationship | '') =>
    choose({ relationship: next, right: goTogether(next, right) ? right : usualRight(next || usualRelationship) });
  const allow = (next: Right) =>
    choose({ relationship: goTogether(relationship, next) ? relationship : usualRelationship, right: next });
  const offered = isRightOpen ? RELATIONSHIPS : relationshipsWith({ may: right });
  // 'Not chosen yet' is an option of its own.
  const options = [
    ...(filled.relationship === '' ? [{ value: '', label: 'Please select' } as const] : []),
    ...offered.map((value) => ({ value, label: relationshipText(value) })),
  ];
  return (
    <>
      <Select
        id={`${idPrefix}relationship`}
        name="relationship"
        label={tieLabels.relationship}
        options={options}
        value={relationship}
        onChange={({ currentTarget }) =>
          relate(options.find(({ value }) => value === currentTarget.value)?.value ?? '')
        }
        data-focus-first
        error={errors['relationship']}
      />
      {isRightOpen && (
        <Select
          id={`${idPrefix}${rightName}`}
          name={rightName}
          label={tieLabels.right}
          options={rights}
          value={right}
          onChange={({ currentTarget }) => allow(RIGHTS.find((may) => may === currentTarget.value) ?? right)}
          error={errors[rightName]}
        />
      )}
    </>
  );
}

function goTogether(relationship: Relationship | '', may: Right): boolean {
  return relationship === '' || relationshipsWith({ may }).includes(relationship);
}
