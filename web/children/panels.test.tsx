import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Children } from '#contract/children.ts';
import type { Loaded } from '#testing/web/a-query-cache.tsx';
import { withChildren } from '#testing/web/with-children.tsx';
import { childrenOf, daniel, leo, mayaBornEarly as maya, today } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ChildFields } from './child-fields.tsx';
import { ChildFormPanel } from './child-form-panel.tsx';
import { ChildSwitcherMenu } from './child-switcher-menu.tsx';
import { ChildSwitcherPanel } from './child-switcher-panel.tsx';
import { ChildrenPanel } from './children-panel.tsx';
import { NoChildCard } from './no-child-card.tsx';

const offline = new CallFailed('offline');
const shown = (element: ReactElement, children: Loaded<Children>) =>
  renderToStaticMarkup(withChildren(children, element));

describe('[CHILD-01] the children in settings', () => {
  const panel = (children: Loaded<Children>) => shown(<ChildrenPanel />, children);

  test('each have their name, birthday and gender, and the first is active', () => {
    const words = wordsOf(panel(childrenOf(maya, leo)));

    expect(words).toContain('Manage child profiles');
    expect(words).toContain('Maya Brooks Active Born July 19, 2026 · Girl Edit Remove');
    expect(words).toContain('Leo Born February 3, 2024 · Boy Edit Remove');
    expect(words).toContain('Add Another Child');
  });

  test('[CHILD-03] show their picture where they have one', () => {
    const markup = panel(childrenOf({ ...maya, pictureAddress: '/pictures/a1' }, leo));

    expect(markup.match(/<img /g)).toHaveLength(1);
    expect(markup).toContain('src="/pictures/a1"');
  });

  test('a viewer cannot edit or remove, and a co-parent cannot remove', () => {
    const viewed = wordsOf(panel(childrenOf({ ...maya, may: 'view', isPrimary: false })));
    const shared = wordsOf(panel(childrenOf({ ...maya, isPrimary: false })));

    expect(viewed).not.toMatch(/Edit|Remove/);
    expect(shared).toContain('Girl Edit Add Another Child');
  });

  test('without any: No children added yet', () => {
    const markup = panel(childrenOf());

    expect(wordsOf(markup)).toContain('No children added yet');
    expect(markup).toMatch(/href="\/settings\?section=newborn&amp;action=add".*Add Your First Child/);
    expect(wordsOf(markup)).not.toContain('Add Another Child');
  });

  test('a child without a gender is in no list, and a message says how to complete it', () => {
    const markup = panel({ ...childrenOf(maya), incomplete: [{ ...leo, gender: null }] });

    expect(markup.match(/<li class="person">/g)).toHaveLength(1);
    expect(wordsOf(markup)).toContain('One child is hidden.');
    expect(markup).toContain(`<a href="/settings?section=newborn&amp;childId=${leo.id}">Complete Leo</a>`);
  });

  test('[UI-02] wait and fail in their own words', () => {
    expect(wordsOf(panel(null))).toContain('Loading children...');
    expect(wordsOf(panel(offline))).toContain('Failed to load children data');
  });
});

describe('[CHILD-02] the form of a child', () => {
  const form = (childId: string | null, children: Loaded<Children>, isAdding = true) =>
    wordsOf(shown(<ChildFormPanel childId={childId} isAdding={isAdding} today={today} units="metric" />, children));

  test.each([
    { childId: null, title: 'Add New Child', other: 'Edit Child Information' },
    { childId: maya.id, title: 'Edit Child Information', other: 'Add New Child' },
  ])('has the title $title while it loads, when it fails and when it is shown', ({ childId, title, other }) => {
    for (const state of [null, offline, childrenOf(maya)]) {
      expect(form(childId, state)).toContain(title);
      expect(form(childId, state)).not.toContain(other);
    }
  });

  test('is called New Child where the address names no child to edit', () => {
    expect(form(null, childrenOf(maya), false)).toMatch(/^New Child/);
  });

  test('[UI-02] waits and fails in its own words', () => {
    expect(form(maya.id, null)).toContain('Loading children...');
    expect(form(maya.id, offline)).toContain('Error loading child data');
  });

  test('names what its button does', () => {
    expect(form(null, childrenOf())).toContain('Add Child Back');
    expect(form(maya.id, childrenOf(maya))).toContain('Update Information Back');
  });

  test('says quietly who added the child and who changed it last', () => {
    const changed = { ...maya, changedBy: daniel, changedAt: '2026-11-02T15:00:00.000Z', version: 2 };

    expect(form(maya.id, childrenOf(changed))).toContain(
      'Added by you on July 20, 2026. Last changed by Daniel on November 2, 2026.',
    );
    expect(form(null, childrenOf(maya))).not.toContain('Added by');
  });

  test.each([
    { what: 'is gone', children: childrenOf(leo) },
    { what: 'may only be looked at', children: childrenOf({ ...maya, may: 'view' }) },
  ])('of a child that $what: Could not find child data', ({ children }) => {
    expect(form(maya.id, children)).toContain('Could not find child data');
    expect(form(maya.id, children)).not.toContain('Update Information');
  });

  test('completes a child that is hidden for want of a gender', () => {
    expect(form(leo.id, { ...childrenOf(), incomplete: [{ ...leo, gender: null }] })).toContain('Update Information');
  });
});

describe('the fields of a child', () => {
  const fields = (units: 'metric' | 'us') =>
    renderToStaticMarkup(<ChildFields child={maya} today={today} units={units} errors={{}} />);

  test('are filled with what is known, the birth weight without the unit beside it', () => {
    const markup = fields('metric');

    expect(markup).toMatch(/name="birthWeightKg"[^>]*value="3.41"/);
    expect(markup).toMatch(/name="gestationWeeks"[^>]*value="33"/);
    expect(markup).toMatch(/name="gestationRest"[^>]*value="5"/);
    expect(markup).toMatch(/name="gender" checked="" value="female"/);
    expect(wordsOf(markup)).toContain('Birth weight kg');
  });

  test('in pounds say once how to write a weight', () => {
    const markup = fields('us');

    expect(markup).toMatch(/name="birthWeightKg"[^>]*value="7\u00a0lb\u00a08.3\u00a0oz"/);
    expect(wordsOf(markup)).toContain('Birth weight In pounds and ounces, such as 7 lb 4 oz');
  });

  test('that were refused say so, the birth weight also when its text was', () => {
    const errors = { gestationDays: 'Weeks, please', birthWeightText: 'This is not the value that was entered' };
    const words = wordsOf(
      renderToStaticMarkup(<ChildFields child={null} today={today} units="metric" errors={errors} />),
    );

    expect(words).toContain('Weeks, please');
    expect(words).toContain('This is not the value that was entered');
  });
});

describe('[DASH-01] choosing the active child', () => {
  test('the button is named after the child: Switch child', () => {
    expect(wordsOf(shown(<ChildSwitcherPanel />, childrenOf(maya)))).toBe('M Maya Switch child');
    expect(wordsOf(shown(<ChildSwitcherPanel />, childrenOf()))).toBe('Add a child');
  });

  test('the menu has every child and a way to add one', () => {
    const menu = <ChildSwitcherMenu trigger={<Button>Maya</Button>} startsOpen />;

    expect(wordsOf(shown(menu, childrenOf(maya, leo)))).toMatch(/Switch child Maya Brooks .*Leo .*Add a new child/);
    expect(wordsOf(shown(menu, childrenOf()))).toBe('Maya Add a new child');
  });
});

test('what belongs to a child says so while there is none', () => {
  const words = wordsOf(renderToStaticMarkup(<NoChildCard title="Who was measured?">A child is.</NoChildCard>));

  expect(words).toBe('Who was measured? A child is. Add Your First Child');
});
