import { expect, test } from 'vitest';
import { given } from '#testing/vaccines/vaccine-plans.ts';
import { withinFamily } from './brand-families.ts';
import type { Option } from './options.ts';

const DAPTACEL = '106';
const VAXELIS = '146';
const INFANRIX = '20';
const PEDIARIX = '110';

type Next = Option['nextDoses'][number];
const next = (vaccineGroup: string) => ({ forecast: { vaccineGroup } }) as Next;
const [dtap, hepb] = [next('DTaP/Tdap/Td'), next('HepB')];
const option = (cvx: string, ...nextDoses: readonly Next[]) => ({ product: { cvx }, nextDoses }) as unknown as Option;
const kept = (after: string | null, ...options: readonly Option[]) =>
  withinFamily(options, after === null ? [] : given(after, '2026-03-01')).map(({ product }) => product.cvx);

test('after no DTaP every product is open', () => {
  expect(kept(null, option(DAPTACEL, dtap), option(INFANRIX, dtap), option('130', dtap))).toEqual([
    DAPTACEL,
    INFANRIX,
    '130',
  ]);
});

test('a product of another maker is dropped where one of the same does for its DTaP, whatever else is in it', () => {
  expect(kept(INFANRIX, option(INFANRIX, dtap), option(VAXELIS, dtap, hepb))).toEqual([INFANRIX]);
  expect(kept(VAXELIS, option(INFANRIX, dtap), option(PEDIARIX, dtap, hepb), option(DAPTACEL, dtap))).toEqual([
    DAPTACEL,
  ]);
});

test('a combination of another maker stays where none of the same does, also for its other vaccines', () => {
  expect(kept(INFANRIX, option(VAXELIS, hepb, dtap), option('08', hepb))).toEqual([VAXELIS, '08']);
});
