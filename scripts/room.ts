import { floorPlan, roomNames } from './room/floor-plan.ts';
import { readSources } from './walls/source.ts';

const [room = ''] = process.argv.slice(2);
const sources = readSources(`${import.meta.dirname}/..`);
const entries = floorPlan(room, sources);

if (entries.length === 0) {
  console.error(`There is no room '${room}'. There are: ${roomNames(sources).join(', ')}.`);
  process.exitCode = 1;
}

const width = Math.max(...entries.map(({ path }) => path.length));
for (const { path, lines, exports } of entries) {
  const length = lines === 0 ? '' : String(lines);
  console.log(`${path.padEnd(width)}  ${length.padStart(4)}  ${exports}`.trimEnd());
}
