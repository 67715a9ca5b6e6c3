/** Somebody who vouches for people by OpenID Connect, such as Google. */
export type Issuer = {
  /** In our addresses and on the names of settings: `google`. */
  readonly name: string;
  /** On the button: 'Google'. */
  readonly label: string;
  /** Where its description is found, below `/.well-known/openid-configuration`. */
  readonly address: string;
  readonly clientId: string;
  readonly clientSecret: string;
};

/** For docs/operating.md. NAME stands for a word that the operator chooses. */
export const issuerVariables: Readonly<Record<string, { default: string; meaning: string }>> = {
  OIDC_GOOGLE_CLIENT_ID: {
    default: '',
    meaning:
      "Id of this server at Google. With the secret beside it people can sign up and log in with Google: see 'Sign-in with Google and others'.",
  },
  OIDC_GOOGLE_CLIENT_SECRET: { default: '', meaning: 'Secret of this server at Google.' },
  OIDC_NAME_ISSUER: {
    default: '',
    meaning:
      'Address of another issuer of OpenID Connect. NAME is a word of yours, of letters and digits, such as KEYCLOAK; several issuers have several names.',
  },
  OIDC_NAME_CLIENT_ID: { default: '', meaning: 'Id of this server at that issuer.' },
  OIDC_NAME_CLIENT_SECRET: { default: '', meaning: 'Secret of this server at that issuer.' },
  OIDC_NAME_LABEL: { default: '', meaning: 'What the button calls that issuer. Empty: the name, as Keycloak.' },
};

const parts = ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET', 'LABEL'] as const;
const shape = new RegExp(`^OIDC_([A-Z][A-Z0-9]{0,19})_(?:${parts.join('|')})$`);
const google = 'https://accounts.google.com';
const longestLabel = 40;

/** Whether plain http is allowed to a host. */
type MayBePlain = (hostname: string) => boolean;
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Google first, the others by name.
 *
 * @param refuse throws its sentence
 */
export function issuersIn(
  environment: Environment,
  mayBePlain: MayBePlain,
  refuse: (sentence: string) => never,
): Issuer[] {
  const names = new Set(
    Object.keys(environment)
      .filter((key) => environment[key])
      .flatMap((key) => shape.exec(key)?.[1] ?? []),
  );
  const issuers = [...names]
    .toSorted((one, other) => Number(other === 'GOOGLE') - Number(one === 'GOOGLE') || (one < other ? -1 : 1))
    .map((name) => issuerOf(name, environment, mayBePlain, refuse));
  for (const [place, { name, address }] of issuers.entries()) {
    const twin = issuers.slice(0, place).find((other) => other.address === address);
    if (twin) refuse(`OIDC_${twin.name.toUpperCase()}_ISSUER and OIDC_${name.toUpperCase()}_ISSUER are the same.`);
  }
  return issuers;
}

function issuerOf(
  name: string,
  environment: Environment,
  mayBePlain: MayBePlain,
  refuse: (sentence: string) => never,
): Issuer {
  const given = (part: (typeof parts)[number]) => environment[`OIDC_${name}_${part}`]?.trim() ?? '';
  const needed = (part: (typeof parts)[number]) =>
    given(part) || refuse(`OIDC_${name}_${part} is missing: the other settings of that issuer do nothing without it.`);
  const address = name === 'GOOGLE' ? given('ISSUER') || google : needed('ISSUER');
  if (!isAddress(address, mayBePlain)) {
    refuse(
      `OIDC_${name}_ISSUER must be an address with https, such as https://id.example.org/realms/family, without a query.`,
    );
  }
  const label = given('LABEL') || `${name.slice(0, 1)}${name.slice(1).toLowerCase()}`;
  if (label.length > longestLabel || /\p{C}/u.test(label)) {
    refuse(`OIDC_${name}_LABEL must be at most ${longestLabel} characters on one line.`);
  }
  return {
    name: name.toLowerCase(),
    label,
    address,
    clientId: needed('CLIENT_ID'),
    clientSecret: needed('CLIENT_SECRET'),
  };
}

function isAddress(text: string, mayBePlain: MayBePlain): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, search, hash, username, hostname } = new URL(text);
  if (search || hash || username) return false;
  return protocol === 'https:' || (protocol === 'http:' && mayBePlain(hostname));
}

/** The settings that an issuer has for which at least one name is set, and those of Google. */
export function issuerSettingsAmong(names: readonly string[]): string[] {
  const issuers = new Set(['GOOGLE', ...names.flatMap((name) => /^OIDC_([A-Z][A-Z0-9]{0,19})_/.exec(name)?.[1] ?? [])]);
  return [...issuers].flatMap((issuer) => parts.map((part) => `OIDC_${issuer}_${part}`));
}
