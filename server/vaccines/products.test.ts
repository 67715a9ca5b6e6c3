import { expect, test } from 'vitest';
import { listChildren } from '#contract/children.ts';
import { listVaccines, readVaccinePlan } from '#contract/vaccines.ts';
import { readVaccinesAsFhir } from '#contract/vaccines/fhir.ts';
import { addDays, day } from '#domain/time/day.ts';
import { aFamily } from '#testing/family.ts';
import { anExportFile, importFile } from '#testing/moving.ts';
import { marked } from '#testing/vaccines/stored-vaccines.ts';

type Coded = { readonly resource: { readonly vaccineCode?: { readonly coding: readonly Coding[] } } };
type Coding = { readonly code: string; readonly display?: string };

/** A child who was given every product that the form offers, one a day from birth on. */
async function aChildOfEveryProduct() {
  const family = await aFamily();
  const { products } = await family.parent.call(listVaccines, {});
  const given = products.map(({ cvx }, n) => ({ cvx, givenOn: addDays(day('2026-07-19'), n), isAnother: true }));
  await marked(family, given.slice(0, 60));
  const plan = await marked(family, given.slice(60));
  return { ...family, products, plan };
}

test('[VAX-03] every product that the form offers is kept under a name of its own, moves to another server and goes to a clinic', async () => {
  const home = await aChildOfEveryProduct();
  const { parent, child, stranger, products, plan } = home;

  const names = products.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/[A-Za-z]{2}/);
  const entered = plan.doses.map(({ givenOn, cvx, productName }) => ({ givenOn, cvx, productName }));
  expect(entered.map(({ cvx }) => cvx)).toEqual(products.map(({ cvx }) => cvx));
  expect(entered.map(({ productName }) => productName)).toEqual(names);

  const { text } = await parent.ask(readVaccinesAsFhir, { params: { childId: child.id } });
  const { entry }: { entry: readonly Coded[] } = JSON.parse(text);
  const codings = entry.flatMap(({ resource }) => resource.vaccineCode?.coding ?? []);
  expect(codings.map(({ code }) => code).toSorted()).toEqual(products.map(({ cvx }) => cvx).toSorted());
  for (const { display } of codings) expect(display).toMatch(/[A-Za-z]/);

  await importFile(home, stranger, await anExportFile(home, parent));
  const { activeChildId } = await stranger.call(listChildren, {});
  const moved = await stranger.call(readVaccinePlan, { params: { childId: activeChildId ?? '' } });
  expect(moved.doses.map(({ givenOn, cvx, productName }) => ({ givenOn, cvx, productName }))).toEqual(entered);
});

test('[VAX-03] what is given abroad, or was given here before, is offered', async () => {
  const { parent } = await aFamily();

  const { products } = await parent.call(listVaccines, {});

  const asked = ['19', '05', '04', '177', '170', '37', '101', '25', '149', '150', '158', '161', '186', '114', '62'];
  expect(products.map(({ cvx }) => cvx)).toEqual(expect.arrayContaining(asked));
});
