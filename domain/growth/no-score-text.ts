import type { NoScoreReason } from './assess.ts';
import type { GrowthReference } from './reference.ts';

/** Why a value has no percentile, in a sentence for a parent. */
export function noScoreText(reason: NoScoreReason, { agesText }: Pick<GrowthReference, 'agesText'>): string {
  switch (reason) {
    case 'no-value':
      return 'Not measured.';
    case 'impossible-value':
      return 'No percentile: a measurement must be above 0.';
    case 'sex-unknown':
      return "No percentile yet: it needs the child's gender, which you can add in Settings.";
    case 'born-early':
      return 'No percentile yet: your child was born before 37 weeks, and the age from birth alone would make growth look smaller than it is.';
    case 'before-birth':
      return 'No percentile: this day is before the day of birth.';
    case 'age-out-of-range':
      return `No percentile: these lines cover ${agesText}.`;
    case 'length-out-of-range':
      return 'No percentile: length is outside 45 to 110 cm.';
    case 'height-out-of-range':
      return 'No percentile: height is outside 65 to 120 cm.';
  }
}
