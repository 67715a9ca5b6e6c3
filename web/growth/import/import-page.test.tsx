import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { CsvLine, CsvPreview } from '#contract/growth/csv.ts';
import { day } from '#domain/time/day.ts';
import { withChildren } from '#testing/web/with-children.tsx';
import { childrenOf, maya, me } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { ImportMeasurementsPage, ImportTo } from '../import-measurements-page.tsx';
import { ImportPreview } from './import-preview.tsx';

const shown = (page: ReactElement, children = childrenOf(maya)) => renderToStaticMarkup(withChildren(children, page));

const lines: CsvLine[] = [
  { line: 2, status: 'new', measuredOn: day('2026-09-19'), weightKg: 5.1, heightCm: null, headCm: null, said: [] },
  {
    line: 3,
    status: 'unlikely',
    measuredOn: day('2026-10-22'),
    weightKg: 64.3,
    heightCm: null,
    headCm: null,
    said: [{ column: 'weight', field: 'weightKg', message: 'Is 64.3 kg right?' }],
  },
  {
    line: 4,
    status: 'problem',
    measuredOn: null,
    weightKg: null,
    heightCm: null,
    headCm: null,
    said: [{ column: 'date', field: null, message: 'Date measured is required' }],
  },
];
const preview: CsvPreview = {
  kind: 'baby-buddy',
  units: 'metric',
  children: [{ number: 1, name: 'Leo Brooks', rows: 3 }],
  child: 1,
  isNamesake: false,
  unread: ['tags'],
  space: 2000,
  lines,
};

describe('[GRO-01] the page that imports measurements', () => {
  test('has the child’s name in its title, and says what may be chosen and that nothing is added yet', () => {
    const words = wordsOf(shown(<ImportTo child={maya} me={me} />));

    expect(words).toContain('Import measurements for Maya');
    expect(words).toContain('Nothing is added before you have seen it.');
    expect(words).toContain("Baby Buddy's export of weight, height or head circumference. At most 1 MB.");
    expect(words).toContain('Choose a file first.');
  });

  test('offers a viewer nothing to choose', () => {
    const markup = shown(<ImportTo child={{ ...maya, may: 'view' }} me={me} />);

    expect(markup).not.toContain('type="file"');
    expect(wordsOf(markup)).toContain("You can see Maya's measurements, but not change them.");
  });

  test('[UI-02] without a child says how to add the first', () => {
    expect(wordsOf(shown(<ImportMeasurementsPage />, childrenOf()))).toContain('Add Your First Child');
  });

  test('lists problems first, then asks about unusual values, then shows every row', () => {
    const words = wordsOf(
      renderToStaticMarkup(
        <ImportPreview preview={preview} child={maya} units="metric" ticked={new Set()} onTick={() => {}} />,
      ),
    );

    expect(words).toMatch(
      /These rows are of Leo Brooks\. They will be added to Maya\..*1 row cannot be added as it is\. Line 4, date: Date measured is required.*Some values look unusual.*Oct 22, 2026: Is 64\.30\skg right\? Line 3 Date What becomes of it Weight Height Head No date Line 4 Problem.*Oct 22, 2026 Line 3 Please check 64\.30\skg.*Sep 19, 2026 Line 2 Will be added 5\.10\skg.*Columns that are not read: tags\./,
    );
  });

  test('a row that was ticked will be added', () => {
    const markup = renderToStaticMarkup(
      <ImportPreview preview={preview} child={maya} units="metric" ticked={new Set([3])} onTick={() => {}} />,
    );

    expect(wordsOf(markup)).not.toContain('Please check');
    expect(markup).toContain('checked=""');
  });
});
