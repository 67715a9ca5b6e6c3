import { expect, test } from 'vitest';
import { wordsInput, type History } from '#testing/vaccines/vaccine-words.ts';
import { forecastWords } from './forecast-words.ts';

const bornOn = '2026-09-12';

test.each<Omit<History, 'bornOn'> & { readonly text: string }>([
  { today: bornOn, motherHepatitisB: 'negative', text: 'At birth, within 24 hours: due now' },
  { today: bornOn, motherHepatitisB: 'positive', text: 'At birth, within 12 hours: due now' },
  { today: bornOn, motherHepatitisB: 'unknown', text: 'At birth, within 12 hours: due now' },
  {
    today: '2026-09-13',
    motherHepatitisB: 'negative',
    text: 'It was due at birth, within 24 hours: as soon as possible',
  },
  { today: '2026-10-09', text: 'It was due at birth, within 12 hours: as soon as possible' },
  { today: '2026-10-10', motherHepatitisB: 'negative', text: 'Due now, since September 12' },
  { today: '2026-10-10', motherHepatitisB: 'positive', text: 'It was due at birth: as soon as possible' },
  { today: '2027-04-10', text: 'It was due at birth: as soon as possible' },
  { today: bornOn, motherHepatitisB: 'negative', authority: 'cdc-2026-01', text: 'Due now, until October 9' },
  { today: bornOn, motherHepatitisB: 'positive', authority: 'cdc-2026-01', text: 'At birth, within 12 hours: due now' },
  {
    today: bornOn,
    doses: ['08 2026-09-12'],
    text: 'Next dose: recommended from October 12, can be given from October 10',
  },
])(
  'hepatitis B on $today for a child born on September 12, mother $motherHepatitisB, list $authority: $text',
  ({ text, ...history }) => {
    const said = forecastWords(wordsInput({ bornOn, ...history })).find(({ vaccineGroup }) => vaccineGroup === 'HepB');
    expect(said?.text).toBe(text);
  },
);
