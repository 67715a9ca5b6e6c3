import { capital } from '#domain/text/capital.ts';

/** What the short names of vaccines stand for; the others are called so by parents and clinics alike. */
const PLAIN_NAMES: Readonly<Record<string, string>> = {
  Flu: 'flu',
  HepA: 'hepatitis A',
  HepB: 'hepatitis B',
  IPV: 'polio',
  MenACWY: 'meningococcal ACWY',
  MenB: 'meningococcal B',
  PCV: 'pneumococcal',
  RV: 'rotavirus',
  VAR: 'chickenpox',
};

/** Inside a sentence: 'rotavirus', 'hepatitis B', 'DTaP'. */
export function plainName(shortName: string): string {
  return PLAIN_NAMES[shortName] ?? shortName;
}

/** At its beginning: 'Rotavirus', 'Hepatitis B', 'DTaP'. */
export function plainFirst(shortName: string): string {
  return capital(plainName(shortName));
}

/** As a title, with what the clinic calls it: 'Rotavirus (RV)', 'Hepatitis B (HepB)', 'DTaP'. */
export function plainTitle(shortName: string): string {
  const name = plainFirst(shortName);
  return name === shortName ? name : `${name} (${shortName})`;
}
