import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Child } from '#contract/children.ts';
import { lazily, renderWhole } from '#web/client/page/lazily.ts';
import { withChildren } from '#testing/web/with-children.tsx';
import { childrenOf, maya, today } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { DashboardHead } from './dashboard-head.tsx';
import { sections, tabs } from './sections.ts';
import { Overview } from './overview.tsx';
import { SectionMenu, SectionTabs } from './section-menu.tsx';
import { dashboardHref, dashboardTab, panels } from './tabs.ts';

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
  test('are the six of the specification, in one order', () => {
    const six = ['overview', 'growth', 'development', 'food', 'learning', 'ai-insights'];

    expect(Object.keys(sections)).toEqual(six);
    expect(['overview', ...Object.keys(panels)]).toEqual(six);
    expect(tabs).toEqual(six);
    expect(wordsOf(renderToStaticMarkup(<SectionMenu tab="ai-insights" />))).toBe('AI Insights Dashboard Sections');
  });

  test('preload the files that they load', () => {
    const text = readFileSync(join(import.meta.dirname, 'sections.ts'), 'utf8');
    const loaded = [...text.matchAll(/import\('#([^']+)'\)/g)].map(([, file]) => file);

    expect(Object.values(panels)).toEqual(loaded);
  });

  test.each(tabs)('%s has an address that leads back to it', (id) => {
    const named = new URL(dashboardHref(id), 'https://fernling.example').searchParams.get('tab') ?? '';

    expect(dashboardTab(named)).toBe(id);
  });

  test.each([undefined, '', 'Growth', 'constructor'])('%s is none of them, and shows the overview', (named) => {
    expect(dashboardTab(named)).toBe('overview');
  });

  test('are a row of links, and one button with the current one on small screens', () => {
    expect(wordsOf(renderToStaticMarkup(<SectionTabs tab="growth" />))).toBe(
      'Overview Growth Development Food Learning AI Insights',
    );
    expect(wordsOf(renderToStaticMarkup(<SectionMenu tab="growth" />))).toBe('Growth Dashboard Sections');
  });
});

const aCard = (text: string) => ({
  module: text,
  first: [],
  Card: ({ child }: { child: Child }) => (
    <p>
      {text} of {child.firstName}
    </p>
  ),
});

test('the overview shows the cards of the rooms in their order', () => {
  const cards = [aCard('Vaccines'), aCard('Growth')];

  expect(renderToStaticMarkup(<Overview cards={cards} child={maya} today={today} />)).toBe(
    '<div class="grid"><p>Vaccines of Maya</p><p>Growth of Maya</p></div>',
  );
});

test('[DASH-01] a card far down is drawn by the server, and no script of it is waited for', async () => {
  const { Card } = aCard('Growth');
  const cards = [
    { module: 'vaccines', first: [], Card: lazily(async () => ({ VaccinesDrawn: Card }), 'VaccinesDrawn') },
    { module: 'growth', first: [], isLater: true, Card: lazily(async () => ({ GrowthDrawn: Card }), 'GrowthDrawn') },
  ];

  const { html, views } = await renderWhole(() =>
    renderToStaticMarkup(
      <Suspense>
        <Overview cards={cards} child={maya} today={today} />
      </Suspense>,
    ),
  );

  expect(html).toBe('<div class="grid"><p>Growth of Maya</p><div class="later"><p>Growth of Maya</p></div></div>');
  expect(views).toEqual(['VaccinesDrawn']);
});
