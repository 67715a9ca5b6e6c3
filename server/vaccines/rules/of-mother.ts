import type { ChildOfAuthority } from '#domain/vaccines/editions/authorities.ts';
import type { PlannedChild } from './plan.ts';

/** What an authority's lines depend on. If nobody said, the result is unknown and the RSV vaccine was not given. */
export function ofMother({ bornOn, motherHepatitisB, motherRsvVaccine }: PlannedChild): ChildOfAuthority {
  return {
    bornOn,
    motherHepatitisB: motherHepatitisB ?? 'unknown',
    motherRsvVaccine: motherRsvVaccine ?? false,
  };
}
