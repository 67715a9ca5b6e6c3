/** For growth references. The form calls it gender: Girl or Boy. */
export type Gender = 'female' | 'male';

/** In the form's order. */
export const GENDERS = ['female', 'male'] as const satisfies readonly Gender[];

export function genderText(gender: Gender): string {
  return gender === 'female' ? 'Girl' : 'Boy';
}

/** The last name is often not given. */
export type ChildName = { readonly firstName: string; readonly lastName: string | null };

export function fullName({ firstName, lastName }: ChildName): string {
  return lastName === null || lastName === '' ? firstName : `${firstName} ${lastName}`;
}

/** Upper case; empty for an empty name. */
export function initial({ firstName }: { readonly firstName: string }): string {
  const [first = ''] = firstName.trim();
  return first.toLocaleUpperCase('en-US');
}

/** Ignores case, surrounding spaces and how accents are encoded: keyboards choose these. */
export function isFirstName(typed: string, { firstName }: { readonly firstName: string }): boolean {
  return lettersOf(typed) === lettersOf(firstName);
}

function lettersOf(name: string): string {
  return name.trim().normalize('NFKC').toLowerCase();
}
