import { expect, test } from 'vitest';
import { publishedEdition } from '../editions/editions-data.ts';
import { isLiveOnly, isLiveVaccine } from './live-vaccine.ts';

const edition = publishedEdition('cdsi-4.65');

test('live vaccines are those that need an interval to others, and those by mouth', () => {
  const live = (cvx: string) => edition.products.get(cvx);
  const isLive = (cvx: string) => isLiveVaccine(live(cvx) ?? { cvx: '', isLive: false });
  expect(['03', '21', '94', '111', '333', '116', '119', '25', '174'].filter((cvx) => !isLive(cvx))).toEqual([]);
  expect(['08', '10', '20', '101', '140', '306'].filter(isLive)).toEqual([]);
});

test('with a weak immune system a child may be given what has one product that is not live, and what has no series', () => {
  const names = (isMeant: (group: string) => boolean) =>
    edition.antigens.flatMap(({ series }) => series.filter((of) => isMeant(of.vaccineGroup))).map(({ name }) => name);
  expect(
    isLiveOnly(
      edition,
      names((group) => group === 'MMR'),
    ),
  ).toBe(true);
  expect(
    isLiveOnly(
      edition,
      names((group) => group === 'MMR' || group === 'HepB'),
    ),
  ).toBe(false);
  expect(isLiveOnly(edition, [])).toBe(false);
});
