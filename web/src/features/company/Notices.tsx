import type { Notice } from '#contract/calls/company';
import type { PublicConfig } from '#contract/company-config';
import { useState } from 'react';
import { DestinationLink } from '../../platform/AppLink.tsx';
import { usePick, useText } from '../../platform/locale.ts';
import { destinationOf } from '../../platform/paths.ts';
import { Button } from '../../ui/form/Button.tsx';
import { NoticeBar } from '../../ui/feedback/NoticeBar.tsx';
import { Fold } from '../../ui/layout/Fold.tsx';
import { useIsWide } from '../../ui/layout/wide.ts';
import { homeText } from './text.ts';

/** On a phone the first takes one line, so that the entries below stay in sight; the rest are in a fold. */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  const words = useText(homeText);
  const isWide = useIsWide();
  const [open, setOpen] = useState(false);
  const [first, ...rest] = notices;
  if (!first) return null;
  if (isWide) return <NoticeList notices={notices} />;
  return (
    <section className="mt-3">
      <h2 className="sr-only">{words.notices}</h2>
      <NoticeList notices={[first]} oneLine={!open} />
      <Fold title={words.allNotices(notices.length)} open={open} onToggle={() => setOpen(!open)}>
        {open && rest.length > 0 && <NoticeList notices={rest} />}
      </Fold>
    </section>
  );
}

export function NoticeList({ notices, oneLine = false }: { notices: readonly Notice[]; oneLine?: boolean }) {
  const words = useText(homeText);
  const pick = usePick();
  return (
    <ul aria-label={words.notices} className="grid grid-cols-1 gap-2 max-md:mb-2 md:mt-4 md:gap-3">
      {notices.map((notice) => {
        const destination = destinationOf(notice.url);
        return (
          <li key={notice.id}>
            <NoticeBar
              tone={notice.tone}
              title={pick(notice.title, notice.titleEng)}
              oneLine={oneLine}
              action={
                destination.kind !== 'nowhere' && (
                  <DestinationLink destination={destination} className="tap-44 inline-block">
                    {words.details}
                  </DestinationLink>
                )
              }
            >
              {pick(notice.text, notice.textEng)}
            </NoticeBar>
          </li>
        );
      })}
    </ul>
  );
}

/** A link to a survey, for companies that have one. */
export function SurveyBlock({ survey }: { survey: NonNullable<PublicConfig['home']['survey']> }) {
  const words = useText(homeText);
  const pick = usePick();
  const destination = destinationOf(survey.url);
  return (
    <section className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-brand-200 bg-brand-50 px-4 py-4 md:mt-4 md:px-6">
      <div className="min-w-60 flex-1">
        <h2 className="text-s">{pick(survey.title.zh, survey.title.en)}</h2>
        <p className="mt-0.5 text-label text-ink-2">{pick(survey.text.zh, survey.text.en)}</p>
      </div>
      {destination.kind !== 'nowhere' && (
        <Button size="sm" variant="brand" render={<DestinationLink destination={destination} />}>
          {words.survey}
        </Button>
      )}
    </section>
  );
}
