import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Child, Children } from '#contract/children.ts';
import { withChildren } from '#testing/web/with-children.tsx';
import { childrenOf, leo, maya, mayaBornEarly, today } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
// Loaded before a page asks for them, so that nothing loads after the last test.
import '#web/checkups/questions/visit-questions-panel.tsx';
import '#web/checkups/visit/visit-for-panel.tsx';
import '#web/growth/visit/visit-growth-panel.tsx';
import '#web/growth/visit/visit-measurements-panel.tsx';
import '#web/vaccines/visit/visit-due-panel.tsx';
import '#web/vaccines/visit/visit-given-panel.tsx';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { VisitPage } from './visit-page.tsx';
import { visitHref, visitSearch, type VisitSearch } from './visit-search.ts';
import { sectionsOf } from './visit-sections.ts';
import { VisitSheet } from './visit-sheet.tsx';

const page = (children: Children | CallFailed | null, search: VisitSearch = {}) =>
  wordsOf(renderToStaticMarkup(withChildren(children, <VisitPage search={search} />)));

describe('[decision 48] the page of the sheet for the doctor', () => {
  test('is about the active child, and about another one when the address says so', () => {
    const both = childrenOf(maya, leo);

    expect(page(both)).toContain('Child Maya Brooks');
    expect(page(both, { childId: leo.id })).toContain('Child Leo Born February 3, 2024 · boy');
  });

  test('has a child without a gender, too, when the address names it', () => {
    const incomplete = { ...childrenOf(maya), incomplete: [{ ...leo, gender: null }] };

    expect(page(incomplete, { childId: leo.id })).toContain('Born February 3, 2024 Age today');
  });

  test('leads back, and prints', () => {
    expect(page(childrenOf(maya))).toMatch(/^Back to Dashboard Print Fernling For the doctor visit/);
    expect(page(childrenOf(maya), { only: 'growth' })).toMatch(/^Back to Dashboard Print Fernling/);
  });

  test('has nothing to print without a child, and says how to add the first', () => {
    expect(page(childrenOf())).toMatch(
      /^Back to Dashboard For the doctor visit No children added yet.*Add Your First Child$/,
    );
  });

  test('says that a child does not exist, without saying whose it is', () => {
    expect(page(childrenOf(maya), { childId: leo.id })).toContain('Could not find child data The child was removed');
  });

  test('says that it is loading, and when it cannot be loaded', () => {
    expect(page(null)).toBe('Back to Dashboard For the doctor visit Loading children...');
    expect(page(new CallFailed('offline'))).toContain('Error loading child data');
  });
});

const HowTheChildGrew = ({ child: { firstName } }: { child: Child }) => <p>How {firstName} grew</p>;

describe('[decision 48] the sheet for the doctor', () => {
  const sheet = (child: Child) =>
    wordsOf(
      renderToStaticMarkup(
        <VisitSheet
          child={child}
          today={today}
          isWhole={false}
          sections={[{ id: 'growth', of: 'growth', load: async () => null, Panel: HowTheChildGrew }]}
        />,
      ),
    );

  test('says what it is, who the child is and when it was printed, then has its sections', () => {
    expect(sheet(maya)).toBe(
      'Fernling For the doctor visit Child Maya Brooks Born July 19, 2026 · girl Age today 4 months 2 days Printed November 21, 2026 ' +
        "How Maya grew Maya Brooks. Kept by Maya's parents in Fernling. Not a medical record and no substitute for professional medical advice, diagnosis or treatment.",
    );
  });

  test('says at how many weeks the child was born and its weight, where that is known', () => {
    const { gestationDays, birthWeightKg } = maya;

    expect(sheet(mayaBornEarly)).toContain('For the doctor visit Born at 33 weeks 5 days, 3.41 kg Child');
    expect(sheet({ ...mayaBornEarly, birthWeightKg })).toContain('For the doctor visit Born at 33 weeks 5 days Child');
    expect(sheet({ ...mayaBornEarly, gestationDays })).toContain('For the doctor visit Birth weight 3.41 kg Child');
    expect(sheet(maya)).not.toMatch(/weeks|weight/);
  });
});

describe('[decision 48] the address of the sheet', () => {
  test.each<VisitSearch>([
    {},
    { only: 'growth' },
    { only: 'vaccines' },
    { only: 'foods' },
    { childId: 'c1' },
    { only: 'growth', childId: 'c1' },
  ])('says %j and is read as that', (search) => {
    const { pathname, searchParams } = new URL(visitHref(search), 'http://localhost');

    expect(pathname).toBe('/print/visit');
    expect(visitSearch(Object.fromEntries(searchParams))).toEqual(search);
  });

  test('shows every section by default, and for an unknown one', () => {
    expect(sectionsOf(undefined).map(({ id }) => id)).toEqual([
      'due',
      'questions',
      'growth',
      'milestones',
      'foods',
      'given',
      'measurements',
    ]);
    expect(sectionsOf('growth').map(({ id }) => id)).toEqual(['growth', 'measurements']);
    expect(sectionsOf(visitSearch({ only: 'everything' }).only)).toEqual(sectionsOf(undefined));
  });
});
