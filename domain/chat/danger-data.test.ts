import { expect, test } from 'vitest';
import told from '#content/red-flags/told-patterns.json' with { type: 'json' };
import { redFlags, safetyNet } from '#domain/articles/red-flags-data.ts';

const ids = new Set([...redFlags, safetyNet].map(({ id }) => id));

test.each([...Object.keys(told.patterns), ...told.ofAge.map(({ id }) => id)])(
  '[AI-04] patterns of what is told are those of a rule that is there: %s',
  (id) => {
    expect(ids).toContain(id);
  },
);
