import { aFamily } from '../family.ts';
import { makeEditor } from './guide.ts';

/** Hannah and Daniel are editors; nobody has written anything yet. */
export async function twoEditors() {
  const home = await aFamily();
  await home.house.db.deleteFrom('food_guide_entries').execute();
  await makeEditor(home, home.parent);
  await makeEditor(home, home.coParent);
  return { ...home, hannah: home.parent, daniel: home.coParent };
}
