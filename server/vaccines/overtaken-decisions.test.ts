import { describe, expect, test } from 'vitest';
import { closeAccount } from '#contract/accounts/deletion.ts';
import { changeMe, readMe } from '#contract/accounts/me.ts';
import { listChildren, removeChild } from '#contract/children.ts';
import { saveVisit, takeBackVisit } from '#contract/checkups/visit.ts';
import { readVaccinePlan } from '#contract/vaccines.ts';
import {
  changePlannedDose,
  decideVaccine,
  removeDose,
  takeBackDoses,
  undecideVaccine,
} from '#contract/vaccines/changes.ts';
import { answerPast, takeBackPast } from '#contract/vaccines/past.ts';
import { day } from '#domain/time/day.ts';
import { aCheckup } from '#testing/checkups/checkups.ts';
import { aFamily, familyPassword } from '#testing/family.ts';
import { zipped } from '#testing/files/zips.ts';
import { workOff } from '#testing/jobs.ts';
import { exportOf, importFile } from '#testing/moving.ts';
import { aPlan, marked, rowOf, rowsOf } from '#testing/vaccines/stored-vaccines.ts';

const reason = 'We talked it over.';

/** A family that declined DTaP for Maya five minutes ago. */
async function declined() {
  const family = await aFamily();
  const { child, clock, parent } = family;
  const params = { childId: child.id };
  const body = { decision: 'declined', reason, version: null } as const;
  const before = await parent.call(decideVaccine, { params: { ...params, vaccine: 'dtap' }, body });
  clock.goOn({ minutes: 5 });
  return { ...family, params, before };
}

const given = { givenOn: '2026-11-21', vaccine: 'dtap' };

describe('[VAX-03] [decision 78] a decision against a vaccine that is then given all the same', () => {
  test('is back with its reason once the dose is taken back', async () => {
    const { params, before, ...family } = await declined();
    const plan = await marked(family, [given]);

    const doses = plan.doses.map(({ id, version }) => ({ id, version }));
    const back = await family.parent.call(takeBackDoses, { params, body: { doses } });

    expect(plan.decisions).toEqual([]);
    expect(back.decisions).toEqual(before.decisions);
    expect(back.decisions).toMatchObject([{ vaccine: 'dtap', decision: 'declined', reason }]);
    expect(rowsOf(back, 'dtap')).toEqual(rowsOf(before, 'dtap'));
  });

  test('is back once the dose is removed, or its row is unmarked', async () => {
    const { params, before, parent, ...family } = await declined();
    const mark = async () => (await marked({ ...family, parent }, [given])).doses[0]?.id ?? '';

    const removed = await parent.call(removeDose, {
      params: { ...params, doseId: await mark() },
      body: { version: 1 },
    });
    await mark();
    const { id: plannedDoseId, version } = rowOf(await aPlan({ ...family, parent }), 'dtap', 1);
    await parent.call(changePlannedDose, {
      params: { ...params, plannedDoseId },
      body: { completed: false, version },
    });

    expect(removed.decisions).toEqual(before.decisions);
    expect((await aPlan({ ...family, parent })).decisions).toEqual(before.decisions);
  });

  test('is back once the visit that gave it is taken back', async () => {
    const { params, before, parent, child, ...family } = await declined();
    const { id: checkupId } = await aCheckup(family, child, parent, { scheduled_on: day(given.givenOn) });
    const ofCheckup = { ...params, checkupId };
    const body = { completedOn: given.givenOn, doses: [given], version: 1 };
    const { plan, checkup } = await parent.call(saveVisit, { params: ofCheckup, body });

    const doses = plan.doses.map(({ id, version }) => ({ id, version }));
    const back = await parent.call(takeBackVisit, { params: ofCheckup, body: { doses, version: checkup.version } });

    expect(plan.decisions).toEqual([]);
    expect(back.plan.decisions).toEqual(before.decisions);
  });

  test('is back once the answer about the past that gave it is taken back', async () => {
    const { params, before, parent } = await declined();
    const { plan, added } = await parent.call(answerPast, {
      params,
      body: { checkups: [], doses: [given], isDone: false },
    });

    const back = await parent.call(takeBackPast, { params, body: added });

    expect(plan.decisions).toEqual([]);
    expect(back.plan.decisions).toEqual(before.decisions);
  });

  test('can be made anew after the dose, and that one stands and can be undone', async () => {
    const { params, clock, parent, ...family } = await declined();
    await marked({ ...family, parent }, [given]);
    clock.goOn({ minutes: 5 });
    const ofDtap = { ...params, vaccine: 'dtap' };

    const anew = await parent.call(decideVaccine, { params: ofDtap, body: { decision: 'deferred', version: null } });
    const version = anew.decisions[0]?.version ?? 0;
    const undone = await parent.call(undecideVaccine, { params: ofDtap, body: { version } });

    expect(anew.decisions).toMatchObject([
      { decision: 'deferred', reason: null, changedAt: clock.now().toISOString() },
    ]);
    expect(rowsOf(anew, 'dtap').slice(0, 2)).toEqual(['completed 2026-11-21', 'deferred 2026-12-19']);
    expect(undone.decisions).toEqual([]);
  });

  test('stands where it was made after a dose of the same day, also once both are imported', async () => {
    const family = await aFamily();
    const { child, clock, parent, stranger } = family;
    await marked(family, [given]);
    clock.goOn({ minutes: 5 });
    const params = { childId: child.id, vaccine: 'dtap' };
    const { decisions } = await parent.call(decideVaccine, { params, body: { decision: 'declined', version: null } });

    const files = await exportOf(family, parent);
    await importFile(family, stranger, new Blob([new Uint8Array(await zipped(files))]));

    const { activeChildId } = await stranger.call(listChildren, {});
    const imported = await stranger.call(readVaccinePlan, { params: { childId: activeChildId ?? '' } });
    expect(decisions).toMatchObject([{ vaccine: 'dtap', decision: 'declined' }]);
    expect(imported.doses).toHaveLength(1);
    expect(imported.decisions).toMatchObject([{ vaccine: 'dtap', decision: 'declined' }]);
  });

  test('[ACC-03] is exported with its reason and day, as overtaken', async () => {
    const family = await declined();
    await marked(family, [given]);

    const files = await exportOf(family, family.parent);

    const taken = files.get('children/01-maya/vaccine-plan.json')?.toString() ?? '[]';
    const decided = { vaccine: 'dtap', decision: 'declined', reason, decidedOn: '2026-11-21', isOvertaken: true };
    expect(JSON.parse(taken)).toMatchObject([{ decisions: [{ ...decided, madeBy: 'Hannah Brooks' }] }]);
    const sheet = files.get('children/01-maya/vaccine-plan.csv')?.toString();
    expect(sheet).toContain('Vaccine,Decision,Until,Reason,Date decided,Overtaken');
    expect(sheet).toContain(`dtap,declined,,${reason},2026-11-21,yes`);
  });

  test('[ACC-03] is imported as overtaken, beside a later one, and stands again without the dose', async () => {
    const { params, clock, stranger, ...family } = await declined();
    const { parent } = family;
    await marked(family, [given]);
    clock.goOn({ minutes: 5 });
    const ofDtap = { ...params, vaccine: 'dtap' };
    await parent.call(decideVaccine, { params: ofDtap, body: { decision: 'deferred', version: null } });
    const files = await exportOf({ ...family, clock }, parent);
    await importFile({ ...family, clock }, stranger, new Blob([new Uint8Array(await zipped(files))]));
    const { activeChildId } = await stranger.call(listChildren, {});
    const mine = { childId: activeChildId ?? '' };

    const imported = await stranger.call(readVaccinePlan, { params: mine });
    const { version = 0 } = imported.decisions[0] ?? {};
    const undone = await stranger.call(undecideVaccine, { params: { ...mine, vaccine: 'dtap' }, body: { version } });
    const doses = undone.doses.map((dose) => ({ id: dose.id, version: dose.version }));
    const back = await stranger.call(takeBackDoses, { params: mine, body: { doses } });

    expect(imported.decisions).toMatchObject([{ decision: 'deferred', reason: null }]);
    expect(undone.decisions).toEqual([]);
    expect(back.decisions).toMatchObject([{ decision: 'declined', reason, madeBy: { id: stranger.id } }]);
  });

  test('[ACC-03] is deleted with the child', async () => {
    const { params, house, parent, ...family } = await declined();
    await marked({ ...family, parent }, [given]);

    await parent.call(removeChild, { params, body: { firstName: family.child.firstName } });

    const left = house.db.selectFrom('vaccine_decisions').select('reason').where('child_id', '=', params.childId);
    expect(await left.execute()).toEqual([]);
  });
});

/** Daniel, in New York, declined DTaP on the evening of November 21, when it was November 22 in UTC, and it was given. */
async function declinedInTheEvening() {
  const family = await aFamily();
  const { child, clock, coParent } = family;
  clock.goOn({ hours: 12 });
  const params = { childId: child.id, vaccine: 'dtap' };
  await coParent.call(decideVaccine, { params, body: { decision: 'declined', reason, version: null } });
  clock.goOn({ minutes: 5 });
  return { ...family, params, plan: await marked(family, [given]) };
}

describe('[VAX-03] a decision against a vaccine that was given all the same stays overtaken', () => {
  test.each(['Europe/Berlin', 'Asia/Tokyo'])('when who decided moves to another time zone: %s', async (timeZone) => {
    const { coParent, plan, ...family } = await declinedInTheEvening();

    const { version } = await coParent.call(readMe, {});
    await coParent.call(changeMe, { body: { timeZone, version } });

    const after = await aPlan(family);
    expect(plan.decisions).toEqual([]);
    expect(after.decisions).toEqual([]);
    expect(rowsOf(after, 'dtap')).toEqual(rowsOf(plan, 'dtap'));
  });

  test('when the account of who decided is deleted', async () => {
    const { coParent, clock, ...family } = await declinedInTheEvening();
    await coParent.call(closeAccount, { body: { password: familyPassword, confirmation: 'delete' } });
    clock.goOn({ days: 31 });

    await workOff({ ...family, clock });

    const users = family.house.db.selectFrom('users').select('id').where('id', '=', coParent.id);
    const after = await aPlan(family);
    expect(await users.execute()).toEqual([]);
    expect(after.decisions).toEqual([]);
    expect(rowsOf(after, 'dtap')[1]).toBe('upcoming 2026-12-19');
  });
});

describe('[VAX-03] a decision over one that a dose has overtaken', () => {
  test('is of who makes it, at that time', async () => {
    const { clock, params, parent } = await declinedInTheEvening();
    clock.goOn({ days: 1 });

    const { decisions } = await parent.call(decideVaccine, { params, body: { decision: 'deferred', version: null } });

    const [by, at] = [{ id: parent.id }, clock.now().toISOString()];
    expect(decisions).toMatchObject([
      { decision: 'deferred', reason: null, madeBy: by, madeAt: at, changedBy: by, changedAt: at },
    ]);
  });

  test('leaves that one as it was: it stands again once the later is undone and the dose is taken back', async () => {
    const { clock, params, parent, coParent, plan } = await declinedInTheEvening();
    const doses = plan.doses.map(({ id, version }) => ({ id, version }));
    clock.goOn({ minutes: 5 });

    const anew = await parent.call(decideVaccine, { params, body: { decision: 'deferred', version: null } });
    const undone = await parent.call(undecideVaccine, { params, body: { version: anew.decisions[0]?.version ?? 0 } });
    const back = await parent.call(takeBackDoses, { params, body: { doses } });

    expect(undone.decisions).toEqual([]);
    expect(back.decisions).toMatchObject([{ decision: 'declined', reason, madeBy: { id: coParent.id } }]);
  });

  test('stands in its place once the dose is taken back, and undone then leaves none', async () => {
    const { clock, params, parent, plan } = await declinedInTheEvening();
    const doses = plan.doses.map(({ id, version }) => ({ id, version }));
    clock.goOn({ minutes: 5 });
    await parent.call(decideVaccine, { params, body: { decision: 'deferred', version: null } });

    const back = await parent.call(takeBackDoses, { params, body: { doses } });
    const undone = await parent.call(undecideVaccine, { params, body: { version: back.decisions[0]?.version ?? 0 } });

    expect(back.decisions).toMatchObject([{ decision: 'deferred', reason: null }]);
    expect(undone.decisions).toEqual([]);
    expect(rowsOf(undone, 'dtap')[0]).toBe('upcoming 2026-09-19');
  });

  test('can be overtaken in its turn, and both stand again one after the other', async () => {
    const { clock, params, parent, plan, ...family } = await declinedInTheEvening();
    clock.goOn({ days: 30 });
    const body = { decision: 'deferred', reason: 'A cold.', version: null } as const;
    await parent.call(decideVaccine, { params, body });
    clock.goOn({ minutes: 5 });
    const second = await marked({ ...family, parent }, [{ ...given, givenOn: '2026-12-21' }]);
    const seen = second.doses.map(({ id, version }) => ({ id, version }));

    const withoutSecond = await parent.call(takeBackDoses, { params, body: { doses: seen.slice(1) } });
    const ofDtap = { ...params, version: withoutSecond.decisions[0]?.version ?? 0 };
    await parent.call(undecideVaccine, { params: ofDtap, body: { version: ofDtap.version } });
    const without = await parent.call(takeBackDoses, { params, body: { doses: seen.slice(0, 1) } });

    expect([plan, second].map(({ decisions }) => decisions)).toEqual([[], []]);
    expect(withoutSecond.decisions).toMatchObject([{ decision: 'deferred', reason: 'A cold.' }]);
    expect(without.decisions).toMatchObject([{ decision: 'declined', reason }]);
  });

  test('is not undone by who has seen that one alone', async () => {
    const { clock, params, parent, coParent } = await declinedInTheEvening();
    clock.goOn({ minutes: 5 });
    const { decisions } = await parent.call(decideVaccine, { params, body: { decision: 'deferred', version: null } });

    const answer = await coParent.ask(undecideVaccine, { params, body: { version: 1 } });

    expect(answer).toMatchObject({ status: 409, body: { code: 'changed-meanwhile', current: { decisions } } });
  });

  test('is refused where there are too many, and one that stands can still be changed', async () => {
    const { clock, params, parent, house } = await declinedInTheEvening();
    clock.goOn({ minutes: 5 });
    const { decisions } = await parent.call(decideVaccine, { params, body: { decision: 'deferred', version: null } });
    const { version = 0 } = decisions[0] ?? {};
    const stored = house.db.selectFrom('vaccine_decisions').selectAll().where('child_id', '=', params.childId);
    const [row] = await stored.orderBy('made_at').execute();
    const earlier = Array.from({ length: 198 }, (_, n) => ({ made_at: new Date(n).toISOString() }));
    const rows = row ? earlier.map((at) => ({ ...row, ...at })) : [];
    await house.db.insertInto('vaccine_decisions').values(rows).execute();

    const ofPcv = { ...params, vaccine: 'pcv' };
    const refused = await parent.ask(decideVaccine, { params: ofPcv, body: { decision: 'declined', version: null } });
    const changed = await parent.call(decideVaccine, { params, body: { decision: 'declined', version } });

    const title = 'A child can have at most 200 decisions about vaccines.';
    expect(refused).toMatchObject({ status: 413, body: { code: 'too-large', title } });
    expect(changed.decisions).toMatchObject([{ decision: 'declined' }]);
  });
});
