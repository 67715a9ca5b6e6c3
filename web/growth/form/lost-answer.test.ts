import { MutationObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Measurement, measurementEndpoints } from '#contract/growth.ts';
import { day } from '#domain/time/day.ts';
import { aFamily } from '#testing/family.ts';
import { aLineThatDrops } from '#testing/web/a-line-that-drops.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { newId } from '#web/client/calls/new-id.ts';
import { createQueryClient } from '#web/client/calls/query-client.ts';
import { storedAs } from '#web/client/calls/stored-as.ts';
import { savedEarlierText } from '#web/client/text/saved-earlier-text.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { measurementChanges } from '../measurement-changes.ts';
import { measurementDifferences, sentFacts } from './measurement-differences.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  for (const { id } of toasts.held()) toasts.dismiss(id);
});

/** A weight was typed and saved, and no answer came. */
async function savedUnheard() {
  const family = await aFamily();
  const { parent, child } = family;
  const line = aLineThatDrops(parent);
  const client = createQueryClient();
  const typed = { id: newId(), measuredOn: day('2026-11-20'), weightKg: 6.5, weightText: '6.5 kg' };
  const params = { childId: child.id, measurementId: typed.id };
  const add = (weightKg: number, keep: 'weightKg'[] = []) => {
    const body = { ...typed, weightKg, weightText: `${weightKg} kg`, keep };
    return new MutationObserver(client, measurementChanges.saving(client, child.id)).mutate({ id: body.id, body });
  };
  const stored = async () => parent.call(measurementEndpoints.list, { params: { childId: child.id } });
  line.drop();
  await expect(add(typed.weightKg)).rejects.toMatchObject({ code: 'offline' });
  const question = async (weightKg: number) => {
    const failed = await add(weightKg).catch((error: unknown) => error);
    const current = failed instanceof CallFailed ? storedAs(Measurement)(failed.current) : null;
    if (!current) throw failed;
    const differences = measurementDifferences(current, sentFacts(current, { ...typed, weightKg }), 'metric');
    const who = { changedBy: current.changedBy, reader: parent };
    return { current, said: savedEarlierText('entry', who, differences).title };
  };
  return { ...family, client, typed, params, add, stored, question };
}

describe('[GRO-01] a measurement that was saved though no answer came', () => {
  test('sent again as it was is one measurement', async () => {
    const { add, stored } = await savedUnheard();

    await add(6.5);

    expect(await stored()).toMatchObject([{ weightKg: 6.5 }]);
  });

  test('and corrected since is asked about, and then changed', async () => {
    const { client, child, typed, question, stored } = await savedUnheard();

    const { said, current } = await question(6.6);
    const { id, ...facts } = typed;
    const body = { ...facts, weightKg: 6.6, weightText: '6.6 kg', version: current.version };
    await new MutationObserver(client, measurementChanges.saving(client, child.id)).mutate({ id, body });

    expect(said).toBe('Your earlier entry was saved: 6.50\u00a0kg. Change it to 6.60\u00a0kg?');
    expect(await stored()).toMatchObject([{ id, weightKg: 6.6, version: 2 }]);
  });

  test('and changed by another parent since says so', async () => {
    const { coParent, params, typed, question } = await savedUnheard();
    const { id: _, ...facts } = typed;
    await coParent.call(measurementEndpoints.change, {
      params,
      body: { ...facts, weightKg: 6.7, weightText: '6.7 kg', version: 1 },
    });

    const { said } = await question(6.6);

    expect(said).toBe(
      `Your earlier entry was saved, and ${coParent.name} changed it since: 6.70\u00a0kg. Change it to 6.60\u00a0kg?`,
    );
  });

  test('and deleted since is added anew', async () => {
    const { coParent, params, add, stored } = await savedUnheard();
    await coParent.call(measurementEndpoints.remove, { params, body: { version: 1 } });

    await add(6.6);

    expect(await stored()).toMatchObject([{ weightKg: 6.6, version: 1 }]);
  });

  test('and corrected to an unusual value is asked about that first', async () => {
    const { add } = await savedUnheard();

    await expect(add(65)).rejects.toMatchObject({ code: 'unlikely-value' });
    await expect(add(65, ['weightKg'])).rejects.toMatchObject({ code: 'already-exists', current: { weightKg: 6.5 } });
  });
});
