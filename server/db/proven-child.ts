declare const proof: unique symbol;

/** A child that an account was proven to have access to. Only `server/children/access.ts` makes one. */
export type ProvenChild<Level extends 'seen' | 'editable' | 'own'> = {
  readonly id: string;
  /** The account that has access. */
  readonly parentId: string;
  readonly [proof]: Level;
};

/** For queries that read about a child. */
export type ReadableChild = ProvenChild<'seen' | 'editable' | 'own'>;

/** For queries that write about a child. */
export type WritableChild = ProvenChild<'editable' | 'own'>;
