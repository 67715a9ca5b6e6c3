import { inspect } from './walls/inspect.ts';
import { readSources } from './walls/source.ts';

const { faults, files } = inspect(readSources(`${import.meta.dirname}/..`));
for (const fault of faults) console.log(fault);
console.log(`walls: ${files} files, ${faults.length === 1 ? '1 fault' : `${faults.length} faults`}`);
process.exitCode = faults.length === 0 ? 0 : 1;
