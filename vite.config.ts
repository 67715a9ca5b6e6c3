import { globSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** What browsers load first: a script for each form page. The page renderer is built apart, with `vite build --ssr`. */
const entries = [
  'web/app/tiny.ts',
  'web/app/boot.tsx',
  'web/ui/styles.css',
  'web/ui/signed-in.css',
  ...globSync('web/app/forms/*.ts', { exclude: ['**/hydrate-islands.ts'], cwd: import.meta.dirname }).toSorted(),
];

/** Modules that most forms and signed-in pages need. */
const ground = [
  'icons/(refresh-cw|x|check|log-out|mail).',
  'vite/preload-helper',
  'domain/accounts/password.',
  'web/accounts/(sign-in/failure-alert|use-leave).',
  'web/app/forms/hydrate-islands.',
  'web/client/page/(address-of|go|lazily|take-token).',
  'web/client/(calls/(call-failed|lazy-call|problem-text|send)|form/use-form).',
  'web/ui/(button/(button|button-link|button-face|button-hold)|classes|drawing/icon|form/(check|error-summary|field|password-field|text-field)|state/(alert|notice)).',
  'web/ui/(behavior/use-(from-browser|is-hydrated)|visually-hidden).',
];

/** What checks and reads answers; form pages load it on first use. */
const contract = [
  'node_modules/zod/',
  'contract/(accounts/(deletion|passwords|signing-in)|fields|problem|endpoint|stored).',
  'web/client/calls/(call|password-question|without-eval).',
];

/** What the answers to an invitation share with signed-in pages. */
const invitation = ['contract/sharing/tie.', 'domain/sharing/tie.', 'web/ui/drawing/art/cloud.'];

/** What most signed-in pages start with; small modules alone would pack badly. */
const data = [
  'node_modules/(@tanstack|wouter)/',
  'icons/(chevron-down|circle-question-mark|circle-user-round|clock|leaf|plus|printer|undo-2).',
  'contract/(flash|pages).',
  'domain/(time/(?!time-of-day)|children/(child|child-age|gestation).|sharing/rights.)',
  'web/(accounts|children)/data.',
  'web/(app/(?!access-ended|forms|settings|tiny)|site/(frame|navigation))',
  'web/children/(no-child-card|of-active-child-panel|viewer-note-panel).',
  'web/client/calls/(first-answers|new-id|put-answer|queries|query-client|stored-as|use-change).',
  'web/client/(page/(remembered|settings-hrefs)|form/(differences|focus-soon|typed-text|use-entry|use-focus-wrong|use-seen|use-unsaved)|text/(capital|day-near|history)).',
  'web/ui/(drawing/badge|form/text-area|overlay/(tabbing|tooltip|use-tooltip)).',
  'web/ui/(behavior/arrow-keys|drawing/avatar|tone).',
  'web/ui/layout/(bar|brand|breadcrumb|card|card-link|fold|logo-mark|page|page-head|source-line|tabs|tearoff|tile).',
  'web/ui/state/(failed|load-failed|loaded|loading|save-failed|skeleton).',
];

/** What changes entries, and says so. */
const changes = ['web/client/(calls/entry-cache|text/for-child).', 'web/ui/toast/offer-undo.'];

/** Shared by a few pages, and too small for chunks of their own. */
const small = [
  'domain/(growth/(score/length|typed)|text/list-text).',
  'icons/(arrow-left|download|pencil|search|trash|upload|user-plus).',
  'web/growth/(data|form/for-opened-child|list/(use-edit-measurement|measurement-table|newest-first)|overview/(gain-statement|none-yet-text)).',
  'web/client/text/spelled-like.',
  'web/ui/behavior/use-is-phone.',
  'web/ui/form/(date-field|pick-group|segment|select).',
  'web/ui/layout/(scroll-table|table-parts).',
  'web/ui/state/(changed-meanwhile|difference-list|entry-conflict|progress|saved-earlier).',
];

/** Forms with a security check. */
const door = [
  'icons/shield',
  'web/accounts/challenge/(challenge|challenge-state|challenged-form|use-challenge).',
  'web/accounts/(failure-text|sign-in/email-field).',
  'web/ui/toast/page-toast.',
];

/** Mails the confirmation link again. */
const resend = [
  'web/accounts/challenge/(answer-challenge|solve-in-worker).',
  'web/accounts/sign-in/(resend-button|use-resend).',
];

/** What the dashboard, checkups and vaccines share. */
const care = [
  'contract/(checkups|vaccines|vaccines/changes).',
  '(contract|domain/time)/time-of-day.',
  'contract/vaccines/visits.',
  'domain/checkups/(status|checkup-words).',
  'domain/vaccines/(standing/(before-visit|due-doses)|words/dose/undated-words).',
  'icons/notebook-pen.',
  'web/(checkups|vaccines)/data.',
  'web/checkups/visit/checkup-texts.',
  'domain/vaccines/(duration|given/past-days|standing/(dose-standing|doses-not-counted|last-day|note-urgent|planned-status|row-details)).',
  'domain/(checkups/source-text|vaccines/(care/fever-care|standing/counted-number)).',
  'web/vaccines/(after-care-panel|authority-title|birth-panel|call-doctor|known-vaccines|more|not-counted-alert|vaccine-source-line).',
  // Words that ask for a doctor wait for no drawing.
  'web/growth/overview/line-words.',
  'web/vaccines/(dose/(birth-shot|counted|dose-facts|dose-place|dose-summary|dose-text|site-text)|schedule/overdue-alert).',
];

/** Pages that load as one, so that the way from one to the other is short. */
const dashboard = [
  'web/dashboard/dashboard-page.',
  'web/vaccines/dashboard-card.',
  'contract/growth/summary.',
  'web/growth/overview/(growth-card|summary-data).',
];
const sheet = [
  'web/print/visit-page.',
  'web/checkups/(questions/visit-questions-panel|visit/visit-for-panel).',
  'web/(growth/visit/visit-(growth|measurements)|vaccines/visit/visit-(due|given))-panel.',
];
const schedule = ['web/(vaccines/(vaccines-page|schedule/printed-schedule)|checkups/appointments-page).'];

/** Values of growth in words, without a drawing. */
const figures = [
  'domain/growth/(latest|references/reference-plan|score/(newborn-loss|together)|units|value-text).',
  'domain/growth/line/charted.',
  'web/growth/(chart/chart-label|overview/birth-weight-asked).',
];

/** The drawings of growth, large and small, and what stands beside them. */
const growth = [
  'domain/growth/chart/chart-',
  'domain/growth/(change-text|line/(asking-words|latest-gain)|references/(reference-needs|velocity-client-data)|score/increments|summary/gain-words|words/gain-text).',
  'domain/growth/(month|references/(packed-tables|who-2006)|words/(no-score-text|percentile-text|source-text)).',
  'domain/growth/score/(age-used|assess|length|lms|percentile|reference|score|z-score).',
  'web/growth/(chart/(chart-parts|point-marks|series|use-width)).',
  'web/growth/overview/(growth-lead|growth-panel|line-statement).',
  'content/growth/who-2006-to-24-months',
];

/** A few large chunks pack better than many small ones, and each costs a slow line a turn. */
export const chunkPaths: Readonly<Record<string, readonly string[]>> = {
  bar: ['web/(app/tiny|site/(after-paint|early-press|tiny)|ui/constants).'],
  react: ['node_modules/(react|react-dom|scheduler)/', ...ground],
  contract: [...contract, ...invitation],
  data: [...data, ...changes, ...figures, ...small],
  door,
  resend,
  confirm: [
    'web/(client/page/remembered|ui/(behavior/above-keyboard|overlay/(confirm-(dialog|change-dialog)|dialog|form-dialog|unsaved-dialog))).',
  ],
  care,
  measure: [
    'web/growth/(form/(?!for-opened-child)|measurement-changes.)',
    'web/ui/form/(field-group|unit-field|unit-input).',
  ],
  dashboard,
  schedule,
  account: ['web/accounts/(settings/account-panel|deletion/account-changes).'],
  growth,
  sheet,
};
const chunks = Object.entries(chunkPaths).map(([name, paths]) => ({ name, test: anyOf(paths) }));

/**
 * Functions that only declare something: what they return can be left out where nobody asks for it. So is a statement
 * that calls something of theirs, which is why nothing that does anything may bear one of these names: `day.focus()`
 * would be gone.
 */
const declaring = [
  'queryOf',
  'z',
  'endpoint',
  'entryEndpoints',
  'specified',
  'line',
  'paragraph',
  'day',
  'timeField',
  'ours',
];

function anyOf(paths: readonly string[]): RegExp {
  return new RegExp(paths.join('|').replaceAll('.', '\\.'));
}

const value = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\x60[^\x60]*\x60|\[[^\]]*\]|\{[^}]*\}|[\w.?]+)`;
/** Declared endpoints, as the formatter sets them. */
const declaredEndpoints = /^( *).*\b(?:endpoint|entryEndpoints)\(\{\n[^]*?\n\1\}\)/gm;
/** Their properties that no browser uses. */
const explanations = new RegExp(String.raw`^ +(?:who|summary|spec|expensive|alike):\s+${value},\n`, 'gm');
/** What the server alone needs to know about a signed-in page, a card, or what + opens on the dashboard. */
const descriptions = new RegExp(
  String.raw`^(?: {6}(?:title|description|module|first|shared|also|opens)| {4}first| {2}module):\s+${value},\n`,
  'gm',
);
/** Pages that are rendered on the server alone. */
const servedPages = /^ {2}servedPage(?:WithData)?\(\{\n(?: {4}.*\n)* {2}\}\),\n/gm;

/** Leaves out of the contract and of the lists of pages what the browsers do not use. */
const onlyWhatIsUsed: Plugin = {
  name: 'only-what-is-used',
  enforce: 'pre',
  transform(code, id) {
    if (this.environment.name !== 'client') return null;
    const [path = ''] = id.split('?', 1);
    if (/\/contract\/.+\.ts$/.test(path))
      return { code: code.replace(declaredEndpoints, (declared) => declared.replace(explanations, '')), map: null };
    if (!/\/web\/.+\/pages\.ts$/.test(path)) return null;
    return { code: code.replace(servedPages, '').replace(descriptions, ''), map: null };
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [onlyWhatIsUsed, react()],
  publicDir: 'web/public',
  // The router brings a copy for old versions of React.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true, rolldownOptions: { output: { entryFileNames: 'render.js' } } }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: entries,
          treeshake: { manualPureFunctions: declaring },
          output: { codeSplitting: { groups: chunks } },
        },
      },
  // Else the server picks React's development build, three times as slow, whenever nobody sets NODE_ENV.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  // The built renderer stands alone; in development Node loads the packages itself.
  ssr: isSsrBuild ? { noExternal: true } : {},
}));
