declare const proof: unique symbol;

/** Proof that an account has access to a child. Only `server/children/access.ts` makes one. */
export type ProvenChild<Level extends 'seen' | 'editable' | 'own'> = {
  readonly id: string;
  readonly parentId: string;
  readonly [proof]: Level;
};

export type ReadableChild = ProvenChild<'seen' | 'editable' | 'own'>;

export type WritableChild = ProvenChild<'editable' | 'own'>;
