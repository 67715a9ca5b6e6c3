import type { Endpoint } from '#contract/endpoint.ts';
import { listFoods, listTextures, readFood } from '../foods.ts';
import {
  addGuideEntry,
  changeGuideEntry,
  readFoodGuide,
  readFoodSummary,
  readGuideHistory,
  removeGuideEntry,
  restoreGuideEntry,
} from './guide.ts';
import { tasteEndpoints } from './tastes.ts';

export const foodsEndpoints = {
  listFoods,
  listTextures,
  readFood,
  readFoodGuide,
  addGuideEntry,
  changeGuideEntry,
  removeGuideEntry,
  restoreGuideEntry,
  readGuideHistory,
  readFoodSummary,
  listTastes: tasteEndpoints.list,
  addTaste: tasteEndpoints.add,
  changeTaste: tasteEndpoints.change,
  removeTaste: tasteEndpoints.remove,
} as const satisfies Record<string, Endpoint>;
