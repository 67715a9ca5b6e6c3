import { expect, test } from 'vitest';
import { settingsHref, settingsSearch, type SettingsSearch } from './settings-search.ts';

test.each([
  { given: {}, search: { section: 'newborn' } },
  { given: { section: 'account' }, search: { section: 'account' } },
  { given: { tab: 'account' }, search: { section: 'account' } },
  { given: { section: 'subscription' }, search: { section: 'subscription' } },
  { given: { tab: 'subscription' }, search: { section: 'subscription' } },
  { given: { section: 'newborn', tab: 'account' }, search: { section: 'newborn' } },
  { given: { section: 'newborn', action: 'add' }, search: { section: 'newborn', action: 'add' } },
  { given: { tab: 'parents', childId: 'c1' }, search: { section: 'parents', childId: 'c1' } },
  { given: { section: 'parents', action: 'add' }, search: { section: 'parents', action: 'add' } },
  { given: { section: 'nowhere', action: 'delete' }, search: { section: 'newborn' } },
  { given: { section: 'newborn', childId: '' }, search: { section: 'newborn', action: 'new' } },
  { given: { childId: 'c1' }, search: { section: 'newborn', childId: 'c1' } },
])('[ACC-01] settings opened with $given', ({ given, search }) => {
  expect(settingsSearch(given)).toEqual(search);
});

test.each<SettingsSearch>([
  { section: 'account' },
  { section: 'newborn', action: 'add' },
  { section: 'newborn', action: 'new' },
  { section: 'newborn', childId: 'a b&c' },
])('[ACC-01] the address of %j leads back to it', (search) => {
  const { searchParams } = new URL(settingsHref(search), 'http://localhost');

  expect(settingsSearch(Object.fromEntries(searchParams))).toEqual(search);
});
