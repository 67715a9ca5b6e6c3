import content from '#content/articles/untreated-subjects.json' with { type: 'json' };
import { meaningsOf, wordsIn } from './meanings.ts';
import { stemOf } from './stem.ts';

/** 'cold sore': what parents search for, and no article of ours treats. */
export const untreatedSubjects: readonly string[] = Object.values(content.subjects).flat();

/** Where a text names one of them: '!cold_sore'. */
export const subjectMeanings = meaningsOf(Object.fromEntries(untreatedSubjects.map((one) => [one, [one]])), '!');

/** Every word of them, without apostrophes. */
export const subjectWords: readonly string[] = wordsIn(untreatedSubjects);

/** The stem of the word of a subject by which an article that is near it is found: 'ear' of '!ear_wax'. */
export const nearSubjects: ReadonlyMap<string, string> = new Map(
  Object.entries(content.near).map(([subject, word]) => [`!${subject.replaceAll(' ', '_')}`, stemOf(word)]),
);
