import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { askBabyDevExpert, readDangerSigns, type ChatReply } from '#contract/chat.ts';
import { addMonths, todayIn } from '#domain/time/day.ts';
import { aChild, aFamily, type Family } from '#testing/family.ts';
import { readerOf, type DangerIn } from './danger.ts';

type Case = { readonly question: string; readonly childAgeMonths: number | null };

const files = globSync('testing/fixtures/chat/*.json').toSorted();

function casesIn(file: string): readonly Case[] {
  const { cases }: { cases: readonly Case[] } = JSON.parse(readFileSync(file, 'utf8'));
  return cases;
}

let family: Family;
let dangerIn: DangerIn;
const children = new Map<number, Awaited<ReturnType<typeof aChild>>>();

beforeAll(async () => {
  family = await aFamily();
  const reader = readerOf(await family.nobody.call(readDangerSigns, {}));
  if (!reader) throw new Error('this browser reads no patterns');
  dangerIn = reader;
});

const today = () => todayIn('America/New_York', family.house.clock());

async function ofAge(months: number) {
  const known = children.get(months) ?? (await aChild(family, family.parent, { born_on: addMonths(today(), -months) }));
  children.set(months, known);
  return known;
}

async function askedOfServer({ question, childAgeMonths }: Case): Promise<ChatReply> {
  const childId = childAgeMonths === null ? null : (await ofAge(childAgeMonths)).id;
  return family.parent.call(askBabyDevExpert, { body: { query: question, childId } });
}

function toldHere({ question, childAgeMonths }: Case) {
  const bornOn = childAgeMonths === null ? null : addMonths(today(), -childAgeMonths);
  const child = bornOn && { bornOn, gestationDays: null };
  return dangerIn({ query: question, written: [], child, today: today() });
}

describe('[AI-02] a browser tells of danger what the server tells', () => {
  test.each(files.map((file) => [basename(file), file]))('of each message of %s', async (_, file) => {
    const cases = casesIn(file);
    expect(cases.length).toBeGreaterThan(50);

    for (const one of cases) {
      const { calls, level } = await askedOfServer(one);
      const told = toldHere(one);

      const wordsOf = (rules: ChatReply['calls'] | NonNullable<typeof told>['rules']) =>
        rules.map(({ id, stepsByAge }) => ({ id, stepsByAge }));
      expect({ one, level: told?.urgency ?? level, calls: wordsOf(told?.rules ?? []) }).toEqual({
        one,
        level,
        calls: wordsOf(calls),
      });
    }
  });

  test('by both ages of a child born early', async () => {
    const born = { born_on: addMonths(today(), -4), gestation_days: 210 };
    const { id, bornOn } = await aChild(family, family.parent, born);
    const query = 'she has a fever of 100.6';

    const { calls } = await family.parent.call(askBabyDevExpert, { body: { query, childId: id } });
    const child = { bornOn, gestationDays: 210 };
    const told = dangerIn({ query, written: [], child, today: today() });

    expect(calls.map(({ id: rule }) => rule)).toContain('rf-fever-u3m');
    expect(told?.rules.map(({ id: rule }) => rule)).toEqual(calls.map(({ id: rule }) => rule));
  });

  test('of a sentence that is sent in pieces', async () => {
    const query = 'a battery';
    const before = [{ sender: 'user' as const, text: 'he swallowed' }];

    const { calls } = await family.nobody.call(askBabyDevExpert, { body: { query, before } });
    const told = dangerIn({ query, written: ['he swallowed'], child: null, today: today() });

    expect(calls.map(({ id }) => id)).toContain('rf-battery');
    expect(told?.rules.map(({ id }) => id)).toEqual(calls.map(({ id }) => id));
  });
});

test('[AI-02] a browser that does not know a pattern tells nothing by itself', async () => {
  const signs = await family.nobody.call(readDangerSigns, {});

  expect(readerOf({ ...signs, grave: ['(?<new>'] })).toBeNull();
});
