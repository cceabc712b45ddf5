import { usePick, useText } from '../../platform/locale.ts';
import { KeyValueRows } from '../../ui/data/KeyValueRows.tsx';
import { useMoment } from '../kit/moments.ts';
import type { StoredCenter } from './form.ts';
import { centersText } from './text.ts';

export function CenterFacts({ center }: { center: StoredCenter }) {
  const words = useText(centersText);
  const pick = usePick();
  const { day } = useMoment();
  const said = ({ zh, en }: { zh: string; en: string }) => pick(zh, en) || words.none;
  const { chain, opensOn, closesOn } = center;
  const days = [opensOn ? words.from(day(opensOn)) : '', closesOn ? words.until(day(closesOn)) : ''].filter(Boolean);
  const access = [center.stepFree ? words.stepFree : '', center.femaleStaff ? words.femaleStaff : ''].filter(Boolean);
  const values: Record<keyof typeof words.facts, string> = {
    address: [said(center.city), said(center.district), said(center.address)].join(' · '),
    chain: chain ? `${said(chain.name)} · ${words.monthly(chain.settlementDays)}` : words.none,
    days: days.length > 0 ? days.join(' ') : center.state === 'draft' ? words.onceOpen : words.always,
    hours: said(center.hours),
    docking: words.dockings[center.dockingMethod],
    languages: center.languages.map((one) => words.languages[one]).join(words.comma) || words.none,
    meal: words.meals[center.meal],
    parking: said(center.parking),
    access: access.join(words.comma) || words.none,
    phone: center.phone || words.none,
    status: words.statuses[center.storeStatus],
    preparation: said(center.preparation),
  };
  const rows = (Object.keys(values) as (keyof typeof values)[]).map((key) => ({
    ...{ key, label: words.facts[key], value: <span className="whitespace-pre-line">{values[key]}</span> },
  }));
  return <KeyValueRows rows={rows} plain />;
}
