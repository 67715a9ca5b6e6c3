import content from '#content/vaccines/names.json' with { type: 'json' };
import type { VaccineNames } from './names.ts';

/** The names of vaccines that our sentences use; which come from where, the file says. */
export const vaccineNames: VaccineNames = content;
