import type { Fault, House, Law } from './law.ts';
import { contentStaysOnServer } from './laws/01-content-in-browser.ts';
import { contentWithoutCode, domainAlone, domainWithoutClock } from './laws/01-domain.ts';
import { contractBetween } from './laws/02-contract.ts';
import { webWithoutServer } from './laws/03-web.ts';
import { serverWithoutWeb } from './laws/04-server.ts';
import { groundBelowRoof, knownPlaces } from './laws/05-levels.ts';
import { measuredWithoutPlan, serverRoomsApart } from './laws/06-server-rooms.ts';
import { webRoomsApart } from './laws/07-web-rooms.ts';
import { sqlInItsPlace } from './laws/08-sql.ts';
import { driversAtHome, reactMountedByApp } from './laws/09-drivers.ts';
import { serverArrows } from './laws/10-server-arrows.ts';
import { closedNames } from './laws/10-server-files.ts';
import { noCircles } from './laws/11-circles.ts';
import { exportedOnce } from './laws/11-exported-once.ts';
import { foldersOneWay } from './laws/11-folders.ts';
import { namesThatSay } from './laws/11-names.ts';
import { testingOutside } from './laws/12-testing.ts';
import { specifiersSayWhere } from './laws/13-specifiers.ts';
import { proofIsMade } from './laws/14-proof.ts';
import { rightsInTheirPlace } from './laws/17-rights.ts';
import { tablesAtHome } from './laws/18-tables.ts';
import { drawnAnywhere } from './laws/19-drawing.ts';
import { roomsOneWay } from './laws/20-rooms-one-way.ts';
import { everyFileParsed, everyFloorSeen } from './laws/seen.ts';
import { shortFiles } from './laws/sizes.ts';
import { parseModule } from './module.ts';
import { isCode, type Source } from './source.ts';

const LAWS: readonly Law[] = [
  everyFloorSeen,
  everyFileParsed,
  contentWithoutCode,
  domainAlone,
  domainWithoutClock,
  contentStaysOnServer,
  contractBetween,
  webWithoutServer,
  serverWithoutWeb,
  groundBelowRoof,
  knownPlaces,
  serverRoomsApart,
  measuredWithoutPlan,
  webRoomsApart,
  sqlInItsPlace,
  driversAtHome,
  reactMountedByApp,
  closedNames,
  serverArrows,
  noCircles,
  foldersOneWay,
  namesThatSay,
  exportedOnce,
  testingOutside,
  specifiersSayWhere,
  proofIsMade,
  rightsInTheirPlace,
  tablesAtHome,
  drawnAnywhere,
  roomsOneWay,
  shortFiles,
];

/** Each fault reads `file:line law N: sentence`. */
export type Verdict = { readonly faults: readonly string[]; readonly files: number };

/** Checks all files against the laws of docs/house.md. */
export function inspect(sources: readonly Source[]): Verdict {
  const modules = sources.filter(({ path }) => isCode(path)).map(parseModule);
  const house: House = { paths: sources.map(({ path }) => path), modules };
  const faults = LAWS.flatMap(({ name, find }) => find(house).map((fault) => sentence(name, fault)));
  return { faults, files: modules.length };
}

function sentence(law: string, { path, line, says }: Fault): string {
  return `${path}:${line} ${law}: ${says}`;
}
