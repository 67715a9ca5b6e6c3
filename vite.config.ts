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
  'rolldown/runtime.',
  'icons/(refresh-cw|x|check|circle|log-out|mail).',
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
  'web/client/calls/(call|new-id|password-question|without-eval).',
];

/** What the answers to an invitation share with signed-in pages. */
const invitation = ['contract/sharing/tie.', 'domain/sharing/tie.', 'web/ui/drawing/art/cloud.'];

/** What most signed-in pages start with; small modules alone would pack badly. */
const data = [
  'node_modules/(@tanstack|wouter)/',
  'icons/(chevron-down|circle-question-mark|circle-user-round|clock|leaf|plus|printer|undo-2).',
  'contract/(children/entry-endpoints|flash|pages).',
  'domain/(time/(?!day-number|federal-holidays|time-of-day)|children/(child|child-age|gestation).|sharing/rights.)',
  'domain/(growth/(score/first-year|units|value-text)|text/capital).',
  'web/(accounts|children)/data.',
  'web/(app/(?!access-ended|forms|settings|tiny)|site/(frame|navigation))',
  'web/children/(no-child-card|of-active-child-panel|viewer-note-panel).',
  'web/client/calls/(first-answers|put-answer|queries|query-client|stored-as|use-change).',
  'web/client/(page/(remembered|settings-hrefs)|form/typed-text|text/(day-near|for-child|history)).',
  'web/ui/(drawing/badge|overlay/(tabbing|tooltip|use-tooltip)).',
  'web/ui/(behavior/(arrow-keys|use-chosen-in-view)|drawing/(avatar|art/fern-pair-later)|tone).',
  'web/ui/layout/(bar|brand|breadcrumb|card|card-link|fold|logo-mark|page|page-head|source-line|tabs|tile).',
  'web/ui/state/(failed|load-failed|loaded|loading|save-failed|skeleton).',
];

/** What changes an entry on the server and in what is shown. */
const entryChanges = ['web/client/calls/(entry-cache|entry-changes).', 'web/ui/toast/toast-failure.'];

/** What most forms of rooms need beyond a field. */
const forms = [
  'icons/key-round.',
  'domain/growth/typed.',
  'web/client/form/(is-dirty|use-entry|use-focus-wrong|use-seen|use-unsaved).',
  'web/ui/form/(date-field|field-group|pick-group|select|text-area|unit-field|unit-input).',
  'web/ui/(overlay/unsaved-later-dialog|state/progress).',
  // What shows that another parent has changed an entry meanwhile.
  'web/client/(form/differences|text/saved-earlier-text).',
  'web/ui/state/(changed-meanwhile|difference-list|entry-conflict|saved-earlier).',
];

/** Shared by a few pages, and too small for chunks of their own. */
const small = [
  'domain/text/list-text.',
  'icons/(arrow-left|blocks|chart-line|house|lightbulb|minus|pencil|phone|search).',
  'icons/(siren|soup|trash).',
  'web/client/(calls/refreshed-if-other|form/focus-soon).',
  'web/ui/behavior/use-is-phone.',
  'web/ui/form/segment.',
  'web/ui/layout/(scroll-table|table-parts|tick-list).',
  'web/ui/toast/offer-undo.',
];

/** On few pages, as where files are sent or somebody is invited. */
const seldom = [
  'icons/(copy|download|face-slightly-smiling|hourglass|rotate-ccw-clock|sprout|upload|user-plus|utensils).',
  'web/client/page/copy-text.',
];

/** Forms with a security check. */
const door = [
  'icons/shield',
  'web/accounts/challenge/(challenge|challenge-state|challenged-form|use-challenge).',
  'web/accounts/(failure-text|sign-in/email-field).',
  'web/ui/toast/page-toast.',
];

/** What a message to the operator is written with, by visitors and parents. */
const message = ['icons/mail-warning.', 'web/contact/(contact-fields|contact-texts|undelivered-alert|use-message-id).'];

/** Mails the confirmation link again. */
const resend = [
  'web/accounts/challenge/(answer-challenge|solve-in-worker).',
  'web/accounts/sign-in/(resend-button|use-resend).',
];

/** The dashboard, and what checkups and vaccines share with it. */
const care = [
  'web/dashboard/dashboard-page.',
  'web/vaccines/dashboard-card.',
  'contract/(checkups|vaccines).',
  '(contract|domain/time)/time-of-day.',
  'domain/time/(day-number|federal-holidays).',
  'contract/vaccines/visits.',
  'domain/checkups/(status|checkup-words).',
  'domain/vaccines/standing/(before-visit|due-doses).',
  'icons/notebook-pen.',
  'web/(checkups|vaccines)/data.',
  'web/checkups/visit/checkup-texts.',
  'web/ui/layout/tearoff.',
  'domain/vaccines/(duration|given/past-days|standing/(dose-standing|last-day|note-urgent|planned-status|row-details)).',
  'domain/checkups/source-text.',
  'web/vaccines/(authority-title|birth-panel|known-vaccines|vaccine-source-line).',
  'web/vaccines/(dose/(birth-shot|counted|dose-facts|dose-place|dose-summary|dose-text|site-text)).',
];

/** What is due, and what follows from shots that were given. */
const given = [
  'domain/vaccines/birth/unless-mother.',
  'domain/vaccines/words/dose/undated-words.',
  'contract/vaccines/changes.',
  'domain/vaccines/(care/fever-care|standing/(counted-number|doses-not-counted)).',
  'web/vaccines/(call-doctor|more|not-counted-alert|schedule/overdue-(alert|text)).',
];

/** What of the plan is told on the dashboard and in the settings, of servers that have one. */
const plan = ['contract/billing/trial.', 'web/billing/(calling|upgrade-href|trial/(trial-banner|trial-data)).'];

/** The cards that come once they are near. */
const cards = [
  'contract/growth/summary.',
  'web/growth/overview/(growth-card|summary-data).',
  'web/milestones/overview/(milestones-card|said-badge|summary-answering|summary-words|use-answered-here).',
  'web/foods/overview/food-card.',
];
const sheet = [
  'web/print/visit-page.',
  'web/checkups/(questions/visit-questions-panel|visit/visit-for-panel).',
  'web/vaccines/visit/visit-due-panel.',
];
/** What stands lower on it. */
const lower = [
  'web/(foods/visit/visit-foods|growth/visit/visit-(growth|measurements)|milestones/visit/visit-milestones)-panel.',
  'web/vaccines/visit/visit-given-panel.',
];
const schedule = ['web/vaccines/(vaccines-page|schedule/printed-schedule).'];
const appointments = ['web/checkups/appointments-page.'];

/** Values of growth in words and as a list, without a drawing. */
const figures = [
  'contract/growth.',
  'domain/growth/(limits|score/length).',
  'web/growth/data.',
  'domain/growth/(latest|references/reference-plan|score/(newborn-loss|together)).',
  'domain/growth/line/charted.',
  'web/growth/(chart/chart-label|newborn-panel).',
  // Words that ask for a doctor wait for no drawing.
  'web/growth/overview/line-words.',
  'web/growth/list/(use-edit-measurement|measurement-table|newest-first).',
  'web/growth/overview/(birth-weight-asked|gain-statement|none-yet-text).',
];

/** The drawings of growth, large and small, and what stands beside them. */
const growth = [
  'domain/growth/chart/chart-',
  'domain/growth/(change-text|line/(asking-words|latest-gain)|references/(reference-needs|velocity-client-data)|score/increments|summary/gain-words|words/gain-text).',
  'domain/growth/(month|references/(packed-tables|who-2006)|words/(no-score-text|percentile-text|source-text)).',
  'domain/growth/score/(assess|length|lms|percentile|reference|score|z-score).',
  'web/growth/(chart/(chart-parts|point-marks|series|use-width)).',
  'web/growth/overview/(growth-lead|growth-panel|line-statement).',
  'content/growth/who-2006-to-24-months',
];

/** What is said about milestones, on their pages and on the dashboard. */
const milestones = [
  'contract/milestones.',
  'domain/milestones/(?!answer-days|motor-)',
  'icons/(footprints|message-circle|puzzle).',
  'web/ui/drawing/frond',
  'web/milestones/concern/(what-to-say|what-you-can-do|young-baby).',
  'web/milestones/(answer-texts|answer-changes/(answer-cache|answer-facts|answering|say-answered|send-answer|shown-at-once)|category-badge|complete/(celebration|celebrations|completed)|data|kept-milestones|loading-issue|milestones-search|progress-text|row/lost-skill|skipped).',
];
/** The windows in which children sit, stand and walk. */
const motor = ['domain/milestones/motor-(concerns|words).'];
/** What opens beside a milestone. */
const answers = [
  'domain/milestones/answer-days.',
  'web/milestones/(concern/what-to-say-dialog|motor/add-when-form|row/(other-answers|use-when-form|when-conflict|when-form)|answer-changes/saving-answer).',
];

/** What is said about foods, on their pages and on the dashboard. */
const foods = [
  'contract/(foods|foods/guide).',
  'domain/foods/(feeding-age|food|guide-entry|milk|reaction-(advice|text|words)).',
  'web/foods/(data|guide/(editors-text|milk-only|reaction-call|who-text)|overview/(suggested-foods|summary-data)|risk/risk-badge|sources-text).',
];
/** What a child has tried. */
const tastes = [
  'contract/foods/tastes.',
  'domain/foods/(avoiding|first-tastes|food-keys|known-days|pause|pause-on-food|pause-text|pauses).',
  'web/foods/(allowed-data|pauses-data|taste-changes|tastes-data|tried/paused-badge).',
];
/** A food and how it is served. */
const serving = [
  'domain/foods/texture.',
  'icons/(apple|bean|beef|carrot|cup-soda|droplet|fish|milk|nut|shell|wheat).',
  'web/foods/(cuts/(cut|cut-board)|food/(already-given|group-of-food|not-yet)).',
];
const foodSearch = ['domain/foods/food-search.', 'domain/text/(found-by-words|near-words|search-words|word-edits).'];
const tried = [
  'web/foods/tried/(food-field|own-meal|reaction-answer|taste-order|taste-texts|tried-page|use-food-choice).',
];
/** What opens there. */
const reactions = [
  'domain/foods/doctor-said-yes.',
  'web/foods/tried/(allergen-dialog|allowed-dialog|edit-taste-dialog|reaction-(dialog|fields|help-dialog|note)|signs-error|sure-to-delete|taste-(differences|outcome)|use-(reaction|taste-form|unsaved-taste)|which-food).',
];
/** What the chat shares with articles. */
const library = ['contract/articles.', 'domain/articles/(article|red-flag).'];
/** Texts with numbers to call. */
const phones = [
  'domain/articles/(ages-text|call-groups).',
  'domain/text/(phone-numbers|units-kept).',
  'web/ui/(in-order|with-phones).',
];
/** Lists of articles with their drawings. */
const articles = [
  'contract/articles/(picks|search).',
  'domain/articles/(addresses|age-fit|age-range|art-variant|category|picture-widths|sample|shuffled).',
  'domain/hash/fnv-1a.',
  'web/articles/(art/(?!article-picture-later|near-screen)|data|education-search|education/education-page|list/|overview/|search/(library-|search-))',
];
/** What a search finds, and the calls that stand first, as in an article. */
const found = [
  'web/articles/article/(call-box|call-steps).',
  'web/articles/search/(call-first|found-(kinds|results|row)|no-results).',
];

/** The pages of editors, and what opens there. */
const editor = [
  'web/foods/editor/(edit-guide-page|food-rows|guide-(changes|entry-form|entry-page|errors)|read-guide-entry|use-guide-form).',
];
const versions = ['web/foods/editor/(guide-(conflict|differences|history)|history-data).'];

/** The pages of editors of articles; how an article looks, and what opens there, comes later. */
const articleEditor = [
  'web/articles/editor/(before-publishing|call-rules-field|draft-(acts|changes|details|editor|errors|fields|head|page|text|versions-button)|field-link|format-(bar|text)|insert-into|missing-alert|picture-field|read-draft|source-rows|tell-form|use-draft-form).',
  'web/articles/editor/(draft-state-badge|drafts-(data|page)).',
];

/** Shared by the editors of the food guide and of articles. */
const editing = ['web/client/text/when-text.', 'web/ui/(form/wrong-parts|state/not-an-editor).'];
const conflict = ['web/client/form/text-differences.', 'web/ui/state/newer-version.'];

/** A few large chunks pack better than many small ones, and each costs a slow line a turn. */
export const chunkPaths: Readonly<Record<string, readonly string[]>> = {
  bar: ['web/(app/tiny|site/(after-paint|early-press|tiny)|ui/constants).'],
  react: ['node_modules/(react|react-dom|scheduler)/', ...ground],
  contract: [...contract, ...invitation],
  data: [...data, ...small, ...entryChanges],
  seldom,
  figures,
  // Also in the food guide and in articles, which have nothing else of these forms.
  shield: ['icons/shield-(alert|check).'],
  // Also beside a child's form.
  pictures: ['icons/camera.', 'contract/children/pictures.'],
  door,
  message,
  resend,
  confirm: ['web/(client/page/remembered|ui/(behavior/above-keyboard|overlay/(dialog|use-modal))).'],
  // What the chat does not need of dialogs.
  asking: ['web/ui/overlay/(confirm-(dialog|change-dialog)|form-dialog|unsaved-dialog).'],
  care,
  given,
  past: ['web/checkups/past/past-(doses|panel|text).'],
  plan,
  forms,
  measure: [
    'web/growth/add-measurement-page.',
    'web/growth/(form/(?!add-weight|delete-|edit-|measurement-(conflict|differences)|weight-only)|measurement-changes.)',
  ],
  schedule,
  appointments,
  account: ['web/accounts/(settings/account-panel|deletion/account-changes).'],
  growth,
  milestones,
  motor,
  answers,
  foods,
  tastes,
  serving,
  // Shared by the searches.
  typing: ['web/(client/form/use-typed-in-address|ui/marked).'],
  search: foodSearch,
  tried,
  reactions,
  library,
  phones,
  articles,
  found,
  editing,
  conflict,
  editor,
  articleEditor,
  versions,
  cards,
  sheet,
  lower,
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
const explanations = new RegExp(String.raw`^ +(?:who|summary|spec|expensive|alike|longBody):\s+${value},\n`, 'gm');
/** Names of the specification beside a field: `specified(StoredId, 'subscriptions.user_id')`. */
const specNames = /(\bspecified\([^']+?),\s*'[a-z_ ]+\.[a-z0-9_]+',?\s*\)/g;
/** What the server alone needs to know about a signed-in page, a card, or what + opens on the dashboard. */
const descriptions = new RegExp(
  String.raw`^(?: {6}(?:title|description|module|first|shared|also|opens|isWholeWithoutScript|needsPlan)| {4}first| {2}module):\s+${value},\n`,
  'gm',
);
/** The source files behind the tabs of the dashboard, whose names the browser knows alone. */
const panels = /^( {2}(?:\w+|'[\w-]+'): )'web\/.+',\n/gm;
/** Which files and replies the server preloads, by the address. */
const preloaded = /^ {6}(?:also|sharedIn|asked): \(.*\) => .+,\n/gm;
/** What the server shows to visitors in place of a signed-in page. */
const forVisitors = /^ {6}forVisitors: async \(\) => .+,\n/gm;
/** Pages that are rendered on the server alone. */
const servedPages = /^ {2}servedPage(?:WithData)?\(\{\n(?: {4}.*\n)* {2}\}\),\n/gm;

/** Leaves out of the contract and of the lists of pages and tabs what the browsers do not use. */
const onlyWhatIsUsed: Plugin = {
  name: 'only-what-is-used',
  enforce: 'pre',
  transform(code, id) {
    if (this.environment.name !== 'client') return null;
    const [path = ''] = id.split('?', 1);
    if (/\/contract\/.+\.ts$/.test(path))
      return {
        code: code
          .replace(declaredEndpoints, (declared) => declared.replace(explanations, ''))
          .replace(specNames, '$1)'),
        map: null,
      };
    if (path.endsWith('/web/dashboard/tabs.ts')) return { code: code.replace(panels, "$1'',\n"), map: null };
    if (!/\/web\/.+\/pages\.ts$/.test(path)) return null;
    const left = [servedPages, descriptions, preloaded, forVisitors].reduce(
      (text, part) => text.replace(part, ''),
      code,
    );
    return { code: left, map: null };
  },
};

/** Every page has them before it loads anything else; the last one only signed-in pages, which start from `boot`. */
const atHand = /^assets\/(?:boot|react|tiny)-/;
const atHandInBoot = /^assets\/contract-/;

/** The files that a page loads with one that it imports later. A list of those that it has would be as long again. */
function neededBeside(_file: string, files: string[], { hostId }: { hostId: string }): string[] {
  const isBoot = hostId.startsWith('assets/boot-');
  return files.filter((file) => !atHand.test(file) && !(isBoot && atHandInBoot.test(file)));
}

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
        modulePreload: { polyfill: false, resolveDependencies: neededBeside },
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
