import { expect, test } from 'vitest';
import { readSubscription } from '#contract/billing.ts';
import { checkOut, manage } from '#testing/billing/paying.ts';
import { aFamily } from '#testing/family.ts';
import { anExportFile, exportOf, importFile } from '#testing/moving.ts';

test('[ACC-03] an export carries the plan with its history, and no number of the payment provider', async () => {
  const family = await aFamily();
  const { parent, clock, house } = family;
  await checkOut(family, parent);
  clock.goOn({ minutes: 5 });
  await manage(family, parent, 'cancel-at-end');

  const account = (await exportOf(family, parent)).get('account.json')?.toString() ?? '';

  expect(JSON.parse(account)).toMatchObject({
    plan: {
      subscription: {
        status: 'active',
        cancelsAtPeriodEnd: true,
        cancelAt: '2026-12-21T15:00:00.000Z',
        currentPeriodEnd: '2026-12-21T15:00:00.000Z',
      },
      grant: null,
      changes: [
        { what: 'pending_cancellation', endsAt: '2026-12-21T15:00:00.000Z', at: '2026-11-21T15:05:00.000Z' },
        { what: 'active', endsAt: '2026-12-21T15:00:00.000Z', at: '2026-11-21T15:00:00.000Z' },
      ],
    },
  });
  for (const { id } of await house.db.selectFrom('test_payments').select('id').execute())
    expect(account).not.toContain(id);
});

test('[ACC-03] an import brings nobody a plan', async () => {
  const family = await aFamily();
  await checkOut(family, family.parent);
  const file = await anExportFile(family, family.parent);

  expect(await importFile(family, family.stranger, file)).toMatchObject({ status: 'ready' });

  expect(await family.stranger.call(readSubscription, {})).toMatchObject({ status: null, isSubscribed: false });
});
