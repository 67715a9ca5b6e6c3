import content from '#content/articles/parents-words.json' with { type: 'json' };
import { meaningsOf, wordsIn } from './meanings.ts';

/** What parents mean by their words: '~sleep_training'. */
export const meanings = meaningsOf(content.meanings, '~');

/** Every word that the meanings are told by, and others that parents type and no text of ours has; no apostrophes. */
export const parentsWords: readonly string[] = wordsIn([...Object.values(content.meanings).flat(), ...content.plain]);
