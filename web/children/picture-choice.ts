import { pictureFile } from '#contract/children/pictures.ts';

/** Field value for 'no picture'. */
const none = 'none';

export type Choice = {
  /** Field value: empty keeps the picture, else an upload's id or 'none'. */
  readonly field: string;
  readonly address: string | null;
};

type Pictured = { readonly pictureId: string | null; readonly pictureAddress: string | null };

export function currentPicture(child: Pictured | null): Choice {
  return { field: '', address: child?.pictureAddress ?? null };
}

/** An upload, unless it is already the child's picture. */
export function uploadedPicture(child: Pictured | null, { id, address }: { id: string; address: string }): Choice {
  return child?.pictureId === id ? currentPicture(child) : { field: id, address };
}

export function noPicture(child: Pictured | null): Choice {
  return child?.pictureAddress ? { field: none, address: null } : currentPicture(child);
}

export function isChosen(child: Pictured | null, { field }: Choice, id: string): boolean {
  return field === '' ? child?.pictureId === id : field === id;
}

/** For the contract: undefined keeps the picture, null removes it. */
export function pictureIdOf(field: string): string | null | undefined {
  if (field === '') return undefined;
  return field === none ? null : field;
}

/** Null if acceptable. The server checks the content. */
export function typeProblem({ type }: { readonly type: string }): string | null {
  return pictureFile.types.some((known) => known === type) ? null : pictureFile.wrongType;
}

/** Of what is uploaded as it is. Null if acceptable. */
export function sizeProblem({ size }: { readonly size: number }): string | null {
  return size > pictureFile.mostBytes ? pictureFile.tooLarge : null;
}
