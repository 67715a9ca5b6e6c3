import type { endpoints } from '#contract/endpoints.ts';
import * as accounts from './accounts.ts';
import * as articles from './articles.ts';
import * as billing from './billing.ts';
import * as chat from './chat.ts';
import * as insights from './insights.ts';
import * as contact from './contact.ts';
import * as children from './children.ts';
import * as sharing from './sharing.ts';
import * as growth from './growth.ts';
import * as vaccines from './vaccines.ts';
import * as checkups from './checkups.ts';
import * as milestones from './milestones.ts';
import * as foods from './foods.ts';
import type { AccessTo } from './access.ts';
import type { Demo } from './demo/family.ts';
import type { Generated } from './generated.ts';
import type { Told } from './privacy.ts';
import type { RequestsTo } from './requests.ts';

const rooms = [
  accounts,
  children,
  sharing,
  growth,
  vaccines,
  checkups,
  milestones,
  foods,
  articles,
  billing,
  insights,
  contact,
  chat,
] as const;

export type EndpointName = keyof typeof endpoints;

/** Written by hand from the access matrix of the security checklist and not derived from code. */
export const accessTable: AccessTo<typeof endpoints> = ofAll('access');

export const requestTo: RequestsTo<typeof endpoints> = ofAll('requests');

export const roomColumns = ofAll('columns');

export const generatedParts: Generated = ofAll('generated');

export const told: Told = rooms.flatMap((room) => room.told);

export const demos: readonly Demo[] = rooms.flatMap((room) => ('demo' in room ? [room.demo] : []));

type Of<Room, Part extends string> = Room extends { readonly [Name in Part]: infer Value } ? Value : never;
type Both<Value> = (Value extends unknown ? (value: Value) => void : never) extends (value: infer All) => void
  ? All
  : never;

/** The entries of all rooms; the compiler names the one that is missing. */
function ofAll<Part extends string>(part: Part): Both<Of<(typeof rooms)[number], Part>> {
  return Object.assign({}, ...rooms.map((room: Readonly<Record<string, unknown>>) => room[part]));
}
