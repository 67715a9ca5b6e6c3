import type { CallRule } from '#contract/articles.ts';
import { CallBox } from '../article/call-box.tsx';
import { EmergencyCall } from './emergency-call.tsx';

type Props = {
  /** The most urgent first. */
  calls: readonly CallRule[];
  /** Whether it appears while somebody types, so that it is read out at once. */
  isLive: boolean;
};

/** Signs of danger in what was searched for: an emergency with its call, then what else asks for one. */
export function CallFirst({ calls, isLive }: Props) {
  return (
    <>
      <EmergencyCall calls={calls} isLive={isLive} />
      <OtherCalls calls={calls} />
    </>
  );
}

/** Signs that are no emergency. */
export function OtherCalls({ calls }: Pick<Props, 'calls'>) {
  return <CallBox calls={calls.filter(({ urgency }) => urgency !== 'emergency')} />;
}
