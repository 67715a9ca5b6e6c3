import { MutationObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { VaccinePlan, type VaccineProduct } from '#contract/vaccines.ts';
import { changeDose, type NewDose, type NewDoses } from '#contract/vaccines/changes.ts';
import { day } from '#domain/time/day.ts';
import { aFamily } from '#testing/family.ts';
import { aPlan } from '#testing/vaccines/stored-vaccines.ts';
import { aLineThatDrops } from '#testing/web/a-line-that-drops.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { newId } from '#web/client/calls/new-id.ts';
import { createQueryClient } from '#web/client/calls/query-client.ts';
import { storedAs } from '#web/client/calls/stored-as.ts';
import { offerRemoval } from '#web/ui/toast/offer-removal.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { addingDoses } from '../dose-changes.ts';
import { removableDoses } from './removable-doses.ts';
import { savedDifferences, takenDifferences } from './saved-differences.ts';
import { answeredIn, leftBehind, replacing, takenIn } from './saved-doses.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  for (const { id } of toasts.held()) toasts.dismiss(id);
});

const dtap: NewDose = { id: newId(), givenOn: day('2026-09-19'), vaccine: 'dtap' };
const hib: NewDose = { id: newId(), givenOn: day('2026-09-19'), vaccine: 'hib' };
const later = { ...dtap, givenOn: day('2026-09-20') };

/** DTaP was marked, no answer came, and then another day was chosen and Hib added. */
async function savedUnheard() {
  const family = await aFamily();
  const line = aLineThatDrops(family.parent);
  const add = (doses: NewDose[]) =>
    new MutationObserver(createQueryClient(), addingDoses(createQueryClient(), family.child.id)).mutate({ doses });
  line.drop();
  await expect(add([dtap])).rejects.toMatchObject({ code: 'offline' });
  const failed: unknown = await add([later, hib]).catch((error: unknown) => error);
  const plan = failed instanceof CallFailed ? storedAs(VaccinePlan)(failed.current) : null;
  if (!plan) throw failed;
  const stored = async () =>
    Object.fromEntries((await aPlan(family)).doses.map(({ vaccines, givenOn }) => [vaccines.join(), givenOn]));
  return { add, plan, stored, family };
}

/** DTaP, HepB, IPV and Hib were marked, no answer came, and then the first three were chosen as Pediarix. */
async function savedApart() {
  const family = await aFamily();
  const client = createQueryClient();
  const line = aLineThatDrops(family.parent);
  const add = (body: NewDoses) => new MutationObserver(client, addingDoses(client, family.child.id)).mutate(body);
  const hepb = { ...dtap, id: newId(), vaccine: 'hepb' };
  const ipv = { ...dtap, id: newId(), vaccine: 'ipv' };
  const combined: NewDose = { id: dtap.id, givenOn: dtap.givenOn, cvx: '110' };
  line.drop();
  await expect(add({ doses: [dtap, hepb, ipv, hib] })).rejects.toMatchObject({ code: 'offline' });
  const plan = await aPlan(family);
  const ids = new Set([dtap.id, hepb.id, ipv.id, hib.id]);
  const pediarix = { cvx: '110', vaccines: ['dtap', 'hepb', 'ipv'], brands: ['Pediarix'] } as unknown as VaccineProduct;
  const replaced = takenIn(leftBehind(plan, ids, [combined]), [combined], [pediarix]);
  const combination = { doses: answeredIn({ plan, isChange: true }, [combined]), ...replacing(replaced) };
  const stored = async () => (await aPlan(family)).doses.map(({ vaccines }) => vaccines.join()).toSorted();
  return { add, plan, combination, pediarix, stored };
}

describe('[VAX-03] doses that were saved though no answer came', () => {
  test('are asked about by name, with what would change', async () => {
    const { plan } = await savedUnheard();

    expect(savedDifferences(plan, [later, hib], [])).toEqual([
      { name: 'DTaP, date given', before: 'Sep 19, 2026', now: 'Sep 20, 2026' },
    ]);
  });

  test('are changed, and what is new is recorded with them', async () => {
    const { add, plan, stored } = await savedUnheard();

    await add(answeredIn({ plan, isChange: true }, [later, hib]));

    expect(await stored()).toEqual({ dtap: '2026-09-20', hib: '2026-09-19' });
  });

  test('stay as they are, and what is new is recorded', async () => {
    const { add, plan, stored } = await savedUnheard();

    await add(answeredIn({ plan, isChange: false }, [later, hib]));

    expect(await stored()).toEqual({ dtap: '2026-09-19', hib: '2026-09-19' });
  });

  test('and unchecked before the next save are named, and one press removes them', async () => {
    const { plan, stored } = await savedUnheard();

    offerRemoval(removableDoses(createQueryClient(), plan, leftBehind(plan, new Set([dtap.id, hib.id]), [hib])));

    const [toast] = toasts.held();
    expect(toast).toMatchObject({
      title: 'DTaP was saved too',
      text: 'Your first save was recorded before you unchecked it.',
      action: { label: 'Remove' },
    });
    toast?.action?.onPick();
    await vi.waitFor(async () => expect(await stored()).toEqual({}));
  });

  test('stay where another parent has changed them meanwhile, which is said though the others are removed', async () => {
    const { add, stored, family } = await savedUnheard();
    await add([hib]);
    const plan = await aPlan(family);
    await family.coParent.call(changeDose, {
      params: { childId: family.child.id, doseId: dtap.id ?? '' },
      body: { givenOn: later.givenOn, vaccine: 'dtap', version: 1 },
    });

    offerRemoval(removableDoses(createQueryClient(), plan, plan.doses));
    toasts.held()[0]?.action?.onPick();

    const said = { kind: 'problem', title: 'Failed to remove DTaP', text: 'This was changed in the meantime.' };
    await vi.waitFor(() => expect(toasts.held()).toMatchObject([said]));
    expect(await stored()).toEqual({ dtap: later.givenOn });
  });

  describe('each by itself, and then chosen as one combination,', () => {
    test('are that one shot and no second ones', async () => {
      const { add, combination, stored } = await savedApart();

      await add(combination);

      expect(await stored()).toEqual(['dtap,hepb,ipv', 'hib']);
    });

    test('are named before they go, with what was noted of them', async () => {
      const { plan, combination, pediarix } = await savedApart();
      const hepb = plan.doses
        .filter(({ vaccines }) => vaccines.includes('hepb'))
        .map((dose) => ({ ...dose, lot: 'B4821' }));

      expect(takenDifferences(plan, hepb, combination.doses, [pediarix])).toMatchObject([
        { name: 'Hepatitis B', before: 'Sep 19, 2026, lot number B4821', now: 'part of Pediarix' },
      ]);
    });

    test('are all still there when the combination is refused', async () => {
      const { add, combination, stored } = await savedApart();
      const late = { ...combination, doses: combination.doses.map((dose) => ({ ...dose, version: 2 })) };

      await expect(add(late)).rejects.toMatchObject({ code: 'changed-meanwhile' });

      expect(await stored()).toEqual(['dtap', 'hepb', 'hib', 'ipv']);
    });
  });

  test('and are still wanted are not offered for removal', async () => {
    const { plan } = await savedUnheard();

    offerRemoval(removableDoses(createQueryClient(), plan, leftBehind(plan, new Set([dtap.id]), [later])));

    expect(toasts.held().some(({ action }) => action !== undefined)).toBe(false);
  });
});
