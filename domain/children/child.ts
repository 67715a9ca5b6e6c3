/** For growth references. The form calls it gender: Girl or Boy. */
export type Gender = 'female' | 'male';

/** In the form's order. */
export const GENDERS = ['female', 'male'] as const satisfies readonly Gender[];

export function genderText(gender: Gender): string {
  return gender === 'female' ? 'Girl' : 'Boy';
}

export type ChildName = { readonly firstName: string; readonly lastName: string | null };

export function fullName({ firstName, lastName }: ChildName): string {
  return lastName === null || lastName === '' ? firstName : `${firstName} ${lastName}`;
}

export function initial({ firstName }: { readonly firstName: string }): string {
  const [first = ''] = firstName.trim();
  return first.toLocaleUpperCase('en-US');
}

/** Ignores case, surrounding spaces and Unicode form. */
export function isFirstName(typed: string, { firstName }: { readonly firstName: string }): boolean {
  return lettersOf(typed) === lettersOf(firstName);
}

function lettersOf(name: string): string {
  return name.trim().normalize('NFKC').toLowerCase();
}
