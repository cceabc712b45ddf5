import type { HomeConfig, MenuItem } from '#contract/calls/company';
import { CalendarCheck, ChevronDown, ClipboardList, FileHeart, Phone, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { useBranding } from '../../platform/branding.ts';
import { today } from '../../platform/clock.ts';
import { shortDay } from '../../platform/dates.ts';
import { weekdayName } from '../../platform/day-words.ts';
import { telHref, useLocale, usePick, useText } from '../../platform/locale.ts';
import { pathTo, screen } from '../../platform/paths.ts';
import type { Identity } from '../../platform/session.ts';
import { useCompanyInfo } from '../../parts/company/company.ts';
import { fillSlot, type Slot } from '../../ui/slot.ts';
import { careHomeText } from './care-text.ts';
import { useStartBooking } from './use-start-booking.ts';

/** Where the menu leads for reports. */
const REPORTS = '/web/examreport';

/** Whose page it is, before anything else. */
export function CareGreeting({ identity }: { identity: Identity }) {
  const words = useText(careHomeText);
  return (
    <h1 tabIndex={-1} className="text-d">
      {words.hello(identity.userName)}
    </h1>
  );
}

/** Which day it is; to be drawn when something was answered, as the server's clock counts. */
export function CareToday() {
  const words = useText(careHomeText);
  const language = useLocale();
  return (
    <p data-say className="mt-1 mb-4 text-ink-2">
      {words.today(shortDay(today(), language, { weekday: false }), weekdayName(today(), language, 'long'))}
    </p>
  );
}

/** Three things to do, a person to call, and the rest behind one press. */
export function CareHome({ config, children }: { config: HomeConfig; children: ReactNode }) {
  const words = useText(careHomeText);
  const startBooking = useStartBooking();
  const items = config.Menus.flatMap(({ List }) => List);
  const booking = items.find(({ ClickMethod }) => ClickMethod === 'gotoSelOrder');
  const reports = items.some(({ Url }: MenuItem) => Url === REPORTS);
  return (
    <>
      <ul className="mt-4 grid gap-4 md:auto-cols-fr md:grid-flow-col">
        {booking && (
          <Action icon={CalendarCheck} title={words.book} text={words.bookText}>
            <button type="button" onClick={() => startBooking(booking)} />
          </Action>
        )}
        <Action icon={ClipboardList} title={words.bookings} text={words.bookingsText}>
          <AppLink to={pathTo('/web/examrecord')} />
        </Action>
        {reports && (
          <Action icon={FileHeart} title={words.reports} text={words.reportsText}>
            <AppLink to={screen(REPORTS)} />
          </Action>
        )}
      </ul>
      <CallCard />
      <details className="group mt-4">
        <summary className="flex min-h-14 cursor-pointer items-center justify-center gap-2 rounded-full border border-line-strong bg-white px-6 font-semibold">
          {words.more}
          <ChevronDown aria-hidden="true" size={20} className="transition-transform group-open:rotate-180" />
        </summary>
        {children}
      </details>
    </>
  );
}

interface ActionProps {
  icon: LucideIcon;
  title: string;
  text: string;
  children: Slot;
}

function Action({ icon: Icon, title, text, children }: ActionProps) {
  return (
    <li className="flex">
      {fillSlot(children, {
        className:
          'flex w-full items-center gap-4 rounded-dialog border border-line bg-white p-4 text-left text-ink no-underline ' +
          'transition-colors hover:bg-n-50 active:bg-n-100 md:flex-col md:p-6 md:text-center',
        children: (
          <>
            <span aria-hidden="true" className="grid size-14 flex-none place-items-center rounded-card bg-brand-50">
              <Icon size={32} strokeWidth={1.75} className="text-icon-dark" />
            </span>
            <span data-say>
              <b className="block text-l">{title}</b>
              <span className="block text-ink-2">{text}</span>
            </span>
          </>
        ),
      })}
    </li>
  );
}

/** A call to the hotline; not where the company keeps its number to itself. */
function CallCard() {
  const words = useText(careHomeText);
  const pick = usePick();
  const hotline = useBranding()?.hotline;
  const hours = useCompanyInfo().data?.config.header.hotlineHours;
  if (!hotline) return null;
  return (
    <a
      href={telHref(hotline)}
      className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1 rounded-dialog border border-line bg-white p-4 text-ink no-underline hover:bg-n-50 md:grid-cols-[auto_minmax(0,1fr)_auto] md:p-6"
    >
      <span aria-hidden="true" className="grid size-14 place-items-center rounded-full bg-ok text-white">
        <Phone size={28} strokeWidth={1.75} />
      </span>
      <span data-say className="whitespace-normal">
        <b className="block text-l">{words.call}</b>
        <span className="block text-ink-2">{hours && pick(hours.zh, hours.en)}</span>
      </span>
      {/* on a phone below the words, which need the line for themselves */}
      <b className="text-l wrap-anywhere whitespace-normal text-brand-text max-md:col-start-2">{hotline}</b>
    </a>
  );
}
