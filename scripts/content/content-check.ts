/** One thing that is true of the published content of a room. */
export type ContentCheck = {
  /** What holds: 'milestones: 167 items in 13 groups'. */
  readonly name: string;
  /** Where it does not hold, a sentence each; empty if it holds everywhere. */
  readonly problems: readonly string[];
};
