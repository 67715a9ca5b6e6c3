import { expect, test } from 'vitest';
import { issuerSettingsAmong } from '#server/oidc/issuer-settings.ts';
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

test.each([
  ['OIDC_GOOGLE_CLIENTID', 'did you mean OIDC_GOOGLE_CLIENT_ID?'],
  ['ODIC_GOOGLE_CLIENT_ID', 'did you mean OIDC_GOOGLE_CLIENT_ID?'],
  ['OIDC_KEYCLOAK_CLIENT_SECRTE', 'did you mean OIDC_KEYCLOAK_CLIENT_SECRET?'],
  ['OIDC_KEYCLOAK_URL', ''],
])('[AUTH-05] %s is told at the start', (name, offer) => {
  const said = misspeltSettings([name], issuerSettingsAmong([name]));

  expect(said).toEqual([`${name} is no setting and does nothing${offer ? `: ${offer}` : '.'}`]);
});

test('[AUTH-05] what is a setting of an issuer is no mistake', () => {
  const names = ['OIDC_GOOGLE_CLIENT_ID', 'OIDC_GOOGLE_ISSUER', 'OIDC_KEYCLOAK_ISSUER', 'OIDC_KEYCLOAK_LABEL'];

  expect(misspeltSettings(names, issuerSettingsAmong(names))).toEqual([]);
});
