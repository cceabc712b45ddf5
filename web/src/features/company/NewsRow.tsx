import { ChevronRight, Coins, CreditCard, FileHeart, FilePenLine, Gift, PencilLine, Timer } from 'lucide-react';
import type { NewsItem } from '#contract/calls/news';
import { personText, relationOf } from '../../parts/people/person-text.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { today } from '../../platform/clock.ts';
import { shortDay, withTime } from '../../platform/dates.ts';
import { useLocale, usePick, useText } from '../../platform/locale.ts';
import { momentText } from '../../platform/moments.ts';
import { pathTo, screen, type AppPath } from '../../platform/paths.ts';
import { newsText } from './news-text.ts';

type Of<K extends NewsItem['kind']> = Extract<NewsItem, { kind: K }>;

/** Of the second step of a claim; the others stand in the first. */
const ACCOUNT_FIELDS = ['accountName', 'bank', 'accountNumber', 'mobile', 'files'];

/** The step with the returned field; the page goes on to it. */
function claimPath({ reimId, field }: Of<'claim'>): AppPath {
  const isAccount = field !== null && ACCOUNT_FIELDS.includes(field);
  return isAccount
    ? pathTo('/web/usercenter/reimbursement_add_sec', undefined, { id: String(reimId) })
    : pathTo('/web/reimbursement_add/$reimId', { reimId: String(reimId) });
}

/** The person it is about. */
export function useWhose(): (person: Of<'exam'>['person']) => string {
  const words = useText(newsText);
  const says = useText(personText);
  return (person) => words.whose(relationOf(person, says), person.name);
}

export const orderPath = (orderId: number): AppPath => pathTo('/web/examorder/$id', { id: String(orderId) });

/** Everything that is one line: begun bookings, ready reports, and orders beyond the tiles. */
export function NewsRow({ item }: { item: NewsItem }) {
  const { to, title, text, action, icon: Icon } = useRow(item);
  return (
    <AppLink
      to={to}
      className="flex min-h-14 items-center gap-3 px-4 py-2.5 text-inherit no-underline transition-colors hover:bg-n-25 active:bg-n-100 md:px-6"
    >
      <Icon aria-hidden="true" size={20} strokeWidth={1.75} className="flex-none text-brand-text" />
      <span className="min-w-0 flex-1">
        <span className="block">{title}</span>
        <span className="block text-c text-ink-2">{text}</span>
      </span>
      <span className="flex items-center gap-0.5 text-label whitespace-nowrap text-brand-text">
        {action}
        <ChevronRight aria-hidden="true" size={16} strokeWidth={1.75} />
      </span>
    </AppLink>
  );
}

function useRow(item: NewsItem) {
  const words = useText(newsText);
  const language = useLocale();
  const whose = useWhose();
  const pick = usePick();
  if (item.kind === 'draft') {
    const { name, isSelf, step, savedAt, cityId } = item;
    const paths = {
      2: pathTo('/web/examset', undefined, { city_id: String(cityId) }),
      3: pathTo('/web/examselect'),
      4: pathTo('/web/examconfirm'),
    };
    const text = words.savedAt(words.steps[step], momentText(savedAt, language, today()));
    return { to: paths[step], title: words.draft(name, isSelf), text, action: words.goOn, icon: PencilLine };
  }
  if (item.kind === 'claim') {
    const { claimNo, reason } = item;
    const text = [claimNo, reason].filter(Boolean).join(' · ');
    return { to: claimPath(item), title: words.claim, text, action: words.mend, icon: FilePenLine };
  }
  if (item.kind === 'points' || item.kind === 'card' || item.kind === 'service') {
    const on = shortDay(item.on, language, { weekday: false });
    if (item.kind === 'points')
      return {
        to: screen('/web/usercenter/myPoints'),
        ...{ title: words.pointsEnd(item.points), text: words.endsFrom(on), action: words.view, icon: Coins },
      };
    const { count, name } = item;
    const isCard = item.kind === 'card';
    return {
      to: isCard ? screen('/web/usercenter/cardList') : screen('/web/usercenter/service'),
      title: isCard ? words.cardsEnd(count) : words.servicesEnd(count),
      text: `${pick(name.zh, name.en)} · ${words.endsOn(on)}`,
      ...{ action: words.view, icon: isCard ? CreditCard : Gift },
    };
  }
  const { orderId, person, set, bookDate, bookTime, center } = item;
  const when = shortDay(bookDate, language, { weekday: false });
  if (item.kind === 'report')
    return {
      to: screen('/web/examreport'),
      title: words.report(pick(set.zh, set.en)),
      text: `${whose(person)} · ${words.examined(when)}`,
      ...{ action: words.view, icon: FileHeart },
    };
  return {
    to: orderPath(orderId),
    title: whose(person),
    text: `${withTime(shortDay(bookDate, language), bookTime)} · ${pick(center.zh, center.en)}`,
    ...{ action: words.view, icon: Timer },
  };
}
