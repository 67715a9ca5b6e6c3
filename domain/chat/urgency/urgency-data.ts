import weights from '#content/red-flags/urgency-weights.json' with { type: 'json' };
import type { UrgencyWeights } from './urgency-score.ts';

export const urgency: UrgencyWeights = weights;
