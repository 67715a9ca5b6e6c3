export const PARENTAL_RELATIONSHIPS = ['guardian', 'father', 'mother'] as const;
export const RELATIONSHIPS = [...PARENTAL_RELATIONSHIPS, 'grandparent', 'caregiver'] as const;
export type Relationship = (typeof RELATIONSHIPS)[number];

/** Widest right first. */
export const RIGHTS = ['edit', 'view'] as const;
export type Right = (typeof RIGHTS)[number];

export const widestRight: Right = RIGHTS[0];

const rightTexts: Readonly<Record<Right, string>> = { edit: 'Can edit', view: 'Can view' };

export function rightText(right: Right): string {
  return rightTexts[right];
}

/** 'guardian (Can view)' */
export function tieText({ relationship, may }: { readonly relationship: Relationship; readonly may: Right }): string {
  return `${relationship} (${rightText(may)})`;
}
