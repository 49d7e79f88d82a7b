import { useEffect, useState } from 'preact/hooks';

/** Is it before that moment? Looked at once more when it has come. */
export function useIsBefore(moment: number | undefined): boolean {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (moment === undefined) return undefined;
    setNow(Date.now());
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, moment - Date.now()));
    return () => clearTimeout(timer);
  }, [moment]);
  return moment !== undefined && now < moment;
}
