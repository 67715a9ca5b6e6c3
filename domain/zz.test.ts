import { test } from 'vitest';
import { plannedChildOn } from '#testing/vaccines/vaccine-record.ts';
import { ofProduct } from '#testing/vaccines/planned-vaccines.ts';
import { day } from '#domain/time/day.ts';
import { visitsOnDay } from '#domain/vaccines/planned/visits-on-day.ts';
import { groupsOnDay, rowsOnDay } from '#domain/vaccines/planned/rows-on-day.ts';
import { plannedGroups } from '#domain/vaccines/planned/planned-group.ts';
import { vaccineNames } from '#domain/vaccines/words/names-data.ts';
import { notPlannedWords } from '#domain/vaccines/words/plan/not-planned-words.ts';
import { childInWords } from '#domain/vaccines/words/plan/child-in-words.ts';
import { rowReason } from '#domain/vaccines/words/plan/row-reason.ts';
import { vaccineStanding } from '#domain/vaccines/words/plan/vaccine-standing.ts';
import { published } from '#domain/vaccines/editions/editions-data.ts';
function look(title: string, facts: any, on: string, only?: string[], answers: any = {}) {
  const today = day(on);
  const of = plannedChildOn(facts, today, answers);
  const inWords = childInWords(of.record, published(), vaccineNames, today);
  const out: string[] = [`##### ${title} on ${on}`];
  const rows = rowsOnDay(of);
  const groupOf = groupsOnDay(of);
  for (const group of plannedGroups(published().schedule)) {
    if (only && !only.includes(group.id)) continue;
    const vaccine = groupOf(group);
    for (const row of vaccine.rows) {
      const onDay: any = rows.find((r: any) => r.vaccine === row.vaccine && r.number === row.number)!;
      const reason = rowReason(inWords, { ...vaccine, group }, row, onDay);
      out.push(
        `${group.id} ${row.number} due ${row.dueOn} end ${onDay.windowEndsOn} ${onDay.status} ${onDay.category} ${onDay.isPrompt ? 'PROMPT' : ''} ${onDay.birthHours ?? ''} | ${onDay.age ?? ''} | ${reason.why} || ${reason.details.join(' / ')} | ${onDay.note ?? onDay.categoryNote ?? ''}`,
      );
    }
    const st = vaccineStanding(inWords, group.group, vaccine) as any;
    out.push(`   standing: ${JSON.stringify(st)}`);
  }
  const v = visitsOnDay(of);
  for (const visit of v.visits)
    out.push(
      `visit ${visit.on} by ${visit.noLaterThan}: ${visit.products.flatMap((p: any) => p.rows.map((r: any) => r.vaccineGroup + r.number)).join(', ')}`,
    );
  const say = notPlannedWords(of, vaccineNames);
  for (const left of v.notPlanned)
    if (!only || plannedGroups(published().schedule).some((g) => g.group === left.vaccineGroup && only.includes(g.id)))
      out.push(`not planned ${left.vaccineGroup} ${left.why}: ${say(left)}`);
  console.log(out.join('\n'));
}
test('x', () => {
  const t = {
    bornOn: day('2025-09-21'),
    authority: 'cdc-2026-01',
    motherHepatitisB: 'negative',
    conditions: ['travel'],
  };
  look('travel jan', t, '2026-11-21', ['hepa', 'mmr', 'flu', 'rv', 'hepb']);
  look('no travel jan', { ...t, conditions: [] }, '2026-11-21', ['hepa', 'flu', 'hepb']);
  look('travel jan 7m', { ...t, bornOn: day('2026-04-20') }, '2026-11-21', ['hepa', 'mmr', 'rv']);
  look('rv jan 10 weeks', { ...t, bornOn: day('2026-09-12'), conditions: [] }, '2026-11-21', ['rv', 'flu', 'hepb']);
});
