declare const proof: unique symbol;

/** A child that an account was shown to belong to. Only `server/children/access.ts` makes one. */
export type ProvenChild<Level extends 'seen' | 'editable' | 'own'> = {
  readonly id: string;
  /** The account for which the child was proved. */
  readonly parentId: string;
  readonly [proof]: Level;
};

/** What a query that reads about a child takes. */
export type ReadableChild = ProvenChild<'seen' | 'editable' | 'own'>;

/** What a query that writes about a child takes. */
export type WritableChild = ProvenChild<'editable' | 'own'>;
