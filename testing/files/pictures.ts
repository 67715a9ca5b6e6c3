import sharp from 'sharp';
import { newId } from '#server/db/id.ts';
import { newPictureKey, picturePath } from '#server/children/rules.ts';
import type { TestHouse } from '../house-on.ts';

export async function aPhoto(color = '#5b8c51'): Promise<Blob> {
  const photo = await sharp({ create: { width: 48, height: 64, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
  return new Blob([photo], { type: 'image/jpeg' });
}

export async function anUpload({ house }: TestHouse, { id: user_id }: { readonly id: string }) {
  return keep(house, { user_id, child_id: null });
}

/** @returns the picture's address */
export async function pictureOf({ house }: TestHouse, { id: child_id }: { readonly id: string }): Promise<string> {
  const { id, address } = await keep(house, { user_id: null, child_id });
  await house.db.updateTable('children').set({ picture_id: id }).where('id', '=', child_id).execute();
  return address;
}

async function keep(
  { db, storage, clock }: TestHouse['house'],
  owner: { readonly user_id: string | null; readonly child_id: string | null },
) {
  const content = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#5b8c51' } })
    .webp()
    .toBuffer();
  const storage_key = newPictureKey(newId(), clock());
  const { bytes } = await storage.put(storage_key, content);
  const address = newId().replaceAll('-', '');
  const row = { id: newId(), address, storage_key, bytes, made_at: clock().toISOString(), ...owner };
  await db.insertInto('pictures').values(row).execute();
  return { ...row, address: picturePath(address) };
}
