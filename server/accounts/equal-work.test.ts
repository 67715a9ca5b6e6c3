import { expect, test } from 'vitest';
import { resendConfirmation } from '#contract/accounts/signing-in.ts';
import type { Db } from '#server/db/db.ts';
import { anEmail, sendResetRequest, sendSignIn, sendSignUp, solvedChallenge } from '#testing/accounts.ts';
import type { Client } from '#testing/client.ts';
import { aPerson } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';

type Asks = (client: Client, email: string) => Promise<unknown>;

test.each<{ what: string; asks: Asks }>([
  { what: 'a link to a new password', asks: sendResetRequest },
  {
    what: 'the mail that confirms an address',
    asks: async (client, email) =>
      client.ask(resendConfirmation, { body: { email, challengeToken: await solvedChallenge(client, 'resend') } }),
  },
  {
    what: 'a login with a wrong password',
    asks: (client, email) => sendSignIn(client, { email, password: 'wrong one' }),
  },
])(
  '[AUTH-02] [AUTH-06] $what costs the same for every address, so that no clock tells who has an account',
  async ({ asks }) => {
    const home = await aHouse();
    const { email: known } = await aPerson(home, 'Hannah Brooks');
    const [unknown, waiting] = [anEmail(), anEmail()];
    await sendSignUp(home.visitor(), { email: waiting });
    const workFor = async (email: string) => {
      const { db, queries } = watched(home.house.db);
      await asks((await aHouse({ db })).visitor(), email);
      return queries;
    };

    const work = await workFor(unknown);

    expect(work.length).toBeGreaterThan(5);
    expect(await workFor(known)).toEqual(work);
    expect(await workFor(waiting)).toEqual(work);
  },
);

/** Records the names in each query, and that each was answered. */
function watched(db: Db): { db: Db; queries: string[] } {
  const queries: string[] = [];
  const plugin: Parameters<Db['withPlugin']>[0] = {
    transformQuery: ({ node }) => {
      const names = JSON.stringify(node).matchAll(/"name":"(\w+)"/g);
      queries.push([...names].map(([, name]) => name).join(' '));
      return node;
    },
    transformResult: async ({ result }) => {
      queries.push('answered');
      return result;
    },
  };
  return { db: db.withPlugin(plugin), queries };
}
