import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Db } from '#server/db/db.ts';
import { insertSettingIfMissing, selectSetting } from '#server/db/settings.ts';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const cipher = 'aes-256-gcm';
const keySetting = 'sealing-key';

type Sealed = { readonly purpose: string; readonly text: string; readonly expiresAt: Date };

/** Encrypts and authenticates a text that a browser carries, such as a cookie. */
export async function seal(db: Db, { purpose, text, expiresAt }: Sealed): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES);
  const sealing = createCipheriv(cipher, await sealingKey(db), nonce).setAAD(Buffer.from(purpose));
  const body = Buffer.concat([sealing.update(`${expiresAt.toISOString()} ${text}`, 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), body]).toString('base64url');
}

/** @returns null when it is not ours, was sealed for another purpose, or has expired */
export async function unseal(db: Db, purpose: string, sealed: string, now: Date): Promise<string | null> {
  const opened = opening(await sealingKey(db), purpose, Buffer.from(sealed, 'base64url'));
  const [expiresAt = '', ...words] = opened?.split(' ') ?? [];
  return expiresAt > now.toISOString() ? words.join(' ') : null;
}

function opening(key: Buffer, purpose: string, bytes: Buffer): string | null {
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const opener = createDecipheriv(cipher, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return opener.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + opener.final('utf8');
  } catch {
    return null;
  }
}

async function sealingKey(db: Db): Promise<Buffer> {
  const stored = await selectSetting(db, keySetting);
  if (stored) return Buffer.from(stored, 'base64url');
  await insertSettingIfMissing(db, keySetting, randomBytes(KEY_BYTES).toString('base64url'));
  return sealingKey(db);
}
