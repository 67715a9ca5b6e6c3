import { expect, test } from 'vitest';
import { misspeltSettings } from './misspelt-settings.ts';

const settings = ['PORT', 'HOST', 'SMTP_URL', 'LOG_LEVEL', 'PUBLIC_URL', 'DATA_DIR'];

test.each([
  { name: 'SMPT_URL', meant: 'SMTP_URL' },
  { name: 'LOGLEVEL', meant: 'LOG_LEVEL' },
  { name: 'PUBLIC_URI', meant: 'PUBLIC_URL' },
  { name: 'DATADIR', meant: 'DATA_DIR' },
  { name: 'PROT', meant: 'PORT' },
])('$name is said to be no setting, and $meant is offered', ({ name, meant }) => {
  expect(misspeltSettings([name], settings)).toEqual([
    `${name} is no setting and does nothing: did you mean ${meant}?`,
  ]);
});

test('settings and what every machine sets are no mistakes', () => {
  expect(misspeltSettings([...settings, 'HOME', 'PATH', 'HOSTNAME', 'SHELL', 'LANG', 'TERM'], settings)).toEqual([]);
});
