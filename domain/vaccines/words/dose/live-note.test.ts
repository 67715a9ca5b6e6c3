import { expect, test } from 'vitest';
import { wordsInput } from '#testing/vaccines/vaccine-words.ts';
import { COUNTS } from './dose-sentences.ts';
import { doseWords } from './dose-words.ts';

const bornOn = '2025-08-20';

function saidOf(code: string, given: string) {
  const patient = { observations: [{ code }] };
  const doses = [given];
  const input = wordsInput({ bornOn, today: '2026-11-23', patient, doses });
  const noted = new Map([[code, 'As noted']]);
  return doseWords({ ...input, noted })[0];
}

const KNOWS = 'this is a live vaccine, and “As noted” is noted';

test.each([
  { what: 'MMR with SCID', code: '013', given: '03', text: `Counts, but make sure the doctor knows of it: ${KNOWS}` },
  { what: 'MMR with medicine', code: '158', given: '03', details: [`Make sure the doctor knows of it: ${KNOWS}.`] },
  {
    what: 'MMR with chemotherapy',
    code: '168',
    given: '03',
    text: COUNTS['unless-during-chemotherapy'].text,
    details: [`Make sure the doctor knows of it: ${KNOWS}.`],
  },
  { what: 'MMR without a spleen', code: '160', given: '03' },
  { what: 'hepatitis A vaccine with SCID', code: '013', given: '83' },
])('[decision 60] $what that was given counts, and the doctor is to know of a live one', (of) => {
  const said = saidOf(of.code, `${of.given} 2026-08-25`);

  expect(said).toMatchObject({ counts: true, text: of.text ?? 'Counts', details: of.details ?? [] });
});
