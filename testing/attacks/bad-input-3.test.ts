import { testBadInput } from './test-bad-input.ts';

testBadInput({ part: 3, of: 4 });
