import { lazily } from '#web/client/page/lazily.ts';
import { WhenLoaded } from '../../behavior/when-loaded.tsx';

const FernPair = lazily(() => import('./fern-pair.tsx'), 'FernPair');

/** Reserves the drawing's space. */
const fernPairBox = '0 0 200 165';

/** For what most parents never see, as a page without any entry. */
export function FernPairLater() {
  return (
    <WhenLoaded fallback={<svg className="art" viewBox={fernPairBox} aria-hidden />} isQuiet>
      <FernPair />
    </WhenLoaded>
  );
}
