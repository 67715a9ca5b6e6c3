import { expect, test } from 'vitest';
import { readVaccinesAsFhir } from '#contract/vaccines/fhir.ts';
import { noteVaccineConditions } from '#contract/vaccines/changes.ts';
import { addMonths, day } from '#domain/time/day.ts';
import { aChild, aFamily } from '#testing/family.ts';
import { aPlan, marked } from '#testing/vaccines/stored-vaccines.ts';

type Resource = { readonly recommendation?: readonly { readonly description: string }[] };

/** On November 21, 2026. */
test('of four doses, with weak immunity noted, no page, reply or file says complete', async () => {
  const family = await aFamily();
  const bornOn = day('2020-01-01');
  const child = await aChild(family, family.parent, { born_on: bornOn });
  const mine = { ...family, child };
  const params = { childId: child.id };
  const days = [2, 4, 6, 12].map((months) => addMonths(bornOn, months));
  await marked(
    mine,
    ['48', '216'].flatMap((cvx) => days.map((givenOn) => ({ givenOn, cvx }))),
  );
  const body = { conditions: ['weak-immune-system'], seen: [] };
  await family.parent.call(noteVaccineConditions, { params, body });

  const { vaccines } = await aPlan(mine);
  const { text } = await family.parent.ask(readVaccinesAsFhir, { params });
  const file: { readonly entry: readonly { readonly resource: Resource }[] } = JSON.parse(text);
  const hib = file.entry
    .flatMap(({ resource: { recommendation = [] } }) => recommendation)
    .find(({ description }) => description.startsWith('Hib,'));
  const asked = 'Ask the doctor: with a weak immune system more doses may be needed';

  expect(vaccines.find(({ vaccine }) => vaccine === 'hib')).toMatchObject({ isComplete: false, text: `${asked}.` });
  expect(hib).toMatchObject({ forecastStatus: { text: 'Not complete' }, forecastReason: [{ text: asked }] });
});
