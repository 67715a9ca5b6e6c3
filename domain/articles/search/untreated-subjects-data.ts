import content from '#content/articles/untreated-subjects.json' with { type: 'json' };
import { meaningsOf, wordsIn } from './meanings.ts';
import { stemOf } from './stem.ts';

/** 'pink eye': what parents search for, and no article of ours treats. */
export const untreatedSubjects: readonly string[] = Object.values(content.subjects).flat();

/** Where a text names one of them: '!pink_eye'. */
export const subjectMeanings = meaningsOf(Object.fromEntries(untreatedSubjects.map((one) => [one, [one]])), '!');

/** Every word of them, without apostrophes. */
export const subjectWords: readonly string[] = wordsIn(untreatedSubjects);

/** The stem of the word of a subject by which an article that is near it is found: 'rash' of '!diaper_rash'. */
export const nearSubjects: ReadonlyMap<string, string> = new Map(
  Object.entries(content.near).map(([subject, word]) => [`!${subject.replaceAll(' ', '_')}`, stemOf(word)]),
);
