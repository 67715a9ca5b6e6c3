import { expect, test } from 'vitest';
import { maya, me, measured } from '#testing/web/replies.ts';
import { growthSummaryQuery } from './summary-data.ts';

const weighed = { ...measured('2026-11-19', { weightKg: 6.94 }), changedAt: '2026-11-19T08:00:00.000Z' };
const known = { child: maya, me, measurements: [weighed] };
const keyOf = (about: typeof known) => JSON.stringify(growthSummaryQuery(about).queryKey);

test.each([
  { what: 'the child', changed: { child: { ...maya, version: maya.version + 1 } } },
  { what: 'another child', changed: { child: { ...maya, id: '0199aaaa-0000-7000-8000-000000000001' } } },
  { what: 'the units', changed: { me: { ...me, units: me.units === 'us' ? ('metric' as const) : ('us' as const) } } },
  {
    what: 'the lines',
    changed: { me: { ...me, growthReference: me.growthReference === 'who' ? ('cdc' as const) : ('who' as const) } },
  },
  { what: 'a weight', changed: { measurements: [{ ...weighed, changedAt: '2026-11-19T08:00:01.000Z' }] } },
  { what: 'one more weight of the same instant', changed: { measurements: [weighed, weighed] } },
  { what: 'the only weight, which is gone', changed: { measurements: [] } },
])('what is said of growth is asked again when it changes: $what', ({ changed }) => {
  expect(keyOf({ ...known, ...changed })).not.toBe(keyOf(known));
});

test('and not when measurements come in another order', () => {
  const earlier = { ...weighed, changedAt: '2026-11-01T08:00:00.000Z' };

  expect(keyOf({ ...known, measurements: [earlier, weighed] })).toBe(
    keyOf({ ...known, measurements: [weighed, earlier] }),
  );
});
