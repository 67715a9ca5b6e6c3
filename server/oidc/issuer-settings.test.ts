import { describe, expect, test } from 'vitest';
import { ConfigRefused, readConfig } from '#server/config.ts';

const google = { OIDC_GOOGLE_CLIENT_ID: 'fernling', OIDC_GOOGLE_CLIENT_SECRET: 'secret' };
const keycloak = {
  OIDC_KEYCLOAK_ISSUER: 'https://id.example.org/realms/family',
  OIDC_KEYCLOAK_CLIENT_ID: 'fernling',
  OIDC_KEYCLOAK_CLIENT_SECRET: 'another',
};

describe('[AUTH-05] issuers by settings', () => {
  test('there is none unless one is set', () => {
    expect(readConfig({}).issuers).toEqual([]);
    expect(readConfig({ OIDC_GOOGLE_CLIENT_ID: '', OIDC_KEYCLOAK_LABEL: '' }).issuers).toEqual([]);
  });

  test('Google needs its id and secret alone, and comes first', () => {
    expect(readConfig({ ...keycloak, ...google }).issuers).toMatchObject([
      { name: 'google', label: 'Google', address: 'https://accounts.google.com', clientId: 'fernling' },
      { name: 'keycloak', label: 'Keycloak', address: 'https://id.example.org/realms/family', clientSecret: 'another' },
    ]);
  });

  test('a button is called as the operator says', () => {
    expect(readConfig({ ...keycloak, OIDC_KEYCLOAK_LABEL: ' Our family ' }).issuers[0]?.label).toBe('Our family');
  });

  test('on this machine an issuer may be on plain http, elsewhere only if plain http is allowed at all', () => {
    const at = (OIDC_KEYCLOAK_ISSUER: string, ALLOW_PLAIN_HTTP = '0') =>
      readConfig({ ...keycloak, OIDC_KEYCLOAK_ISSUER, ALLOW_PLAIN_HTTP }).issuers[0]?.address;

    expect(at('http://127.0.0.1:8080')).toBe('http://127.0.0.1:8080');
    expect(at('http://id.home', '1')).toBe('http://id.home');
    expect(() => at('http://id.home')).toThrow(ConfigRefused);
  });

  test.each([
    [
      { OIDC_GOOGLE_CLIENT_ID: 'fernling' },
      'OIDC_GOOGLE_CLIENT_SECRET is missing: the other settings of that issuer do nothing without it.',
    ],
    [
      { ...keycloak, OIDC_KEYCLOAK_ISSUER: '' },
      'OIDC_KEYCLOAK_ISSUER is missing: the other settings of that issuer do nothing without it.',
    ],
    [
      { ...keycloak, OIDC_KEYCLOAK_ISSUER: 'https://id.example.org/?realm=family' },
      'OIDC_KEYCLOAK_ISSUER must be an address with https, such as https://id.example.org/realms/family, without a query.',
    ],
    [
      { ...keycloak, OIDC_KEYCLOAK_LABEL: 'x'.repeat(41) },
      'OIDC_KEYCLOAK_LABEL must be at most 40 characters on one line.',
    ],
    [
      { ...keycloak, ...google, OIDC_GOOGLE_ISSUER: keycloak.OIDC_KEYCLOAK_ISSUER },
      'OIDC_GOOGLE_ISSUER and OIDC_KEYCLOAK_ISSUER are the same.',
    ],
  ])('%j: %s', (settings, sentence) => {
    expect(() => readConfig(settings)).toThrow(new ConfigRefused(sentence));
  });
});
