import { useEffect, useState } from 'react';

/** Navigates away. The form stays busy until then, so that nothing is sent twice. */
export function useLeave() {
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    // Back/forward cache may restore the page as it was.
    const onReturn = () => setLeaving(false);
    addEventListener('pageshow', onReturn);
    return () => removeEventListener('pageshow', onReturn);
  }, []);

  const leaveFor = (path: string) => {
    setLeaving(true);
    location.assign(path);
  };
  return { isLeaving, leaveFor };
}
