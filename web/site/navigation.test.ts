import { expect, test } from 'vitest';
import { pageAt } from '#web/app/pages.ts';
import { barItems, currentHref } from './navigation.ts';

const hannah = { name: 'Hannah', theme: 'system' } as const;

test('[NAV-01] a parent finds the dashboard, the vaccines, the milestones, the appointments, growth tracking, the articles, the settings and the contact page in the bar', () => {
  expect(barItems(hannah)).toEqual([
    { label: 'Dashboard', href: '/dashboard' },
    { label: 'Vaccines', href: '/vaccines' },
    { label: 'Milestones', href: '/milestones' },
    { label: 'Appointments', href: '/appointments' },
    { label: 'Growth Tracking', href: '/dashboard?tab=growth' },
    { label: 'Education', href: '/education' },
    { label: 'Settings', href: '/settings' },
    { label: 'Contact', href: '/contact-us' },
  ]);
});

test('[PUB-04] [NAV-01] a visitor finds the previews of vaccines, milestones, growth and articles, and the contact form, in the bar', () => {
  expect(barItems(null)).toEqual(
    expect.arrayContaining([
      { label: 'Vaccines', href: '/preview/vaccine-scheduler' },
      { label: 'Milestones', href: '/preview/milestone-tracking' },
      { label: 'Growth Tracking', href: '/preview/growth-tracking' },
      { label: 'Education', href: '/preview/educational-content' },
      { label: 'Contact', href: '/contact' },
    ]),
  );
});

test('[NAV-01] a visitor is offered no page that needs an account', () => {
  const whoMay = barItems(null).map(({ href }) => pageAt(href)?.who);

  expect(whoMay.filter((who) => who !== 'anyone')).toEqual([]);
});

test.each([
  { address: '/dashboard', current: '/dashboard' },
  { address: '/dashboard?tab=growth', current: '/dashboard' },
  { address: '/vaccines?tab=overdue', current: '/vaccines' },
  { address: '/milestones/motor', current: '/milestones' },
  { address: '/appointments', current: '/appointments' },
  { address: '/appointments/questions', current: '/appointments' },
  { address: '/measurements', current: '/dashboard?tab=growth' },
  { address: '/import-measurements', current: '/dashboard?tab=growth' },
  { address: '/add-measurement?from=card', current: '/dashboard?tab=growth' },
  { address: '/education?category=Sleep', current: '/education' },
  { address: '/education/article/14958497-5fe9-5535-b6a6-e9281cc4919f', current: '/education' },
  { address: '/dashboard?tab=overview', current: '/dashboard' },
  { address: '/settings?section=account', current: '/settings' },
  { address: '/settings-of-another', current: undefined },
  { address: '/', current: undefined },
])('[NAV-01] at $address the bar marks $current as the current page', ({ address, current }) => {
  expect(currentHref(barItems(hannah), address)).toBe(current);
});

test.each(['/preview/educational-content', '/preview/category/baby-sleep', '/preview/article/slug/fever'])(
  '[NAV-01] for a visitor %s belongs to Education',
  (address) => {
    expect(currentHref(barItems(null), address)).toBe('/preview/educational-content');
  },
);
