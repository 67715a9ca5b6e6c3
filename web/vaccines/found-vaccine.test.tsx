import { expect, test } from 'vitest';
import { plainFirst } from '#domain/vaccines/words/plain-name.ts';
import { vaccineFacts } from '#testing/vaccines/vaccine-facts.ts';
import { shownWith } from '#testing/vaccines/vaccine-page.tsx';
import { vaccinePlan } from '#testing/vaccines/vaccine-replies.ts';
import { maya, me, today } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { found } from './schedule/found.ts';
// Loaded before the page asks for it, so that nothing loads after the test.
import './schedule/printed-schedule.tsx';
import { ChildVaccines } from './vaccines-page.tsx';

test('[ART-01] [VAX-01] a vaccine that a search has found is shown alone, each by its plain name', () => {
  for (const { id, shortName } of vaccineFacts.vaccines) {
    expect([...found(plainFirst(shortName), vaccineFacts)]).toContain(id);
  }
  const html = shownWith(<ChildVaccines child={maya} me={me} today={today} tab="all" q="Polio" onAct={() => {}} />, {
    plan: vaccinePlan,
  }).replace(/<div class="printed">.*/s, '');

  expect(html).toContain('value="Polio"');
  expect(wordsOf(html)).toContain('Polio (IPV), dose 1');
  expect(wordsOf(html)).not.toContain('Rotavirus (RV), dose 2');
});
