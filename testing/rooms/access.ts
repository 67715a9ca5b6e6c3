import type { Endpoint } from '#contract/endpoint.ts';

/** The six people of the access matrix, by their names in a test family. */
export const people = ['nobody', 'stranger', 'viewer', 'coParent', 'removed', 'parent'] as const;
export type PersonName = (typeof people)[number];

/** What somebody gets: what was asked for, or a refusal of this code. */
export type Outcome = 'done' | 'sign-in-needed' | 'not-found' | 'not-allowed';

type Row = Readonly<Record<PersonName, Outcome>>;
export const toAnyone: Row = {
  nobody: 'done',
  stranger: 'done',
  viewer: 'done',
  coParent: 'done',
  removed: 'done',
  parent: 'done',
};
export const toAccounts: Row = { ...toAnyone, nobody: 'sign-in-needed' };
/** What is one account's own is not there for anybody else, whatever they are to the child. */
export const toItsAccount: Row = {
  nobody: 'sign-in-needed',
  stranger: 'not-found',
  viewer: 'not-found',
  coParent: 'not-found',
  removed: 'not-found',
  parent: 'done',
};
export const toEveryViewer: Row = { ...toAccounts, stranger: 'not-found', removed: 'not-found' };
export const toEveryEditor: Row = { ...toEveryViewer, viewer: 'not-allowed' };
export const toThePrimaryParent: Row = { ...toEveryEditor, coParent: 'not-allowed' };

/** Who may do what at each endpoint of a room. */
export type AccessTo<Endpoints extends Record<string, Endpoint>> = { readonly [Name in keyof Endpoints]: Row };
