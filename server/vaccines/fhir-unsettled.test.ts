import { expect, test } from 'vitest';
import { readVaccinesAsFhir } from '#contract/vaccines/fhir.ts';
import { answerPast } from '#contract/vaccines/past.ts';
import { aFamily } from '#testing/family.ts';
import { codeFaults, emptyOrDangling, fhirFaults } from '#testing/fhir.ts';
import { aPlan, marked } from '#testing/vaccines/stored-vaccines.ts';

type Code = { readonly coding?: readonly { readonly code: string }[]; readonly text?: string };
type Recommended = {
  readonly forecastStatus: Code;
  readonly forecastReason?: readonly Code[];
  readonly description: string;
};
type Bundle = {
  readonly entry: readonly {
    readonly fullUrl: string;
    readonly resource: { readonly recommendation?: readonly Recommended[] };
  }[];
};

test('[decision 58] a clinic is told of each vaccine that nobody has told what was given before, and not that rotavirus is over', async () => {
  const family = await aFamily();
  await aPlan(family);
  const params = { childId: family.child.id };
  const told = async () => {
    const { text } = await family.parent.ask(readVaccinesAsFhir, { params });
    const bundle: Bundle = JSON.parse(text);
    expect([...fhirFaults(bundle), ...codeFaults(bundle), ...emptyOrDangling(bundle)]).toEqual([]);
    const recommended = bundle.entry.flatMap(({ resource }) => resource.recommendation ?? []);
    return ['Rotavirus', 'Polio'].flatMap((group) => {
      const ofGroup = recommended.find(({ description }) => description.startsWith(`${group},`));
      const codes = ofGroup?.forecastStatus.coding?.map(({ code }) => code);
      return [codes, ofGroup?.forecastReason?.map((reason) => reason.text)];
    });
  };

  const before = await told();
  await family.parent.call(answerPast, { params, body: { checkups: [], isDone: true } });
  const after = await told();
  await marked(family, [{ givenOn: null, vaccine: 'rv' }]);

  expect(before).toEqual([
    ['notComplete'],
    ['Not answered yet: it depends on what was given before.'],
    ['notComplete'],
    ['Not answered yet: the parents have not said what was given before.'],
  ]);
  expect(after.slice(0, 2)).toEqual([['agedOut'], ['Past the maximum age']]);
  expect(after.slice(2)).toEqual([['overdue', 'notComplete'], undefined]);
  expect((await told()).slice(0, 2)).toEqual([['notComplete'], ['Entered without a date: find the record first.']]);
});
