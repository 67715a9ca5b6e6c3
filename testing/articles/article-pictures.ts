import sharp from 'sharp';
import { uploadArticlePicture } from '#contract/articles/editing.ts';
import type { ArticlePicture } from '#contract/articles/pictures.ts';
import { articleJobs } from '#server/articles/jobs.ts';
import { makeEditor } from '../foods/guide.ts';
import type { TestHouse } from '../house-on.ts';
import { workOff } from '../jobs.ts';
import type { Person } from '../people.ts';

/** @param orientation of EXIF: 6 stands upright when it is shown */
export async function aWidePhoto(width = 1000, height = 500, orientation = 1): Promise<Blob> {
  const photo = await sharp({ create: { width, height, channels: 3, background: '#5b8c51' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
  return new Blob([photo], { type: 'image/jpeg' });
}

/** Makes the person an editor, who uploads it; its widths are made. */
export async function anArticlePicture(home: TestHouse, editor: Person): Promise<ArticlePicture> {
  await makeEditor(home, editor);
  const picture = await editor.call(uploadArticlePicture, { upload: await aWidePhoto() });
  await workOff(home, articleJobs(home.house));
  return { ...picture, state: 'ready' };
}
