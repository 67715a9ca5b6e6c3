import { bucketsOf, NO_WEIGHT, type UrgencyWeights } from '#domain/chat/urgency/urgency-score.ts';

export type Example = {
  readonly text: string;
  readonly ageMonths: number | null;
  readonly isUrgent: boolean;
  /** How much it counts: less for what is neither calm nor urgent. */
  readonly counts: number;
};

const BUCKETS = 32_768;
const EPOCHS = 20;
const RATE = 0.3;
const BIAS_RATE = 0.02;
const DECAY = 1e-6;

/** A logistic regression by AdaGrad (Duchi, Hazan and Singer, 2011). The same examples give the same weights. */
export function trainedWeights(examples: readonly Example[], buckets = BUCKETS): UrgencyWeights {
  const read = examples.map(({ text, ageMonths }) => bucketsOf(text, ageMonths, buckets));
  const weights = new Float64Array(buckets);
  const squares = new Float64Array(buckets).fill(1e-8);
  const next = numbers();
  const order = examples.map((_, at) => at);
  let bias = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, next);
    for (const at of order) {
      const [example, its] = [examples[at], read[at]];
      if (!example || !its) continue;
      const share = 1 / Math.sqrt(its.length);
      const score = its.reduce((all, bucket) => all + (weights[bucket] ?? 0) * share, bias);
      const error = (1 / (1 + Math.exp(-score)) - Number(example.isUrgent)) * example.counts;
      bias -= BIAS_RATE * error;
      for (const bucket of its) {
        const weight = weights[bucket] ?? 0;
        const slope = error * share + DECAY * weight;
        const square = (squares[bucket] ?? 0) + slope * slope;
        squares[bucket] = square;
        weights[bucket] = weight - (RATE * slope) / Math.sqrt(square);
      }
    }
  }
  const most = weights.reduce((all, weight) => Math.max(all, Math.abs(weight)), 0);
  // Finer steps tell messages apart no better, and take longer to send.
  const step = most / NO_WEIGHT;
  const digits = Array.from(weights, (weight) => (Math.round(weight / step) + NO_WEIGHT).toString(36));
  return { weights: digits.join(''), step, bias };
}

function shuffle(order: number[], next: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}

/** From 0 to below 1, the same ones each time. */
function numbers(): () => number {
  let seed = 1;
  return () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
}
