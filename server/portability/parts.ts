import type { EditableChild } from '#server/children/access.ts';
import type { ChildPart } from '#server/db/portable.ts';
import type { Tables } from '#server/db/tables.ts';
import { rooms } from '#server/rooms.ts';

export const tablesOfChild = ['children', 'active_children', 'pictures'] as const satisfies readonly (keyof Tables)[];

export type PartName = (typeof rooms)[number]['parts'][number]['name'];

/** What each room exports of a child, in the order of the files. */
export const childParts: readonly ChildPart<EditableChild>[] = rooms.flatMap(
  ({ parts }): readonly ChildPart<EditableChild>[] => parts,
);
