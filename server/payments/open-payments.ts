import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/db.ts';
import type { Payments } from './payments.ts';
import { testPayments } from './test-payments.ts';

type Parts = {
  readonly config: Pick<Config, 'payments' | 'publicUrl'>;
  readonly db: Db;
  readonly clock: () => Date;
};

/** Stripe's package is loaded only where it is used. */
export async function openPayments({ config, db, clock }: Parts): Promise<Payments> {
  const { payments, publicUrl } = config;
  if (payments.provider === 'test') return testPayments({ db, clock, publicUrl });
  const { stripePayments } = await import('./stripe.ts');
  return stripePayments(payments, publicUrl);
}
