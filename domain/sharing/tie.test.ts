import { expect, test } from 'vitest';
import { tieText } from './tie.ts';

test('[PAR-03] what is offered reads as a parent would say it', () => {
  expect(tieText({ relationship: 'guardian', may: 'view' })).toBe('guardian (Can view)');
  expect(tieText({ relationship: 'mother', may: 'edit' })).toBe('mother (Can edit)');
});
