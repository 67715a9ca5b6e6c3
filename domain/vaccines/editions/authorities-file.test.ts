import { describe, expect, test } from 'vitest';
import { vaccineFile, withPlace } from '#testing/vaccines/vaccine-files.ts';
import { readAuthorities } from './authorities-file.ts';
import { DamagedEdition } from './damaged-edition.ts';

const groups: Record<string, unknown> = vaccineFile('cdsi-4.64.schedule.json').content.vaccineGroups;
const names = new Set(Object.keys(groups));

describe('a damaged file of authorities is refused by file and place', () => {
  const [first] = vaccineFile('authorities.json').content.authorities;
  test.each([
    [
      'authorities[1].groups.Flu',
      [{ categories: ['routine'] }],
      "authorities[1].groups.Flu: no vaccine group of this edition: 'Flu'",
    ],
    [
      'authorities[1].groups.HPV[0].categories[0]',
      'often',
      "authorities[1].groups.HPV[0].categories[0]: 'often' is none of routine, risk, ask-your-doctor",
    ],
    ['authorities[1].groups.HPV[0].from', '9 years', "authorities[1].groups.HPV[0].from: not a duration: '9 years'"],
    [
      'authorities[1].groups.HPV[0].minAge',
      '9y',
      'authorities[1].groups.HPV[0].minAge: a field that this layout does not have',
    ],
    [
      'authorities[1].groups.HPV[0].mother',
      'well',
      "authorities[1].groups.HPV[0].mother: 'well' is none of positive, negative, unknown",
    ],
    ['authorities[2].id', 'cdc', "authorities[2].id: a second authority of this id: 'cdc'"],
    ['authorities[0].groups.HPV[0].from', '9y', 'authorities[0].groups.HPV: the last line is not for every child'],
    ['authorities', [], 'authorities: not a list, or an empty one: []'],
    ['authorities', [first, null], 'authorities[1]: not an object: null'],
  ])('%s', (place, value, says) => {
    expect(() => readAuthorities(names, withPlace('authorities.json', place, value))).toThrow(
      new DamagedEdition('content/vaccines/authorities.json', ...placeAndSays(says)),
    );
  });
});

function placeAndSays(says: string): [string, string] {
  const at = says.indexOf(': ');
  return [says.slice(0, at), says.slice(at + 2)];
}
