import { pictureFile } from '#contract/children/pictures.ts';

/** What the form's field says when the child is to have no picture. */
const none = 'none';

/** What is chosen for a child, and where it is shown. */
export type Choice = {
  /** What the form's field says: nothing when the picture stays, the id of an upload, or that there is to be none. */
  readonly field: string;
  readonly address: string | null;
};

type Pictured = { readonly pictureId: string | null; readonly pictureAddress: string | null };

/** The picture that a child has; a new one has none. */
export function kept(child: Pictured | null): Choice {
  return { field: '', address: child?.pictureAddress ?? null };
}

/** An upload, unless it is the picture that the child has. */
export function chosen(child: Pictured | null, { id, address }: { id: string; address: string }): Choice {
  return child?.pictureId === id ? kept(child) : { field: id, address };
}

/** No picture. */
export function without(child: Pictured | null): Choice {
  return child?.pictureAddress ? { field: none, address: null } : kept(child);
}

/** Whether it is this upload that is chosen. */
export function isChosen(child: Pictured | null, { field }: Choice, id: string): boolean {
  return field === '' ? child?.pictureId === id : field === id;
}

/** What the contract is told: nothing, none, or an upload. */
export function pictureIdOf(field: string): string | null | undefined {
  if (field === '') return undefined;
  return field === none ? null : field;
}

/** What can be said of a file before it is sent; null when it may be a picture. The server judges what is inside. */
export function fileProblem({ type, size }: { readonly type: string; readonly size: number }): string | null {
  const { types, mostBytes, wrongType, tooLarge } = pictureFile;
  if (!types.some((known) => known === type)) return wrongType;
  return size > mostBytes ? tooLarge : null;
}
