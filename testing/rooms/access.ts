import type { Endpoint } from '#contract/endpoint.ts';

export const people = ['nobody', 'stranger', 'viewer', 'coParent', 'removed', 'parent'] as const;
export type PersonName = (typeof people)[number];

/** Success, or the code of the refusal. */
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
/** Whatever their access to a child; in each request the primary parent has the role. */
export const toEditors: Row = {
  nobody: 'sign-in-needed',
  stranger: 'not-allowed',
  viewer: 'not-allowed',
  coParent: 'not-allowed',
  removed: 'not-allowed',
  parent: 'done',
};
/** Whatever their access to the child. */
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

export type AccessTo<Endpoints extends Record<string, Endpoint>> = { readonly [Name in keyof Endpoints]: Row };
