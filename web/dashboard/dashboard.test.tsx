import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Child } from '#contract/children.ts';
import { withChildren } from '#testing/web/with-children.tsx';
import { childrenOf, maya, today } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { DashboardHead } from './dashboard-head.tsx';
import { dashboardHref, dashboardTab, dashboardTabs } from './dashboard-tabs.ts';
import { Overview } from './overview.tsx';
import { SectionMenu, SectionTabs } from './section-menu.tsx';

describe('[DASH-01] [UI-02] the greeting', () => {
  const head = (child: Child | null, isKnown = true) =>
    wordsOf(
      renderToStaticMarkup(
        withChildren(
          isKnown ? childrenOf(...(child ? [child] : [])) : null,
          <DashboardHead child={child} isKnown={isKnown} today={today} />,
        ),
      ),
    );

  test("names the child, its age, birthday and gender: Hello, Maya's parent!", () => {
    const words = head(maya);

    expect(words).toContain("Hello, Maya's parent! 4 months Born July 19, 2026 Girl");
    expect(words).not.toContain('in settings');
  });

  test('says Boy of a boy', () => {
    expect(head({ ...maya, gender: 'male' })).toContain('Born July 19, 2026 Boy');
  });

  test('[PAR-01] says to whoever may only look that they can change nothing', () => {
    const line = 'You can look, and change nothing.';

    expect(head({ ...maya, may: 'view' })).toContain(`Girl ${line}`);
    expect(head(maya)).not.toContain(line);
  });

  test('without a child: Hello, parent!', () => {
    expect(head(null)).toContain("Hello, parent! Please add your baby's information in settings");
  });

  test('does not ask for a child before it is known that there is none', () => {
    expect(head(null, false)).not.toContain('in settings');
  });
});

describe('[DASH-01] the tabs', () => {
  test.each(dashboardTabs.map(({ id }) => id))('%s has an address that leads back to it', (id) => {
    const named = new URL(dashboardHref(id), 'https://fernling.example').searchParams.get('tab');

    expect(dashboardTab(named)).toBe(id);
  });

  test.each([undefined, null, '', 'Overview', 'constructor', 3])('%s selects none of them', (named) => {
    expect(dashboardTab(named)).toBeNull();
  });

  test('are a row of links, and one button with the current one on small screens', () => {
    expect(wordsOf(renderToStaticMarkup(<SectionTabs tab="growth" />))).toBe('Overview Growth');
    expect(wordsOf(renderToStaticMarkup(<SectionMenu tab="growth" />))).toBe('Growth Dashboard Sections');
  });
});

test('the overview shows the cards of the rooms in their order', () => {
  const aCard = (text: string) => ({
    module: text,
    first: [],
    Card: ({ child }: { child: Child }) => (
      <p>
        {text} of {child.firstName}
      </p>
    ),
  });
  const cards = [aCard('Vaccines'), aCard('Growth')];

  expect(renderToStaticMarkup(<Overview cards={cards} child={maya} today={today} />)).toBe(
    '<div class="grid"><p>Vaccines of Maya</p><p>Growth of Maya</p></div>',
  );
});
