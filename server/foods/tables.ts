import type { LIKINGS, Reaction } from '#domain/foods/food.ts';
import type { Day } from '#domain/time/day.ts';
import type { At, Entry, Flag } from '#server/db/columns.ts';

type TastesTable = Entry & {
  child_id: string;
  id: string;
  food_id: string | null;
  /** As the list had it, or as the parent called it. */
  name: string;
  /** JSON list, in the order of `ALLERGENS`. */
  allergens: string;
  tried_on: Day;
  liking: (typeof LIKINGS)[number] | null;
  reaction: Reaction | null;
  is_serious: Flag;
  /** JSON list, in the order of `SIGNS`. */
  signs: string;
  allowed_on: Day | null;
  /** JSON list, in the order of `ALLOWABLE`, other foods last. */
  allowed: string;
  note: string | null;
};

/** An editor's entry; what it says now is the version of that number. */
type FoodGuideEntriesTable = Entry & {
  id: string;
  /** As its latest version says. */
  is_removed: Flag;
};

type FoodGuideVersionsTable = {
  entry_id: string;
  version: number;
  /** JSON. */
  content: string;
  is_removed: Flag;
  changed_by: string | null;
  changed_at: At;
};

declare module '#server/db/tables.ts' {
  interface Tables {
    tastes: TastesTable;
    food_guide_entries: FoodGuideEntriesTable;
    food_guide_versions: FoodGuideVersionsTable;
  }
}
