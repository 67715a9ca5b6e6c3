export const RELATIONSHIPS = ['guardian', 'father', 'mother'] as const;
export type Relationship = (typeof RELATIONSHIPS)[number];

/** Widest right first. */
export const RIGHTS = ['edit', 'view'] as const;
export type Right = (typeof RIGHTS)[number];

export const widestRight: Right = RIGHTS[0];

const relationshipTexts: Readonly<Record<Relationship, string>> = {
  guardian: 'Guardian',
  father: 'Father',
  mother: 'Mother',
};

const rightTexts: Readonly<Record<Right, string>> = { edit: 'Can edit', view: 'Can view' };

export function relationshipText(relationship: Relationship): string {
  return relationshipTexts[relationship];
}

export function rightText(right: Right): string {
  return rightTexts[right];
}

export function tieText({ relationship, may }: { readonly relationship: Relationship; readonly may: Right }): string {
  return `${relationshipText(relationship).toLowerCase()} (${rightText(may)})`;
}
