import type { ChildOfAuthority } from '#domain/vaccines/editions/authorities.ts';
import type { PlannedChild } from './plan.ts';

/** What an authority's lines go by; what nobody said of the mother is unknown, or no vaccine. */
export function ofMother({ bornOn, motherHepatitisB, motherRsvVaccine }: PlannedChild): ChildOfAuthority {
  return {
    bornOn,
    motherHepatitisB: motherHepatitisB ?? 'unknown',
    motherRsvVaccine: motherRsvVaccine ?? false,
  };
}
