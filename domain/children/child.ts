/** The sex by which growth references are read. In the form it is called gender and reads Girl and Boy. */
export type Gender = 'female' | 'male';

/** Every gender, in the order the form offers them. */
export const GENDERS = ['female', 'male'] as const satisfies readonly Gender[];

/** 'Girl' or 'Boy'. */
export function genderText(gender: Gender): string {
  return gender === 'female' ? 'Girl' : 'Boy';
}

/** A child's name in its two parts; many children have no last name written down. */
export type ChildName = { readonly firstName: string; readonly lastName: string | null };

/** First and last name together: 'Maya Brooks', or 'Maya' without a last name. */
export function fullName({ firstName, lastName }: ChildName): string {
  return lastName === null || lastName === '' ? firstName : `${firstName} ${lastName}`;
}

/** The letter an avatar shows, in upper case; empty for an empty name. */
export function initial({ firstName }: { readonly firstName: string }): string {
  const [first = ''] = firstName.trim();
  return first.toLocaleUpperCase('en-US');
}

/**
 * Whether what was typed as a confirmation is the child's first name. Case, spaces around it and the way in which
 * an accent is encoded do not matter: keyboards choose them themselves.
 */
export function isFirstName(typed: string, { firstName }: { readonly firstName: string }): boolean {
  return lettersOf(typed) === lettersOf(firstName);
}

function lettersOf(name: string): string {
  return name.trim().normalize('NFKC').toLowerCase();
}
