import type { EditableChild } from '#server/children/access.ts';
import type { ChildPart } from '#server/db/portable.ts';
import { rooms } from '#server/rooms.ts';

export type PartName = (typeof rooms)[number]['parts'][number]['name'];

/** What each room exports of a child, in the order of the files. */
export const childParts: readonly ChildPart<EditableChild, string>[] = rooms.flatMap(
  ({ parts }): readonly ChildPart<EditableChild, string>[] => parts,
);
