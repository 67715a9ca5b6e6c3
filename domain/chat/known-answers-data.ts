import content from '#content/chat/answers.json' with { type: 'json' };

/** What is often asked, and the sentences of the library that answer it. */
export type KnownAnswer = {
  readonly id: string;
  /** How parents ask. */
  readonly asked: readonly string[];
  /** Sentences as they stand in articles and foods, or a question of the library that answers it. */
  readonly parts?: readonly { readonly article: string; readonly sentences: readonly string[] }[];
  readonly question?: string;
  /** Stands below the call of this rule. */
  readonly rule?: string;
};

export const knownAnswers: readonly KnownAnswer[] = content.answers;
