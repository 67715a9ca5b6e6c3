import type { childrenEndpoints } from '#contract/children/endpoints.ts';
import { newId } from '#server/db/id.ts';
import { anUpload, aPhoto, pictureOf } from '../files/pictures.ts';
import { toAccounts, toItsAccount, toEveryViewer, toEveryEditor, toThePrimaryParent, type AccessTo } from './access.ts';
import { entryColumns, type Columns } from './columns.ts';
import type { Told } from './privacy.ts';
import type { RequestsTo } from './requests.ts';

export const access: AccessTo<typeof childrenEndpoints> = {
  // Child: everybody lists and adds their own; viewers read, co-parents also change, the primary parent also removes.
  listChildren: toAccounts,
  addChild: toAccounts,
  readChild: toEveryViewer,
  changeChild: toEveryEditor,
  removeChild: toThePrimaryParent,
  chooseActiveChild: toEveryViewer,

  // Picture: everybody has their own uploads; a child's picture is visible to all who see the child.
  uploadPicture: toAccounts,
  listPictures: toAccounts,
  deletePicture: toItsAccount,
  showPicture: toEveryViewer,
};

export const columns = {
  children: {
    id: 'text',
    first_name: 'text',
    last_name: 'text?',
    born_on: 'text',
    gender: 'text?',
    gestation_days: 'integer?',
    birth_weight_g: 'integer?',
    birth_weight_text: 'text?',
    picture_id: 'text?',
    mother_rsv_vaccine: 'integer?',
    mother_hepatitis_b: 'text?',
    ...entryColumns,
  },
  active_children: { user_id: 'text', child_id: 'text' },
  incoming_children: { child_id: 'text', user_id: 'text', import_id: 'text', relationship: 'text' },
  pictures: {
    id: 'text',
    address: 'text',
    storage_key: 'text',
    user_id: 'text?',
    child_id: 'text?',
    bytes: 'integer',
    made_at: 'text',
  },
} as const satisfies Partial<Columns>;

export const told: Told = [
  ['Pictures you uploaded', 'pictures.address'],
  ['with their size and time', 'pictures.bytes pictures.made_at'],
  ['which child you looked at last', 'active_children.user_id'],
  ['First name, last name if you give one', 'children.first_name children.last_name'],
  ['date of birth, gender', 'children.born_on children.gender'],
  ['the length of the pregnancy', 'children.gestation_days'],
  ['the weight at birth', 'children.birth_weight_g children.birth_weight_text'],
  ['whether the mother had the RSV vaccine before the birth', 'children.mother_rsv_vaccine'],
  ['the result of her hepatitis B test', 'children.mother_hepatitis_b'],
  ['A picture, if you choose one', 'children.picture_id'],
  ['how you are related', 'incoming_children.relationship'],
];

export const requests: RequestsTo<typeof childrenEndpoints> = {
  listChildren: async () => ({}),
  readChild: async ({ child }) => ({ params: { childId: child.id } }),
  addChild: async () => ({ body: { id: newId(), ...noah } }),
  changeChild: async ({ child }) => ({ params: { childId: child.id }, body: { ...noah, version: 1 } }),
  removeChild: async ({ child }) => ({ params: { childId: child.id }, body: { firstName: child.firstName } }),
  chooseActiveChild: async ({ child }) => ({ body: { childId: child.id } }),
  uploadPicture: async () => ({ upload: await aPhoto() }),
  listPictures: async () => ({}),
  deletePicture: async (family) => ({ params: { pictureId: (await anUpload(family, family.parent)).id } }),
  showPicture: async (family) => ({
    params: { address: (await pictureOf(family, family.child)).replace('/pictures/', '') },
  }),
};

const noah = {
  firstName: 'Noah',
  lastName: 'Brooks',
  bornOn: '2026-07-18',
  gender: 'male' as const,
  gestationDays: 275,
  birthWeightKg: 3.4,
  birthWeightText: '3,400 g',
};
