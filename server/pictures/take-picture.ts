import { AccountTurns } from '#server/limits/account-turns.ts';
import { makePicture, type Box } from './make-picture.ts';
import { PictureRefused } from './picture-refused.ts';
import { receivePicture } from './receive-picture.ts';

const ofAccount = new AccountTurns({ atOnce: 2, waiting: 0 });

/**
 * Makes a picture of an upload. An account may have two under way, from the first byte until the picture is made.
 *
 * @throws PictureRefused `too-many-at-once`; as `receivePicture` and `makePicture`
 */
export function takePicture(upload: AsyncIterable<Uint8Array>, accountId: string, box?: Box): Promise<Buffer> {
  return ofAccount.run(
    accountId,
    async () => makePicture(await receivePicture(upload), { accountId, ...(box && { box }) }),
    () => new PictureRefused('too-many-at-once'),
  );
}
