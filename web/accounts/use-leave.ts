import { useEffect, useState } from 'react';

/** Goes to another page. Until it is there the form stays busy, so that nothing is sent twice. */
export function useLeave() {
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    // The browser may bring a left page back as it was.
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
