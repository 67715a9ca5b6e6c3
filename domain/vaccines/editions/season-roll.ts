import { addMonths, day, type Day } from '#domain/time/day.ts';
import { count, dayText, exactly, listOf, namedIn, object, requireSound, text, type Check } from './checks.ts';
import { DamagedEdition } from './damaged-edition.ts';
import type { ReadFile } from './read-supporting-data.ts';
import { withSeasonDates } from './season-dates.ts';
import type { AntigenData, DayText, DoseData, SupportingData } from '../supporting-data.ts';

/** Layout season-roll/1. */
export type SeasonRoll = {
  readonly layout: 'season-roll/1';
  readonly id: string;
  readonly title: string;
  readonly made: DayText;
  readonly source: string;
  readonly reasoning: readonly string[];
  /** 2025 is July 2025 to June 2026. */
  readonly seasonYear: number;
  readonly turn: typeof TURN;
  readonly antigens: readonly string[];
  readonly dates: readonly string[];
  readonly dateCount: number;
};

const TURN = '07-01';

const FIRST_SEASON_YEAR = 1900;
const LAST_SEASON_YEAR = 2998;

export function seasonYear(on: Day): number {
  const year = Number(on.slice(0, 4)) - (on.slice(5) < TURN ? 1 : 0);
  return Math.min(Math.max(year, FIRST_SEASON_YEAR), LAST_SEASON_YEAR);
}

/** The day on which the season of a day began. */
export function seasonBegan(on: Day): Day {
  return day(`${seasonYear(on)}-${TURN}`);
}

export function seasonTurnAfter(on: Day): Day {
  return day(`${seasonYear(on) + 1}-${TURN}`);
}

/**
 * CDC publishes one season's dates; without the roll, influenza and RSV would not be forecast once it is over. `data`
 * stays unchanged.
 */
export function rollSeason(data: SupportingData, roll: SeasonRoll, year: number): SupportingData {
  const years = year - roll.seasonYear;
  if (years === 0) return data;
  const moved = roll.antigens.map((name): [string, AntigenData] => [
    name,
    withSeasonDates(requireAntigen(data, name), (date) => addMonths(day(date), 12 * years)),
  ]);
  return { ...data, antigens: { ...data.antigens, ...Object.fromEntries(moved) } };
}

/** @throws DamagedEdition also if the file does not match the seasons of `data` */
export function readSeasonRoll(data: SupportingData, { path, content }: ReadFile): SeasonRoll {
  requireSound(path, content, rollCheck(new Set(Object.keys(data.antigens))));
  requireAllThatEndMove(path, content, data);
  requireItsSeasons(path, content, data);
  return content;
}

function rollCheck(antigens: ReadonlySet<string>): Check<SeasonRoll> {
  return object<SeasonRoll>(
    {
      layout: exactly('season-roll/1'),
      id: text,
      title: text,
      made: dayText,
      source: exactly('ours'),
      reasoning: listOf(text),
      seasonYear: count,
      turn: exactly(TURN),
      antigens: listOf(namedIn(antigens, 'antigen')),
      dates: listOf(text),
      dateCount: count,
    },
    {},
  );
}

function requireAllThatEndMove(path: string, { antigens }: SeasonRoll, data: SupportingData): void {
  for (const [name, antigen] of Object.entries(data.antigens)) {
    const end = seasonsOf(antigen).find((season) => season.end !== undefined)?.end;
    if (end === undefined || antigens.includes(name)) continue;
    throw new DamagedEdition(path, 'antigens', `'${name}' is missing, and its season ends on ${end}`);
  }
}

function requireItsSeasons(path: string, roll: SeasonRoll, data: SupportingData): void {
  let dates = 0;
  for (const [index, name] of roll.antigens.entries()) {
    const antigen = requireAntigen(data, name);
    const place = `antigens[${index}]`;
    const seasons = seasonsOf(antigen);
    if (seasons.length === 0) throw new DamagedEdition(path, place, `'${name}' has no season`);
    const other = seasons.find(({ start }) => start === undefined || seasonYear(day(start)) !== roll.seasonYear);
    if (other) {
      throw new DamagedEdition(
        path,
        place,
        `'${name}' has a season that starts on ${other.start ?? 'no day'}, not in ${roll.seasonYear}`,
      );
    }
    withSeasonDates(antigen, (date) => {
      dates += 1;
      return date;
    });
  }
  if (dates !== roll.dateCount) {
    throw new DamagedEdition(path, 'dateCount', `${roll.dateCount} in place of ${dates}`);
  }
}

function seasonsOf({ series }: AntigenData): readonly NonNullable<DoseData['season']>[] {
  const seasons = [];
  for (const { doses } of series) {
    for (const { season } of doses) if (season) seasons.push(season);
  }
  return seasons;
}

function requireAntigen(data: SupportingData, name: string): AntigenData {
  const antigen = data.antigens[name];
  if (!antigen) throw new RangeError(`no antigen '${name}'`);
  return antigen;
}
