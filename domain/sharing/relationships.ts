import type { Standing } from './rights.ts';
import { PARENTAL_RELATIONSHIPS, RELATIONSHIPS, RIGHTS, widestRight, type Relationship, type Right } from './tie.ts';

export const usualRelationship: Relationship = PARENTAL_RELATIONSHIPS[0];

const relationships: Readonly<Record<Right, readonly Relationship[]>> = {
  edit: PARENTAL_RELATIONSHIPS,
  view: RELATIONSHIPS,
};

/** A grandparent and a caregiver only view. */
export function relationshipsWith({ may }: Pick<Standing, 'may'>): readonly Relationship[] {
  return relationships[may];
}

/** The widest right that goes with a relationship. */
export function usualRight(relationship: Relationship): Right {
  return RIGHTS.find((may) => relationshipsWith({ may }).includes(relationship)) ?? widestRight;
}

const texts: Readonly<Record<Relationship, string>> = {
  guardian: 'Guardian',
  father: 'Father',
  mother: 'Mother',
  grandparent: 'Grandparent',
  caregiver: 'Caregiver',
};

export function relationshipText(relationship: Relationship): string {
  return texts[relationship];
}
