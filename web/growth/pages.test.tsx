import type { ReactElement } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import type { Measurement } from '#contract/growth.ts';
import { who2006ToTwoYears } from '#domain/growth/references/who-2006-client-data.ts';
import { day } from '#domain/time/day.ts';
import { downloadCsv } from '#contract/growth/csv.ts';
import { readMeasurementsAsFhir } from '#contract/growth/fhir.ts';
import { aQueryCache, markupWithin, put, type Loaded } from '#testing/web/a-query-cache.tsx';
import { childrenOf, maya, mayaBornEarly, me, measured, measurements, today } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { childrenQuery } from '#web/children/data.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { loadViews } from '#web/client/page/lazily.ts';
import { AddMeasurementPage, AddMeasurementTo } from './add-measurement-page.tsx';
import { chartedOf } from '#domain/growth/line/charted.ts';
import { growthSummary } from '#domain/growth/summary/growth-summary.ts';
import { measurementsQuery } from './data.ts';
import { growthSummaryQuery } from './overview/summary-data.ts';
import { GrowthCard } from './overview/growth-card.tsx';
import { GrowthPanel } from './overview/growth-panel.tsx';
import { CalmStatement, GrowthLead } from './overview/growth-lead.tsx';
import { NewbornStatement } from './overview/line-statement.tsx';
import { MeasurementList } from './measurements-page.tsx';

beforeAll(() => loadViews(['LineWords', 'NoneYet']));

const offline = new CallFailed('offline');
const viewed = { ...maya, may: 'view' as const, isPrimary: false };

type Known = {
  me?: Me;
  child?: Child | null;
  growth?: Loaded<Measurement[]>;
};

/** The markup of something that reads what is known from the query cache. */
function shown(page: ReactElement, { me: account = me, child = maya, growth = measurements }: Known = {}) {
  const cache = aQueryCache(account);
  put(cache, childrenQuery, childrenOf(...(child ? [child] : [])));
  put(cache, measurementsQuery(child?.id ?? maya.id), growth);
  if (child && Array.isArray(growth)) {
    const facts = {
      child,
      measurements: chartedOf(child, growth),
      plan: [who2006ToTwoYears],
      today,
      units: account.units,
    };
    put(cache, growthSummaryQuery({ child, me: account, measurements: growth }), growthSummary(facts));
  }
  return markupWithin(cache, page);
}

describe('[DASH-03] the growth tab', () => {
  const panel = (known?: Known) => shown(<GrowthPanel child={known?.child ?? maya} today={today} />, known);

  test('has its heading, its two buttons and the three charts', () => {
    const markup = panel();

    expect(markup).toContain('<h2 id="growth-tracking">Growth Tracking</h2>');
    expect(markup).toMatch(/<a href="\/measurements" class="btn"><span>View All Measurements<\/span>/);
    expect(markup).toMatch(/<a href="\/add-measurement" class="btn primary">.*?Add Measurement<\/span>/);
    for (const name of ['Weight', 'Height', 'Head Circumference'])
      expect(markup).toMatch(new RegExp(`role="tab"[^>]*>${name}<`));
  });

  test('[GRO-03] names reference, edition and the age used beside every percentile', () => {
    const words = wordsOf(panel());

    expect(words).toContain(
      'Reference: WHO Child Growth Standards (2006), girls, birth to 24 months, as CDC advises for these ages. Age used: 4 months 0 days.',
    );
    expect(words).toContain('Weight 6.94 kg 72nd percentile 3 50 97');
    expect(words).toContain('Height 63.2 cm 68th percentile');
    expect(words).toContain('Head Circumference 41.0 cm 62nd percentile');
    expect(words).toContain('Weight for length 67th percentile');
    expect(words).toContain(
      'All of Nov 19, 2026, 4 months 0 days. Percentiles: WHO Child Growth Standards (2006; 2007, head circumference)',
    );
  });

  test('says first what the latest weight gained, then the figures, then the chart, each under a heading, without a z-score', () => {
    const markup = panel();
    const headings = [...markup.matchAll(/<h([2-4])[^>]*>(?:<[^>]*>)*([^<]+)/g)].map(
      ([, level, text]) => `${level} ${text}`,
    );

    expect(headings).toEqual([
      '2 Growth Tracking',
      '3 Weight',
      '3 Height',
      '3 Head Circumference',
      '3 Weight for length',
      '3 Weight, birth to 6 months',
      '4 Lines and range',
      '3 Growth between measurements',
      '3 Latest measurements',
    ]);
    expect(wordsOf(markup)).not.toMatch(/z-score|[+−]\d\.\d\d/);
    expect(wordsOf(markup)).toMatch(/Up 510\sg in 4 weeks.* Weight 6\.94 kg .* Weight, birth to 6 months /);
  });

  test('says the day of each figure where they are of different days', () => {
    const growth = [measured('2026-11-01', { headCm: 41 }), measured('2026-11-19', { weightKg: 6.94 })];

    expect(wordsOf(panel({ growth }))).toContain('Nov 19, 2026, 4 months 0 days Why this number? Head Circumference');
  });

  test('[GRO-03] without measurements shows a sample, says that it is one and what to do', () => {
    const words = wordsOf(panel({ growth: [] }));

    expect(words).toContain('Sample data, of no child.');
    expect(words).toContain("Add a first weight, and Maya's own line takes its place.");
    expect(words).not.toContain('Latest measurements');
  });

  test('[GRO-03] draws a child born early at both ages, says which age was used, and the percentile by the other', () => {
    const words = wordsOf(panel({ child: { ...maya, gestationDays: 231 } }));

    expect(words).toContain('Each measurement is drawn twice.');
    expect(words).toContain('6.94 kg 97th percentile');
    expect(words).toContain(
      'Age used: corrected, 2 months 13 days (born 49 days before the due date), until 24 months.',
    );
    expect(words).toContain('By age from birth the same value is at the 72nd percentile.');
    expect(words).toContain('No percentile before the due date: no lines here cover that time.');
  });

  test('[GRO-03] a figure explains itself', () => {
    expect(panel()).toMatch(/<button[^>]*aria-label="Why this number\? Weight"/);
  });

  test('[UI-02] says when measurements cannot be loaded', () => {
    expect(panel({ growth: offline })).toContain(
      '<strong>Unable to load growth measurements. Please try again later.</strong>',
    );
  });

  test('shows a viewer nothing that changes anything, and says so once', () => {
    const markup = panel({ child: viewed });

    expect(markup).not.toContain('/add-measurement');
    expect(markup).not.toContain('Edit the measurement');
    expect(wordsOf(markup).split("You can see Maya's measurements, but not change them.")).toHaveLength(2);
  });
});

describe('[GRO-02] the page of all measurements', () => {
  const list = (known: Known = {}) =>
    shown(<MeasurementList child={known.child ?? maya} me={known.me ?? me} today={today} />, known);

  test('has its six columns, the newest row first', () => {
    const words = wordsOf(list());

    expect(words).toContain('Date Added Age (mo) Weight (kg) Height (cm) Head (cm) Actions');
    expect(words).toMatch(
      /Nov 19, 2026 At the doctor 4 6\.94 63\.2 41\.0 Oct 22, 2026 Added Oct 24 by Daniel 3 6\.43 – not measured – not measured Jul 19, 2026 0 days 3\.39 49\.7 34\.0/,
    );
  });

  test('has a way to edit each and to add another', () => {
    const markup = list();

    expect(markup).toContain('aria-label="Edit the measurement of Oct 22, 2026"');
    expect(markup).toContain('Add New Measurement');
  });

  test('counts in pounds and inches for an account that does', () => {
    const words = wordsOf(list({ me: { ...me, units: 'us' } }));

    expect(words).toContain('Weight (lb, oz) Height (in) Head (in)');
    expect(words).toContain('4 15 lb 4.8 oz 24.9 16.1');
  });

  test('[decision 75] shows the corrected age of a child born early, in the first month in days, and years from 24 months on', () => {
    const growth = [measured('2026-11-19', { weightKg: 6.9 }), measured('2026-07-30', { weightKg: 3.4 })];
    const old = { ...maya, bornOn: day('2023-10-19') };

    const early = wordsOf(list({ child: mayaBornEarly, growth }));
    expect(early).toContain('Maya, 4 months · 2 months corrected · 2 measurements');
    expect(early).toMatch(/Nov 19, 2026 .*?4 2 months corrected 6\.90/);
    expect(early).toMatch(/Jul 30, 2026 .*?11 days 33 days before the due date 3\.40/);
    expect(wordsOf(list({ child: old, growth }))).toMatch(/Nov 19, 2026 .*? 3 years 1 month 6\.90/);
  });

  test('[CHILD-07] [decision 26] says the age of the head in the row of a first birthday', () => {
    const child = { ...maya, bornOn: day('2025-11-21') };
    const words = wordsOf(list({ child, growth: [measured('2026-11-21', { weightKg: 9.1, ageMonths: 11 })] }));

    expect(words).toContain('Maya, 12 months');
    expect(words).toMatch(/Nov 21, 2026 .*?12 9\.10/);
  });

  test('shows a note under the day', () => {
    const growth = [measured('2026-07-19', { weightKg: 3.39, note: 'From the hospital card' })];

    expect(wordsOf(list({ growth }))).toContain('Jul 19, 2026 From the hospital card 0 days 3.39');
  });

  test('[UI-02] says why measurements cannot be loaded', () => {
    expect(list({ growth: offline })).toContain(
      '<strong>Error loading measurements: The server did not answer.</strong>',
    );
  });

  test('says that there are none yet, and that they are loading', () => {
    expect(list({ growth: [] })).toContain('<h2>No measurements yet</h2>');
    expect(list({ growth: null })).toContain('Loading measurements...');
  });

  test('offers all parents a file for a clinic, once there are some', () => {
    const link = `href="${readMeasurementsAsFhir.path.replace(':childId', maya.id)}" download=""`;

    expect(list({ child: viewed })).toContain(link);
    expect(wordsOf(list())).toContain('Download for a clinic (FHIR)');
    expect(list({ growth: [] })).not.toContain(link);
  });

  test('[GRO-01] has the way out as a file, and in from one', () => {
    const markup = list();

    expect(markup).toContain(`href="${downloadCsv.path.replace(':childId', maya.id)}" download=""`);
    expect(markup).toContain('href="/import-measurements"');
    expect(list({ growth: [] })).toContain('href="/import-measurements"');
  });

  test('shows a viewer no actions but to take the file along', () => {
    const markup = list({ child: viewed });

    expect(markup).toContain('Download CSV');
    expect(markup).not.toContain('Import CSV');

    expect(wordsOf(markup)).not.toContain('Actions');
    expect(markup).not.toContain('Add New Measurement');
  });
});

describe('[GRO-01] the page to add a measurement', () => {
  const add = (known: Known = {}) =>
    shown(<AddMeasurementTo child={known.child ?? maya} tone="a" me={known.me ?? me} today={today} />, known);

  test('is titled with the name of the child, has the form, and leads back to the dashboard', () => {
    const markup = add();

    expect(markup).toContain('<h1>Add measurement for Maya</h1>');
    expect(markup).toMatch(/<a href="\/dashboard" class="btn quiet">.*?Back to Dashboard<\/span>/);
    expect(wordsOf(markup)).toContain('Last: 6.94 kg, 2 days ago');
  });

  test('[decision 75] says the age, of a child born early also the corrected one', () => {
    expect(wordsOf(add())).toContain('Maya Brooks 4 months. Born July 19, 2026');
    expect(wordsOf(add({ child: { ...maya, gestationDays: 231 } }))).toContain(
      'Maya Brooks 4 months · 2 months corrected. Born July 19, 2026',
    );
  });

  test('asks for pounds and ounces where the account counts in them', () => {
    const markup = add({ me: { ...me, units: 'us' } });

    expect(markup).toContain('aria-label="Pounds"');
    expect(markup).toContain('aria-label="Ounces"');
  });

  test('gives a viewer no form', () => {
    const markup = add({ child: viewed });

    expect(markup).not.toContain('<form');
    expect(wordsOf(markup)).toContain("You can see Maya's measurements, but not change them.");
  });

  test('asks for a child first where there is none', () => {
    expect(shown(<AddMeasurementPage />, { child: null })).toContain('/settings?section=newborn&amp;action=add');
  });
});

describe('[DASH-02] the growth card of the overview', () => {
  const card = (known?: Known) => wordsOf(shown(<GrowthCard child={known?.child ?? maya} today={today} />, known));

  test('says the latest values and how the weight has changed, and leads to charts and form', () => {
    const words = card();

    expect(words).toMatch(
      /^Growth \d+(st|nd|rd|th) percentile 6\.94 kg on November 19 Correct Up 510 g in 4 weeks, about what/,
    );
    expect(words).toContain('Height 63.2 cm · Head Circumference 41.0 cm');
    expect(words).toContain('Growth Tracking');
    expect(words).toContain('Add Measurement');
  });

  test('starts with other values when there is no weight', () => {
    expect(card({ growth: [measured('2025-12-31', { headCm: 41 })] })).toContain(
      'Head Circumference 41.0 cm on December 31, 2025',
    );
  });

  test('asks for a first measurement', () => {
    expect(card({ growth: [] })).toContain('No measurements yet One weight is enough to begin.');
  });

  test('[PAR-01] says to a viewer who adds the first, and asks nothing of them', () => {
    const words = card({ growth: [], child: viewed });

    expect(words).toContain('No measurements yet They appear here as soon as a parent who may edit adds the first.');
    expect(words).not.toMatch(/Add Measurement|One weight is enough/);
  });

  test('beside a newborn’s first weight asks for the birth weight, where it is entered, until it is known', () => {
    const child = { ...maya, bornOn: day('2026-11-17'), birthWeightKg: null, birthWeightText: null };
    const growth = [measured('2026-11-21', { weightKg: 3.4 })];
    const shownOf = (about: Child) => [
      card({ child: about, growth }),
      wordsOf(shown(<GrowthPanel child={about} today={today} />, { child: about, growth })),
    ];
    const line = "Enter Maya's birth weight : what a newborn loses is counted from it.";

    expect(shown(<GrowthPanel child={child} today={today} />, { child, growth })).toContain(
      `<a href="/settings?section=newborn&amp;childId=${child.id}">Enter Maya&#x27;s birth weight</a>`,
    );
    expect(shownOf(child).map((words) => words.includes(line))).toEqual([true, true]);
    for (const words of shownOf({ ...child, may: 'view' })) {
      expect(words).toContain("Maya's birth weight is missing: what a newborn loses is counted from it.");
    }
    const known = { ...maya, bornOn: child.bornOn, birthWeightKg: 3.5 };
    expect(card({ child: known, growth })).not.toContain('what a newborn loses');
    expect(card({ child: { ...child, bornOn: day('2026-08-01') }, growth })).not.toContain('what a newborn loses');
  });

  test('beside a newborn’s weight that asks for a doctor says so, with the signs, and no percentile', () => {
    const child = { ...maya, bornOn: day('2026-11-17'), birthWeightKg: 3.6, birthWeightText: null };
    const growth = [measured('2026-11-21', { weightKg: 2.7, heightCm: 50 })];
    const facts = { child, measurements: chartedOf(child, growth), today, units: me.units };
    const statement = wordsOf(shown(<NewbornStatement {...facts} />));
    const tab = shown(<GrowthPanel child={child} today={today} />, { child, growth });

    expect(statement).toContain('Weigh again, and call your doctor today.');
    expect(statement).toContain('Call now, day or night, if you see one of these: Maya is very sleepy, hard to wake');
    expect(wordsOf(tab)).toContain('2.70 kg No percentile beside a weight more than 10% below birth weight');
    expect(tab).toContain('Why this number? Height');
    expect(tab).not.toContain('Why this number? Weight');
  });

  test('of what asks for a doctor says what the growth tab says, with no percentile and nothing that compares', () => {
    const child = { ...maya, bornOn: day('2026-05-21'), gestationDays: 250 };
    const weighed = (on: string, weightKg: number) => measured(on, { weightKg, place: 'doctor' });
    const known = { child, growth: [weighed('2026-10-21', 7.6), weighed('2026-11-19', 7.1)] };
    const onCard = card(known);

    expect(onCard).toMatch(/^Growth A weight to show your doctor today\./);
    expect(onCard).toMatch(/7\.10 kg on November 19 Correct Down 500 g in 4 weeks\. Reference/);
    expect(onCard.replace(/^.* Correct /, '')).not.toMatch(/percentile/);
    expect(wordsOf(shown(<GrowthPanel child={child} today={today} />, known))).toContain(
      'A weight to show your doctor today.',
    );
  });

  test('where no doctor is asked for, the growth tab begins with what was gained, and has one calm sentence', () => {
    const facts = { child: maya, measurements: chartedOf(maya, measurements), units: me.units, today };
    const onTab = { ...facts, plan: [who2006ToTwoYears] };

    expect(wordsOf(shown(<GrowthLead {...onTab} />))).toMatch(
      /^Up 510\sg in 4 weeks, about what girls of her age gain\. WHO/,
    );
    expect(wordsOf(shown(<CalmStatement {...onTab} />))).toMatch(/^Following her own line\./);
  });

  test('says nothing of the line while it is not known what is to be said, and says when it cannot be loaded', () => {
    const cache = aQueryCache(me);
    put(cache, measurementsQuery(maya.id), measurements);
    const about = { child: maya, me, measurements };
    const words = () => wordsOf(markupWithin(cache, <GrowthCard child={maya} today={today} />));

    expect(words()).toMatch(/^Growth 6\.94 kg on November 19 Correct Loading growth\.\.\. Height/);
    put(cache, growthSummaryQuery(about), offline);
    expect(words()).toMatch(/Correct Unable to load Maya's growth\. Please try again later\. Try again/);
  });

  test('says when measurements cannot be loaded', () => {
    expect(card({ growth: offline })).toContain('Unable to load growth measurements. Please try again later.');
    expect(card({ growth: measurements })).not.toContain('Unable');
  });
});
