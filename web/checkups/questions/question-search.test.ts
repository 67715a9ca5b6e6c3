import { expect, test } from 'vitest';
import { questionsWith } from './question-search.ts';

const eczema = { text: 'Does eczema change our allergy plan?', answer: 'Peanut early, at 4 to 6 months.' };
const iron = { text: 'Do we need iron drops?', answer: null };
const cream = { text: 'Which crème for the rash?', answer: 'A fat one, twice a day.' };
const all = [eczema, iron, cream];

test.each([
  { search: '', found: all },
  { search: '  ', found: all },
  { search: 'eczema', found: [eczema] },
  { search: 'PEANUT', found: [eczema] },
  { search: 'plan early', found: [eczema] },
  { search: 'iron peanut', found: [] },
  { search: 'creme', found: [cream] },
  { search: 'IRÓN', found: [iron] },
  { search: 'null', found: [] },
  { search: 'exzema', found: [eczema] },
  { search: 'eczmea', found: [eczema] },
  { search: 'peanutt early', found: [eczema] },
  { search: 'alergy plan', found: [eczema] },
  { search: 'alergy iron', found: [] },
  { search: 'irom', found: [iron] },
  { search: 'plane', found: [eczema] },
  { search: 'months?', found: [eczema] },
  { search: 'fever', found: [] },
])(
  "[decision 77] a search for '$search' finds what was asked or answered with each of its words",
  ({ search, found }) => {
    expect(questionsWith(all, search)).toEqual(found);
  },
);
