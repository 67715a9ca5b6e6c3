import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { Problem } from '#contract/problem.ts';
import { newId } from '#server/db/id.ts';
import type { Answer } from '../client.ts';
import { testEngine } from '../db/a-database.ts';
import { emptyTables, putBack, storedRows, withoutCounts, type Rows } from '../db/stored-rows.ts';
import { watched } from '../db/write-watch.ts';
import { aChild, aFamily, aMeasurement, anInvitation, aPerson, tie, type Person } from '../family.ts';
import { aHouse, type TestHouse } from '../house.ts';
import { requestTo, type EndpointName } from '../rooms/rooms.ts';
import { attacksOn, type Attack, type Good, type Sent } from './attacks.ts';

const seed = 20261121;
/** Fewer for uploads, since each starts a process. */
const fewestOn = ({ upload }: Endpoint) => (upload ? 24 : 100);
/** A sample is enough for `npm run check` and for PostgreSQL, which validates the same way. */
const everyNth = testEngine() === 'postgres' ? 16 : process.env['TEST_DEPTH'] === 'sample' ? 4 : 1;
const strange = { childId: newId(), measurementId: newId(), parentId: newId(), invitationId: newId() };
export const endpointNames = Object.keys(endpoints) as EndpointName[];
/** Fields whose fault is reported on the field that repeats them, or that is asked for where they are not given. */
const repeatedIn: Readonly<Record<string, string>> = { newPassword: 'confirmPassword', foodId: 'name' };

export type Attacked = { readonly faults: readonly string[]; readonly attacks: number; readonly fewest: number };

export async function attacked(name: EndpointName): Promise<Attacked> {
  const fewest = fewestOn(endpoints[name]);
  const attacks = attacksOn(endpoints[name], strange, { seed, fewest }).filter((_, n) => n % everyNth === 0);
  return { faults: await carryOut(name, attacks), attacks: attacks.length, fewest: fewest / everyNth };
}

/** Sends every attack to the same family, after whatever the last one wrote is undone. @returns the faults */
async function carryOut(name: EndpointName, attacks: readonly Attack[]): Promise<string[]> {
  const endpoint: Endpoint = endpoints[name];
  const faults: string[] = [];
  const { db, hasWritten } = watched((await aHouse()).house.db);
  const scene = await aScene(name, await aHouse({ db }));
  hasWritten();
  for (const attack of attacks) {
    const sent = attack.spoil(scene.good);
    const answer = await inAMinute(scene.sender().send(endpoint.method, sent.path, sent.content, sent.headers));
    if (!answer) return [...faults, `${attack.what}: no answer within a minute`];
    const rows = hasWritten() ? await storedRows(db) : scene.rows;
    const change = changeBetween(scene.rows, rows, scene.others);
    const fault =
      change.ofOthers ?? (answer.status >= 300 ? change.ofFamily : null) ?? faultOf(endpoint, attack, sent, answer);
    if (fault !== null) faults.push(`${attack.what}: ${fault}: ${answer.status} ${answer.text.slice(0, 300)}`);
    // What reading writes, such as a first plan, it would write again.
    if (endpoint.method === 'GET' && change.ofFamily !== null) scene.rows = rows;
    else if (change.isAny) await putBack(db, scene.rows, rows);
    hasWritten();
  }
  return faults;
}

/** Null where it takes longer, so that what is never answered has a name. */
async function inAMinute<T>(answer: Promise<T>): Promise<T | null> {
  const stop = new AbortController();
  const late = sleep(60_000, null, { signal: stop.signal }).catch(() => null);
  return Promise.race([answer, late]).finally(() => stop.abort());
}

/** A family, another one whose ids the attacks use, and a valid request. */
async function aScene(name: EndpointName, home: TestHouse) {
  const { db } = home.house;
  await emptyTables(db);
  const others = await aPerson(home, 'Ines Marlow');
  const child = await aChild(home, others, { id: strange.childId });
  await aMeasurement(home, child, others, { id: strange.measurementId });
  await tie(home, child, await aPerson(home, 'Jo Marlow'), { id: strange.parentId });
  await anInvitation(home, child, others, { id: strange.invitationId, email: 'someone@example.org' });
  const family = await aFamily(home);
  const good: Good = await requestTo[name](family);
  const { who }: Endpoint = endpoints[name];
  const cookies = who === 'anyone' ? [] : [...family.parent.cookies];
  const sender = () => {
    const client = family.visitor();
    for (const [cookie, value] of cookies) client.cookies.set(cookie, value);
    return client;
  };
  return { others, good, sender, rows: await storedRows(db) };
}

/** All rows but those that count attempts. */
function changeBetween(before: Rows, after: Rows, { id }: Person) {
  if (before === after) return { isAny: false, ofFamily: null, ofOthers: null };
  const isAny = !isEqual(before, after);
  const isOfFamily = isAny && !isEqual(withoutCounts(before), withoutCounts(after));
  const left = new Set(Object.values(after).flat());
  const ofOthers = Object.values(before)
    .flat()
    .filter((row) => row.includes(id) || row.includes(strange.childId));
  return {
    isAny,
    ofFamily: isOfFamily ? 'a refusal has written something' : null,
    ofOthers: ofOthers.every((row) => left.has(row)) ? null : 'a row of another family has changed',
  };
}

function faultOf(endpoint: Endpoint, { codes, field }: Attack, { content }: Sent, answer: Answer): string | null {
  const text = typeof content === 'string' && endpoint.body ? content : undefined;
  if (answer.status === (endpoint.status ?? 200)) {
    if (codes !== undefined) return `accepted, not ${codes.join(' or ')}`;
    if (endpoint.serves) return endpoint.serves.includes(typeOf(answer)) ? null : 'a file of another kind';
    return endpoint.reply.safeParse(answer.body).success ? null : 'a reply that is not the contract’s';
  }
  const isProblem = typeOf(answer) === 'application/problem+json';
  const problem = Problem.safeParse(answer.body);
  if (!isProblem || !problem.success || problem.data.status !== answer.status) return 'a refusal that is no problem';
  if (answer.status >= 500) return 'a failure of the server';
  const { code, fields = [] } = problem.data;
  if (text !== undefined && text.length > (endpoint.longBody ? 128 : 64) * 1024)
    return code === 'too-large' ? null : 'not too-large';
  if (codes !== undefined && !codes.includes(code)) return `not ${codes.join(' or ')}`;
  const mustName = field !== undefined && (codes !== undefined || !accepts(endpoint, text));
  return !mustName ||
    (code === 'bad-input' && fields.some(({ name }) => [field, repeatedIn[field]].includes(name.split('.')[0])))
    ? null
    : `does not name ${field}`;
}

function typeOf({ headers }: Answer): string {
  return headers.get('content-type') ?? '';
}

function accepts({ body }: Endpoint, text = ''): boolean {
  return body === undefined || body.safeParse(JSON.parse(text)).success;
}

function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
