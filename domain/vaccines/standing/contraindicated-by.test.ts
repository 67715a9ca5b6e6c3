import { expect, test } from 'vitest';
import { addMonths, day } from '#domain/time/day.ts';
import { publishedEdition } from '../editions/editions-data.ts';
import { MOTHER_HAD_RSV_VACCINE } from '../organize/patient.ts';
import { contraindicatedBy } from './contraindicated-by.ts';

const edition = publishedEdition('cdsi-4.65');
const bornOn = day('2026-01-15');
const child = { bornOn };

const MMR_REACTION = '091';
const BRAIN_ILLNESS_AFTER_DTAP = '079';
const POLIO_REACTION = '081';
const HIB_REACTION = '098';
const SEVERE_HIV = '154';

test.each([
  { what: 'a reaction to MMR', against: 'MMR', noted: [MMR_REACTION], by: MMR_REACTION },
  { what: 'a reaction to MMR, of which one product has varicella', against: 'Varicella', noted: [MMR_REACTION] },
  {
    what: 'a brain illness after DTaP',
    against: 'DTaP/Tdap/Td',
    noted: [BRAIN_ILLNESS_AFTER_DTAP],
    by: BRAIN_ILLNESS_AFTER_DTAP,
  },
  { what: 'a brain illness after DTaP', against: 'Hib', noted: [BRAIN_ILLNESS_AFTER_DTAP] },
  { what: 'a reaction to Hib, which some products have', against: 'DTaP/Tdap/Td', noted: [HIB_REACTION] },
  { what: 'a reaction to polio vaccine', against: 'Rabies', noted: [POLIO_REACTION] },
  { what: 'a weak immune system, asked about by itself', against: 'MMR', noted: [SEVERE_HIV] },
  { what: 'the vaccine that the mother had', against: 'RSV', noted: [MOTHER_HAD_RSV_VACCINE] },
  { what: 'the second of two', against: 'MMR', noted: [SEVERE_HIV, MMR_REACTION], by: MMR_REACTION },
])('$what, against $against: $by', ({ against, noted, by = null }) => {
  expect(contraindicatedBy({ edition, noted, child, on: addMonths(bornOn, 2) }, against)).toBe(by);
});
