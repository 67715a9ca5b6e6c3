import { expect, test } from 'vitest';
import { anOpenUpload } from '#testing/files/an-open-upload.ts';
import { plain } from '#testing/files/picture-files.ts';
import { takePicture } from './take-picture.ts';

const photo = await plain(40, 40).jpeg().toBuffer();

const aFile = () => anOpenUpload(photo);

test('[CHILD-03] a picture may be one of two per account until it is made, and does not block other accounts', async () => {
  const files = [aFile(), aFile(), aFile()];
  const [first, second, third] = files.map(({ file }) => takePicture(file, 'ana'));
  await expect(third).rejects.toMatchObject({ why: 'too-many-at-once' });

  const others = aFile();
  others.end();
  const made = await takePicture(others.file, 'bob');

  for (const { end } of files) end();
  expect(await Promise.all([first, second])).toEqual([made, made]);
});

test('[CHILD-03] who sends one picture does not wait for all pictures of those who send many', async () => {
  const order: string[] = [];
  const send = async (account: string) => {
    const { file, end } = aFile();
    end();
    await takePicture(file, account);
    order.push(account);
  };

  await Promise.all(['ana', 'ana', 'ben', 'ben', 'cleo'].map(send));

  expect(order.slice(0, 3).toSorted()).toEqual(['ana', 'ben', 'cleo']);
});
