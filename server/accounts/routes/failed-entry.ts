import * as z from 'zod/mini';
import {
  issuerFailures,
  issuerPurposes,
  type IssuerFailure,
  type IssuerPurpose,
} from '#contract/accounts/identities.ts';
import type { FailedEntry } from '#contract/pages.ts';
import type { CookieJar } from '#server/auth/cookie-jar.ts';
import type { House } from '#server/http/house.ts';
import { issuerNamed } from './identities.ts';

const cookie = 'entry';
const Failed = z.object({ issuer: z.string(), purpose: z.enum(issuerPurposes), why: z.enum(issuerFailures) });

type Failing = { readonly issuer: string; readonly purpose: IssuerPurpose; readonly why: IssuerFailure };

/** @returns the page with a form that tells of it once */
export function tellFailedEntry(cookies: CookieJar, { issuer, purpose, why }: Failing): string {
  cookies.set(cookie, JSON.stringify({ issuer, purpose, why }), { maxAgeS: 60 });
  return why === 'no account' || purpose === 'sign-up' ? '/signup' : '/login';
}

export function hasFailedEntry(cookies: CookieJar): boolean {
  return cookies.get(cookie) !== undefined;
}

/** Why this browser has come back from an issuer in vain; told once. */
export function takeFailedEntry(house: Pick<House, 'config'>, cookies: CookieJar): FailedEntry | null {
  const text = cookies.get(cookie);
  if (text === undefined) return null;
  cookies.clear(cookie);
  const told = Failed.safeParse(parsed(text));
  const issuer = told.success ? issuerNamed(house, told.data.issuer) : undefined;
  return told.success && issuer ? { label: issuer.label, purpose: told.data.purpose, why: told.data.why } : null;
}

/** Anybody can write a cookie of their own browser. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
