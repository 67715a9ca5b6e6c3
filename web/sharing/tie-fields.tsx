import { relationshipsWith, usualRelationship, usualRight, relationshipText } from '#domain/sharing/relationships.ts';
import { useState, type ReactNode } from 'react';
import { RELATIONSHIPS, RIGHTS, type Relationship, type Right, rightText } from '#domain/sharing/tie.ts';
import { PickGroup } from '#web/ui/form/pick-group.tsx';
import { Select } from '#web/ui/form/select.tsx';

export const tieLabels = { relationship: 'Relationship', right: 'What may they do?' } as const;

const rights = RIGHTS.map((value) => ({ value, label: rightText(value) }));

/** Who is invited most first. */
const people = (['mother', 'father', 'grandparent', 'caregiver', 'guardian'] as const).map(optionOf);

type FilledTie = { readonly relationship: Relationship | ''; readonly right: Right };

type Props = {
  filled: FilledTie;
  errors: Readonly<Record<string, string>>;
  /** The request's name for the right. */
  rightName: 'right' | 'may';
  idPrefix?: string;
  /** False where the right stays as it is. */
  isRightOpen?: boolean;
  /** The field of the address, where somebody is invited with a tap: it follows the people to choose from. */
  email?: ReactNode;
};

/** Choosing one brings the other along: a grandparent and a caregiver only view. */
export function TieFields({ filled, errors, rightName, idPrefix = '', isRightOpen = true, email }: Props) {
  const [{ relationship, right }, choose] = useState(filled);
  const relate = (next: Relationship | '') =>
    choose({ relationship: next, right: goTogether(next, right) ? right : usualRight(next || usualRelationship) });
  const allow = (next: Right) =>
    choose({ relationship: goTogether(relationship, next) ? relationship : usualRelationship, right: next });
  const offered = isRightOpen ? RELATIONSHIPS : relationshipsWith({ may: right });
  return (
    <>
      {email ? (
        <PickGroup
          id={`${idPrefix}relationship`}
          name="relationship"
          label={tieLabels.relationship}
          options={people}
          value={relationship}
          onPick={(picked) => relate(people.find(({ value }) => value === picked)?.value ?? '')}
          error={errors['relationship']}
        />
      ) : (
        <Select
          id={`${idPrefix}relationship`}
          name="relationship"
          label={tieLabels.relationship}
          options={offered.map(optionOf)}
          value={relationship}
          onChange={({ currentTarget }) => relate(offered.find((one) => one === currentTarget.value) ?? '')}
          data-focus-first
          error={errors['relationship']}
        />
      )}
      {email}
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

function optionOf(relationship: Relationship) {
  return { value: relationship, label: relationshipText(relationship) };
}
