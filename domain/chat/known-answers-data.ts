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
  /** In whole months, for whom it holds; otherwise for the ages of its articles. */
  readonly ages?: { readonly from?: number; readonly until?: number };
  /** No sentence is left out for naming another age. */
  readonly isWhole?: boolean;
  /** For a child that was born early alone. */
  readonly isEarly?: boolean;
  /** Steps of first aid, shown below a call to 911, too, where somebody asks how it is done. */
  readonly isFirstAid?: boolean;
};

export const knownAnswers: readonly KnownAnswer[] = content.answers;
