import { expect, test } from 'vitest';
import { TransactionScope } from './transaction-scope.ts';

test('two databases do not know of each other: inside one transaction the other may be used', async () => {
  const [one, other] = [new TransactionScope(), new TransactionScope()];

  await one.run(async () => {
    one.begin();
    expect(() => one.assertOutside()).toThrow('only trx');
    expect(() => other.assertOutside()).not.toThrow();
  });
});

test('one permission begins one transaction', async () => {
  const scope = new TransactionScope();

  const late = await scope.run(async () => () => scope.begin());

  expect(() => scope.begin()).toThrow('open a transaction with tx');
  expect(late).toThrow('open a transaction with tx');
});
