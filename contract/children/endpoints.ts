import type { Endpoint } from '#contract/endpoint.ts';
import { addChild, changeChild, chooseActiveChild, listChildren, readChild, removeChild } from '../children.ts';
import { deletePicture, listPictures, showPicture, uploadPicture } from './pictures.ts';

export const childrenEndpoints = {
  listChildren,
  readChild,
  addChild,
  changeChild,
  removeChild,
  chooseActiveChild,
  uploadPicture,
  listPictures,
  deletePicture,
  showPicture,
} as const satisfies Record<string, Endpoint>;
