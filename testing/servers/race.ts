import { afterAll, beforeAll } from 'vitest';
import type * as z from 'zod/mini';
import { close, openDb, type DbSettings } from '#server/db/open-db.ts';
import { aPlace, testEngine } from '../db/a-database.ts';
import { aFamily, type Family, type Person } from '../family.ts';
import { aHouse, type TestHouse } from '../house.ts';
import { Finish, type Leg } from './racer.ts';
import { giveBack, takeProcesses, type RacingProcess } from './racing-process.ts';
import { temporaryStorage } from '../files/temporary-storage.ts';

/** A process with its own house on a shared database. */
export type Racer = {
  /** Sends a request several times at once. */
  readonly run: (leg: z.infer<typeof Leg>) => Promise<z.infer<typeof Finish>>;
  readonly leave: () => Promise<void>;
};

export type Race = {
  readonly home: TestHouse;
  readonly racers: readonly [Racer, Racer];
  readonly end: () => Promise<void>;
};

/** Opens a house here and in two other processes, on the same database and files. */
export async function aRace(): Promise<Race> {
  const place = await aPlace();
  const { storage, folder: files } = temporaryStorage();
  const home = await aHouse({ db: await openDb(place), storage });
  const processes = takeProcesses(2);
  const [first, second] = processes.map((racing) => aRacer(racing, { ...place, files }));
  if (!first || !second) throw new Error('a race takes two');
  const racers = await Promise.all([first, second]);
  const end = async () => {
    await Promise.all(racers.map((racer) => racer.leave()));
    giveBack(processes);
    await close(home.house.db);
  };
  return { home, racers, end };
}

type Sent = Omit<z.infer<typeof Leg>, 'session'>;

export function aFamilyRace() {
  let race: Race | undefined;
  let family: Family | undefined;
  beforeAll(async () => {
    race = await aRace();
    family = await aFamily(race.home);
  });
  afterAll(() => race?.end());
  return {
    get family(): Family {
      return started(family);
    },
    get racers(): Race['racers'] {
      return started(race).racers;
    },
    /** At the same moment, as the primary parent unless `by` names others. */
    async send(
      sent: Sent | ((racer: number) => Sent),
      by?: readonly [Person, Person],
    ): Promise<z.infer<typeof Finish>> {
      const { parent } = started(family);
      const legs = started(race).racers.map((racer, n) =>
        racer.run({ session: sessionOf(by?.[n] ?? parent), ...(typeof sent === 'function' ? sent(n) : sent) }),
      );
      return (await Promise.all(legs)).flat();
    },
  };
}

export function sessionOf({ cookies }: Person): string {
  return cookies.get('sid') ?? '';
}

function started<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a race starts with the tests of its file');
  return value;
}

export type TwoServers = {
  readonly servers: readonly [TestHouse, TestHouse];
  readonly end: () => Promise<void>;
};

/** On PostgreSQL each has its own connections; SQLite allows one server only, which is then both. */
export async function twoServers(): Promise<TwoServers> {
  const place = await aPlace();
  const { storage } = temporaryStorage();
  const first = await aHouse({ db: await openDb(place), storage });
  const second = testEngine() === 'postgres' ? await aHouse({ db: await openDb(place), storage }) : first;
  const end = async () => {
    await Promise.all([...new Set([first, second])].map(({ house }) => close(house.db)));
  };
  return { servers: [first, second], end };
}

async function aRacer(racing: RacingProcess, place: DbSettings & { readonly files: string }): Promise<Racer> {
  await racing.ask({ join: place });
  return {
    run: async (leg) => Finish.parse(await racing.ask(leg)),
    leave: async () => {
      await racing.ask({ leave: true });
    },
  };
}
