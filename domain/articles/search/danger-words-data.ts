import content from '#content/red-flags/danger-words.json' with { type: 'json' };
import { dangerSpeller, type DangerWords } from './danger-spelling.ts';

export const dangerWords: DangerWords = content;

export const dangerSpelled = dangerSpeller(dangerWords);
