import { testBadInput } from './test-bad-input.ts';

testBadInput({ part: 1, of: 4 });
