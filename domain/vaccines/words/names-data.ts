import content from '#content/vaccines/names.json' with { type: 'json' };
import type { VaccineNames } from '../editions/names-file.ts';

export const vaccineNames: VaccineNames = content;
