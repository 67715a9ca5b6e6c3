import { expect, test } from 'vitest';
import { sendContactMessage } from '#contract/contact.ts';
import { readConfig } from '#server/config.ts';
import { eraseAccount } from './erasing/erase-account.ts';
import { aFamily } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';
import { contactMessagesFile } from '#server/contact/export.ts';

const words = {
  name: 'Hannah Brooks',
  email: 'hannah@example.com',
  subject: 'Export of two children',
  message: 'Can I export both children in one file?',
};

test('[CON-01] messages are in the export of the account that sent them, and go with it, with their mails', async () => {
  const config = readConfig({ LOG_LEVEL: 'silent', OPERATOR_EMAIL: 'operator@example.org' });
  const home = await aHouse({ config });
  const { parent, coParent, house } = await aFamily(home);
  await house.db.deleteFrom('mails').execute();
  await parent.post(sendContactMessage.path, words);
  await coParent.post(sendContactMessage.path, { ...words, name: 'Daniel Brooks', email: 'daniel@example.com' });

  const file = await contactMessagesFile(house.db, parent.id);
  await eraseAccount(house, parent.id, { dueAt: null, notifies: false });

  expect(file).toEqual([{ ...words, madeAt: house.clock().toISOString(), answeredAt: null }]);
  expect(await contactMessagesFile(house.db, parent.id)).toEqual([]);
  expect(await contactMessagesFile(house.db, coParent.id)).toHaveLength(1);
  const left = (await home.mailsTo('operator@example.org')).filter(({ kind }) => kind === 'contact-message');
  expect(left.map(({ text }) => /^(.*) wrote:/.exec(text)?.[1])).toEqual(['Daniel Brooks']);
  expect(await home.mailsTo(words.email)).toEqual([]);
});
