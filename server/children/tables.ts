import type { Relationship } from '#domain/sharing/tie.ts';
import type { Day } from '#domain/time/day.ts';
import type { At, Entry, Flag } from '#server/db/columns.ts';

type ChildrenTable = Entry & {
  id: string;
  first_name: string;
  last_name: string | null;
  born_on: Day;
  gender: 'female' | 'male' | null;
  gestation_days: number | null;
  birth_weight_g: number | null;
  /** As typed, with its unit. */
  birth_weight_text: string | null;
  picture_id: string | null;
  /** Whether it was given in time before the birth; null when not answered. */
  mother_rsv_vaccine: Flag | null;
  /** The mother's test; null when not given. */
  mother_hepatitis_b: 'positive' | 'negative' | 'unknown' | null;
};

type ActiveChildrenTable = {
  user_id: string;
  child_id: string;
};

/** Children that an import is adding, and what the importing parent will be to each. Nobody has access to them yet. */
type IncomingChildrenTable = {
  child_id: string;
  user_id: string;
  /** Of the transfer. */
  import_id: string;
  relationship: Relationship;
};

/**
 * An upload belongs to an account. Choosing one adds a row of the child's own for the same file, so that it stays when
 * the uploader leaves.
 */
type PicturesTable = {
  id: string;
  /** 128 random bits, under which it is requested. */
  address: string;
  storage_key: string;
  user_id: string | null;
  child_id: string | null;
  bytes: number;
  made_at: At;
};

declare module '#server/db/tables.ts' {
  interface Tables {
    children: ChildrenTable;
    active_children: ActiveChildrenTable;
    incoming_children: IncomingChildrenTable;
    pictures: PicturesTable;
  }
}
