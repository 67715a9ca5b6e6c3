import content from '#content/red-flags/danger-words.json' with { type: 'json' };

/** Words by which parents tell of danger. */
export const dangerWords: readonly string[] = content.words;

/** Slips that are far from the word, and what is meant: 'toung'. */
export const dangerSlips: ReadonlyMap<string, string> = new Map(Object.entries(content.slips));

/** English words that are near a word of danger, and no slips of it: 'sneezing'. */
export const calmWords: ReadonlySet<string> = new Set(content.calm);
