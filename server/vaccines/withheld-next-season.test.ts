import { expect, test } from 'vitest';
import { noteVaccineConditions } from '#contract/vaccines/changes.ts';
import { readVaccinesAsFhir } from '#contract/vaccines/fhir.ts';
import { day } from '#domain/time/day.ts';
import { aChild, aFamily } from '#testing/family.ts';
import { marked } from '#testing/vaccines/stored-vaccines.ts';

type Resource = {
  readonly recommendation?: readonly {
    readonly description: string;
    readonly forecastStatus: { readonly text: string };
  }[];
};

/** On November 21, 2026, of children whose doses of this season were given. */
test.each([
  {
    vaccine: 'flu',
    of: 'Influenza, Standard,',
    bornOn: '2022-02-20',
    noted: ['reaction-flu'],
    doses: ['150 2026-10-05', '150 2026-11-05'],
    text: 'Not to be given because of “Severe allergic reaction to flu vaccine”.',
  },
  {
    vaccine: 'rsv-ab',
    of: 'RSV, Risk,',
    bornOn: '2026-03-21',
    noted: ['native', 'reaction-rsv'],
    doses: ['306 2026-10-05'],
    text: 'Not to be given because of “Severe allergic reaction to an RSV shot”.',
  },
])(
  '[VAX-01] $vaccine after $noted is not complete: the next season has none, said in row, sentence and file',
  async (is) => {
    const family = await aFamily();
    const { parent } = family;
    const child = await aChild(family, parent, { born_on: day(is.bornOn) });
    const params = { childId: child.id };
    const doses = is.doses.map((dose) => ({ cvx: dose.slice(0, 3), givenOn: dose.slice(4) }));
    await marked({ ...family, child }, doses);
    const plan = await parent.call(noteVaccineConditions, { params, body: { conditions: is.noted, seen: [] } });
    const { text } = await parent.ask(readVaccinesAsFhir, { params });
    const file: { readonly entry: readonly { readonly resource: Resource }[] } = JSON.parse(text);
    const told = file.entry
      .flatMap(({ resource: { recommendation = [] } }) => recommendation)
      .find(({ description }) => description.startsWith(is.of));

    const last = plan.planned.filter(({ vaccine }) => vaccine === is.vaccine).at(-1);
    expect(last).toMatchObject({ status: 'contraindicated', dueOn: null, why: is.text });
    expect(plan.vaccines.find(({ vaccine }) => vaccine === is.vaccine)).toMatchObject({
      isComplete: false,
      text: is.text,
    });
    expect(told?.forecastStatus.text).toBe('Contraindicated');
  },
);
