import said from '#content/red-flags/said-as.json' with { type: 'json' };
import redFlagsFile from '#content/red-flags/red-flags.json' with { type: 'json' };
import { redFlags, safetyNet } from '#domain/articles/red-flags-data.ts';
import { dangerReader, type DangerBook } from './danger.ts';

export const dangerBook: DangerBook = { rules: redFlags, safetyNet, saidAs: said.saidAs };

export const dangerEdition = redFlagsFile.edition;

export const dangerIn = dangerReader(dangerBook);
