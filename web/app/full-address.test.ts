import { expect, test } from 'vitest';
import { fullAddress } from './full-address.ts';

test.each([
  { path: '/dashboard', search: '', full: '/dashboard?tab=overview' },
  { path: '/dashboard', search: '?tab=growth&from=mail', full: '/dashboard?tab=growth' },
  { path: '/dashboard', search: '?tab=nowhere', full: '/dashboard?tab=overview' },
  { path: '/settings', search: '', full: '/settings?section=newborn' },
  { path: '/settings', search: '?tab=account', full: '/settings?section=account' },
  { path: '/print/visit', search: '', full: '/print/visit' },
  { path: '/print/visit', search: '?only=growth&childId=c1', full: '/print/visit?only=growth&childId=c1' },
  { path: '/print/visit', search: '?only=everything', full: '/print/visit' },
  { path: '/vaccines', search: '?tab=all', full: '/vaccines' },
  { path: '/vaccines', search: '?tab=overdue&from=mail', full: '/vaccines?tab=overdue' },
  { path: '/measurements', search: '', full: '/measurements' },
  { path: '/measurements', search: '?page=2', full: '/measurements?page=2' },
])('$path$search is $full', ({ path, search, full }) => {
  expect(fullAddress(path, search)).toBe(full);
});

test('[ACC-01] the list of children, the form of a new one and that of each child are places of their own', () => {
  const shown = ['section=newborn', 'action=add', 'childId=c1', 'childId=c2', 'section=account'];

  expect(new Set(shown.map((search) => fullAddress('/settings', `?${search}`))).size).toBe(shown.length);
});
