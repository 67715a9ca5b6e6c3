import { testBadInput } from './test-bad-input.ts';

testBadInput({ part: 2, of: 4 });
