import type { ReplyOf } from '../../api/send.ts';
import { keepWish } from '../../parts/orders/kept-wish.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { usePick, useText } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths.ts';
import { useSession } from '../../platform/session.ts';
import { Price } from '../../ui/data/Price.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { articlePath, indicatorPath } from './paths.ts';
import { healthText } from './text.ts';

/** Indicators beside what one reads. */
export function IndicatorLinks({
  title,
  entries,
}: {
  title: string;
  entries: ReplyOf<'GetIndicator'>['relatedEntries'];
}) {
  const pick = usePick();
  if (entries.length === 0) return null;
  return (
    <Card title={title}>
      <ul className="grid gap-2">
        {entries.map(({ code, name, abbreviation }) => (
          <li key={code} className="flex items-center">
            <AppLink to={indicatorPath(code)} className="flex w-fit items-center max-md:min-h-11 md:min-h-6">
              {pick(name.zh, name.en)}
            </AppLink>
            {abbreviation && <span className="ml-2 text-c text-ink-2">{abbreviation}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function ArticleLinks({ title, articles }: { title: string; articles: ReplyOf<'GetIndicator'>['articles'] }) {
  const pick = usePick();
  if (articles.length === 0) return null;
  return (
    <Card title={title}>
      <ul className="grid gap-2">
        {articles.map(({ slug, title: name }) => (
          <li key={slug}>
            <AppLink to={articlePath(slug)} className="flex w-fit items-center max-md:min-h-11 md:min-h-6">
              {pick(name.zh, name.en)}
            </AppLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Add-ons for the next check-up; a person who is not signed in is asked to on the way. */
export function ExtrasCard({ extras }: { extras: ReplyOf<'GetIndicator'>['extras'] }) {
  const words = useText(healthText);
  const pick = usePick();
  if (extras.length === 0) return null;
  return (
    <Card title={words.nextTime}>
      <ul className="divide-y divide-line">
        {extras.map(({ extraId, name, summary, priceFen, why }) => (
          <li key={extraId} className="py-3 first:pt-0">
            <p className="font-semibold">{pick(name.zh, name.en)}</p>
            <p className="text-label text-ink-2">{pick(summary.zh, summary.en)}</p>
            <p className="text-c text-ink-2">{words.why[why]}</p>
            <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
              <Price fen={priceFen} className="text-m" />
              <Button
                size="sm"
                render={
                  <AppLink
                    to={pathTo('/web/plan/$from', { from: 'self' })}
                    onClick={() => keepWish({ extraId, name })}
                    aria-label={`${words.addToBooking}: ${pick(name.zh, name.en)}`}
                  />
                }
              >
                {words.addToBooking}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <p className="text-c text-ink-2">{words.upToYou}</p>
    </Card>
  );
}

/** For those who are signed in and whose home menu has the doctor. */
export function DoctorCard() {
  const words = useText(healthText);
  const menus = useSession((data) => data.kept.GetCompanyColorsAndIndexMenus?.data.Menus);
  const isOpen = menus?.some(({ List }) => List.some(({ Url }) => Url.startsWith('/web/select_doctor'))) ?? false;
  if (!isOpen) return null;
  return (
    <Card title={words.askDoctor}>
      <p className="mb-3 text-label text-ink-2">{words.askDoctorText}</p>
      <Button size="sm" render={<AppLink to={pathTo('/web/select_doctor')} />}>
        {words.toDoctor}
      </Button>
    </Card>
  );
}
