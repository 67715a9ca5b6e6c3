import { expect, test } from 'vitest';
import { NEXT_SAID } from '#testing/vaccines/next-said.ts';
import { wordsInput } from '#testing/vaccines/vaccine-words.ts';
import { forecastWords } from './forecast-words.ts';

test.each(NEXT_SAID)('of $of a child born on $bornOn hears on $today: $said.0', ({ of, said, ...history }) => {
  const words = forecastWords(wordsInput(history)).find(
    ({ vaccineGroup, seriesGroup }) => `${vaccineGroup}/${seriesGroup}` === of,
  );

  expect(words && [words.text, ...words.details]).toEqual(said);
});
