import type { PageFacts, PageKind, PageWho } from '#contract/pages.ts';

type NavPlace = { readonly label: string; readonly visitors: string | null; readonly parents: string | null };

export type Route = {
  readonly path: string;
  readonly kind: PageKind;
  readonly who: PageWho;
  /** Title of the document, without the product's name. Pages about a child set their own. */
  readonly title: string;
  readonly description: string;
  readonly listed?: boolean;
  readonly carriesToken?: boolean;
  /** The module of a signed-in page, loaded when it is opened, or the script of a form page. */
  readonly module?: string;
};

/** Every page there is. Menus, the sitemap, the server's answers and the link walk follow from it. */
export const routes = [
  {
    path: '/',
    kind: 'public',
    who: 'anyone',
    title: "Fernling: track your baby's first two years",
    description:
      "Track your baby's development, plan vaccinations and get guidance you can trust. Free access to essential features. No credit card required.",
    listed: true,
  },
  {
    path: '/terms',
    kind: 'public',
    who: 'anyone',
    title: 'Terms of use',
    description: 'Who may use Fernling, what it is for, and what it is not.',
    listed: true,
  },
  {
    path: '/privacy',
    kind: 'public',
    who: 'anyone',
    title: 'Privacy',
    description: 'What Fernling keeps about you and your child, where, and who can see it.',
    listed: true,
  },
  {
    path: '/login',
    kind: 'form',
    who: 'visitor',
    title: 'Log in',
    description: 'Log in to Fernling to see what is next for your child.',
    module: 'web/app/forms/login.ts',
  },
  {
    path: '/signup',
    kind: 'form',
    who: 'visitor',
    title: 'Create your account',
    description: 'Create a free Fernling account. No credit card required.',
    module: 'web/app/forms/signup.ts',
  },
  {
    path: '/signup-success',
    kind: 'form',
    who: 'anyone',
    title: 'Check your email',
    description: 'We sent a verification email. Open the link in it to start.',
    module: 'web/app/forms/signup-success.ts',
  },
  {
    path: '/confirm-email',
    kind: 'form',
    who: 'anyone',
    title: 'Confirm your email',
    description: 'One press confirms your address.',
    carriesToken: true,
    module: 'web/app/forms/confirm-email.ts',
  },
  {
    path: '/account-closed',
    kind: 'form',
    who: 'closed',
    title: 'Account closed',
    description: 'Your account is closed and will be erased. Until then you can keep it.',
    module: 'web/app/forms/account-closed.ts',
  },
  {
    path: '/invitation',
    kind: 'form',
    who: 'anyone',
    title: 'Invitation',
    description: 'Answer an invitation to share what is kept about a child.',
    carriesToken: true,
    module: 'web/app/forms/invitation.ts',
  },
  {
    path: '/forgot-password',
    kind: 'form',
    who: 'anyone',
    title: 'Forgot your password?',
    description: 'Have a link mailed that sets another password.',
    module: 'web/app/forms/forgot-password.ts',
  },
  {
    path: '/reset-password',
    kind: 'form',
    who: 'anyone',
    title: 'Choose a new password',
    description: 'Set another password for your account.',
    carriesToken: true,
    module: 'web/app/forms/reset-password.ts',
  },
  {
    path: '/reminders-off',
    kind: 'form',
    who: 'anyone',
    title: 'Stop reminders',
    description: 'One press ends the reminder mails about a child.',
    carriesToken: true,
    module: 'web/app/forms/reminders-off.ts',
  },
  {
    path: '/outbox',
    kind: 'public',
    who: 'anyone',
    title: 'Outbox',
    description: 'Mails that wait on this machine.',
  },
  {
    path: '/dashboard',
    kind: 'signed-in',
    who: 'signed in',
    title: 'Dashboard',
    description: 'What is next for your child.',
    module: 'web/dashboard/dashboard-page.tsx',
  },
  {
    path: '/vaccines',
    kind: 'signed-in',
    who: 'signed in',
    title: 'Vaccine Schedule',
    description: 'Every vaccine of your child: given, due and to come.',
    module: 'web/vaccines/vaccines-page.tsx',
  },
  {
    path: '/measurements',
    kind: 'signed-in',
    who: 'signed in',
    title: 'Growth Measurements',
    description: 'Every measurement of your child.',
    module: 'web/growth/measurements-page.tsx',
  },
  {
    path: '/add-measurement',
    kind: 'signed-in',
    who: 'signed in',
    title: 'Add Measurement',
    description: 'Add a weight, a height or a head circumference.',
    module: 'web/growth/add-measurement-page.tsx',
  },
  {
    path: '/appointments',
    kind: 'signed-in',
    who: 'signed in',
    title: 'Appointments',
    description: "Your child's checkups, and your questions for them.",
    module: 'web/checkups/appointments-page.tsx',
  },
  {
    path: '/print/visit',
    kind: 'signed-in',
    who: 'signed in',
    title: 'For the doctor visit',
    description: 'A sheet about your child to print and take to the doctor.',
    module: 'web/print/visit-page.tsx',
  },
  {
    path: '/import-measurements',
    kind: 'signed-in',
    who: 'signed in',
    title: 'Import Measurements',
    description: 'Add measurements from a CSV file, after a look at what would be added.',
    module: 'web/growth/import-measurements-page.tsx',
  },
  {
    path: '/settings',
    kind: 'signed-in',
    who: 'signed in',
    title: 'Settings',
    description: 'Children, co-parents and account.',
    module: 'web/app/settings-page.tsx',
  },
] as const satisfies readonly Route[];

export type PagePath = (typeof routes)[number]['path'];

const byPath = new Map<string, Route>(routes.map((route) => [route.path, route]));

export function routeOf(path: string): Route | null {
  return byPath.get(path) ?? null;
}

export function factsOf(path: string): PageFacts | null {
  const route = routeOf(path);
  if (!route) return null;
  const { kind, who, carriesToken = false, listed = false, module = null } = route;
  return { kind, who, carriesToken, listed, module };
}

/** Items of the navigation bar in order. A page enters it with the issue that brings the page. */
export const navigation: readonly NavPlace[] = [
  { label: 'Dashboard', visitors: null, parents: '/dashboard' },
  { label: 'Vaccines', visitors: null, parents: '/vaccines' },
  { label: 'Growth Tracking', visitors: null, parents: '/dashboard?tab=growth' },
  { label: 'Settings', visitors: null, parents: '/settings' },
];

/** Links at the foot of every page. */
export const footerLinks = [
  { label: 'Terms', href: '/terms' },
  { label: 'Privacy', href: '/privacy' },
] as const;
