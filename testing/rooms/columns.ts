import type { SelectType } from 'kysely';
import type { Tables } from '#server/db/tables.ts';

type Kind<Value> = null extends Value ? `${BareKind<NonNullable<Value>>}?` : BareKind<Value>;
type BareKind<Value> = Value extends number ? 'integer' : 'text';
/** Column types by table, as both engines name them; `?` if nullable. */
export type Columns = {
  readonly [Name in keyof Tables]: { readonly [Column in keyof Tables[Name]]: Kind<SelectType<Tables[Name][Column]>> };
};

/** The columns of every entry. */
export const entryColumns = {
  made_by: 'text?',
  made_at: 'text',
  changed_by: 'text?',
  changed_at: 'text',
  version: 'integer',
} as const;
