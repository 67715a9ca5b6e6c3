import { writeFileSync } from 'node:fs';
import { allExamples } from './urgency/examples.ts';
import { trainedWeights } from './urgency/trained-weights.ts';

/** Writes the weights that follow from the examples. */
const file = 'content/red-flags/urgency-weights.json';
const examples = allExamples();
writeFileSync(file, `${JSON.stringify(trainedWeights(examples), null, 2)}\n`);
console.log(`${file}, from ${examples.length} examples`);
