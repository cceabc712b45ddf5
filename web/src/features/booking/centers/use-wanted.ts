import { useMemo, useState } from 'react';
import { useSearchText } from '../../../platform/location.ts';
import { go } from '../../../platform/navigation.ts';
import { pathTo } from '../../../platform/paths.ts';
import type { Wanted } from './order.ts';

/** The search in a list of centres, kept in its address; typed text is shown at once, whatever the router does. */
export function useWanted<S extends string>(
  path: '/web/examselect' | '/web/hospital',
  sorts: readonly [S, ...S[]],
): [Wanted<S>, (patch: Partial<Wanted<S>> & { city?: string }) => void] {
  const asked = useSearchText('sort');
  const sort = sorts.find((one) => one === asked) ?? sorts[0];
  const district = useSearchText('district') ?? '';
  const city = useSearchText('city');
  const [text, setText] = useState(useSearchText('q') ?? '');
  const wanted = useMemo(() => ({ sort, district, text }), [sort, district, text]);
  return [
    wanted,
    (patch) => {
      const next = { city, ...wanted, ...patch };
      setText(next.text);
      const search = {
        city: next.city,
        sort: next.sort,
        district: next.district || undefined,
        q: next.text || undefined,
      };
      go(pathTo(path, undefined, search), { replace: true, keepScroll: true });
    },
  ];
}
