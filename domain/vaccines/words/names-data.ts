import content from '#content/vaccines/names.json' with { type: 'json' };
import type { VaccineNames } from './names.ts';

export const vaccineNames: VaccineNames = content;
