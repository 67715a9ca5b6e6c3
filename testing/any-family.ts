import fc from 'fast-check';
import type { PartName } from '#server/portability/parts.ts';
import type { Tables } from '#server/db/tables.ts';
import { bornOn, weight, words, type Drawn, type Planted } from './rooms/generated.ts';
import { generatedParts } from './rooms/rooms.ts';

type AnyChild = {
  readonly facts: Partial<Tables['children']>;
  readonly relationship: Tables['child_parents']['relationship'];
  readonly parts: Readonly<Record<PartName, Planted>>;
};

const child = fc.record({
  firstName: words(60),
  lastName: fc.option(words(60)),
  gender: fc.constantFrom('female' as const, 'male' as const, null),
  gestation_days: fc.option(fc.integer({ min: 154, max: 314 })),
  birth: fc.option(weight.filter(({ weight_g }) => weight_g < 12_000)),
  relationship: fc.constantFrom('mother' as const, 'father' as const, 'guardian' as const),
  parts: fc.record(generatedParts),
});

export const anyFamily: fc.Arbitrary<AnyChild[]> = fc
  .array(child.map(toStored), { minLength: 1, maxLength: 3 })
  // A child without a gender cannot be the active child.
  .filter((children) => children.some(({ facts }) => facts.gender != null));

function toStored(drawn: Drawn<typeof child>): AnyChild {
  return {
    facts: {
      first_name: drawn.firstName,
      last_name: drawn.lastName,
      born_on: bornOn,
      gender: drawn.gender,
      gestation_days: drawn.gestation_days,
      birth_weight_g: drawn.birth?.weight_g ?? null,
      birth_weight_text: drawn.birth?.weight_text ?? null,
    },
    relationship: drawn.relationship,
    parts: drawn.parts,
  };
}
