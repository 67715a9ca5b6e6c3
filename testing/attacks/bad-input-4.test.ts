import { testBadInput } from './test-bad-input.ts';

testBadInput({ part: 4, of: 4 });
