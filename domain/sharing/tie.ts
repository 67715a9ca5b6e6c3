/** What a parent is to a child, as the form offers it. */
export const RELATIONSHIPS = ['guardian', 'father', 'mother'] as const;
export type Relationship = (typeof RELATIONSHIPS)[number];

/** What a parent may do with a child's record, the wider right first. */
export const RIGHTS = ['edit', 'view'] as const;
export type Right = (typeof RIGHTS)[number];

const relationshipTexts: Readonly<Record<Relationship, string>> = {
  guardian: 'Guardian',
  father: 'Father',
  mother: 'Mother',
};

/** 'Guardian', 'Father' or 'Mother'. */
export function relationshipText(relationship: Relationship): string {
  return relationshipTexts[relationship];
}

/** 'Can edit' or 'Can view'. */
export function rightText(right: Right): string {
  return right === 'edit' ? 'Can edit' : 'Can view';
}

/** As what and with which right somebody is invited, within a sentence: 'guardian (Can view)'. */
export function tieText({ relationship, may }: { readonly relationship: Relationship; readonly may: Right }): string {
  return `${relationshipText(relationship).toLowerCase()} (${rightText(may)})`;
}
