import type { GrowthReference, ReferencePlan } from '../score/reference.ts';

export type ReferenceChoice = 'cdc' | 'who';

export const REFERENCE_CHOICES = ['cdc', 'who'] as const satisfies readonly ReferenceChoice[];

export type References = {
  readonly who2006: { readonly to24Months: GrowthReference; readonly to60Months: GrowthReference };
  readonly who2007: GrowthReference;
  readonly cdc2000: GrowthReference;
};

/** WHO's to 24 months for everyone, then the chosen one. */
export function referencePlan({ who2006, who2007, cdc2000 }: References, choice: ReferenceChoice): ReferencePlan {
  return choice === 'cdc' ? [who2006.to24Months, cdc2000] : [who2006.to60Months, who2007];
}
