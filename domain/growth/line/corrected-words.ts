import type { Gender } from '#domain/children/child.ts';
import type { AgeBasis } from '../chart/age-basis.ts';
import type { SwitchWords } from './switch-words.ts';

const PRONOUNS = {
  female: { they: 'she', their: 'her' },
  male: { they: 'he', their: 'his' },
  unknown: { they: 'they', their: 'their' },
} as const;

export function correctedWords(firstName: string, gender: Gender | null, basis: AgeBasis): SwitchWords {
  const { they, their } = PRONOUNS[gender ?? 'unknown'];
  const cross = `The cross is where ${firstName} would be if ${they} had been born on ${their} due date, the circle is ${their} age from birth.`;
  const text =
    basis === 'corrected'
      ? `${cross} The percentile is read at the cross, until 24 months.`
      : `${cross} The line joins the circles now.`;
  return { title: 'Each measurement is drawn twice.', text };
}
