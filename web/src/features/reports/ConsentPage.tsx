import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isFault, sentence } from '../../api/faults.ts';
import type { ReplyOf } from '../../api/send.ts';
import { useCall, useSubmit } from '../../api/use-call.ts';
import { Block } from '../../parts/page/Block.tsx';
import { InnerPage } from '../../parts/page/InnerPage.tsx';
import { LanguageControl } from '../../parts/page/LanguageControl.tsx';
import { today } from '../../platform/clock.ts';
import { toast } from '../../platform/feedback.ts';
import { switchLocale, useLocale, usePick, useText } from '../../platform/locale.ts';
import { useParam, useSearchText } from '../../platform/location.ts';
import { momentText } from '../../platform/moments.ts';
import { Tag } from '../../ui/data/Tag.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { consentText } from './consent-text.ts';

type Asked = ReplyOf<'ReportConsent'>;
const TOKEN = /^[A-Za-z0-9_-]{22}$/;

/** /web/report_consent/{token}: a relative decides on their own phone, without an account. */
export function ConsentPage() {
  const words = useText(consentText);
  const token = useParam('token') ?? '';
  useLanguageOfMessage();
  const isWhole = TOKEN.test(token);
  const query = useCall('ReportConsent', { token }, { enabled: isWhole, fresh: true });
  const isGone = !isWhole || (query.error !== null && isFault(query.error, 'consentLinkGone'));
  return (
    <InnerPage title={words.title} narrow>
      <div className="mb-3 flex justify-end">
        <LanguageControl />
      </div>
      {isGone ? (
        <Card>
          <EmptyState title={words.gone} headingLevel={2}>
            {words.goneText}
          </EmptyState>
        </Card>
      ) : (
        <Block query={query} className="" placeholder={<Skeleton className="h-80" shape="block" />}>
          {(asked) => <Consent asked={asked} token={token} />}
        </Block>
      )}
    </InnerPage>
  );
}

/** A reader who follows a link has chosen no language here yet: it opens in that of the message. */
function useLanguageOfMessage(): void {
  const isEnglish = useSearchText('lang') === 'en';
  useEffect(() => {
    if (isEnglish) switchLocale('en-us');
  }, [isEnglish]);
}

function Consent({ asked, token }: { asked: Asked; token: string }) {
  const words = useText(consentText);
  const pick = usePick();
  const language = useLocale();
  const moment = (at: string) => momentText(at, language, today());
  const { state, company, asker, whose, until, givenAt, hotline } = asked;
  return (
    <div className="grid grid-cols-1 gap-3 md:gap-4">
      <Card title={words.asks(asker, pick(company.zh, company.en))}>
        <p className="flex flex-wrap items-center gap-2 text-label">
          {words.whose(whose)} <Tag tone={state === 'given' ? 'ok' : 'line'}>{words.states[state]}</Tag>
        </p>
        {state === 'asked' && <p className="mt-1 text-c text-ink-2">{words.until(moment(until))}</p>}
        {givenAt && state === 'given' && <p className="mt-1 text-c text-ink-2">{words.givenAt(moment(givenAt))}</p>}
        <h3 className="mt-4 text-s">{words.what}</h3>
        <p className="mt-1 text-label text-ink-2">{words.whatText}</p>
        <h3 className="mt-4 text-s">{words.rights}</h3>
        <p className="mt-1 text-label text-ink-2">{words.rightsText}</p>
        <p className="mt-2 text-c text-ink-3">{words.version(asked.textVersion)}</p>
        {(state === 'asked' || state === 'given') && <Answer state={state} token={token} />}
        {hotline && <p className="mt-4 text-c text-ink-2">{words.call(hotline)}</p>}
      </Card>
      <Card title={words.looks}>
        {asked.looks.length === 0 && <p className="text-label text-ink-3">{words.noLooks}</p>}
        <ul aria-label={words.looks} className="divide-y divide-line">
          {asked.looks.map(({ at, who, what }, index) => (
            <li key={`${at} ${index}`} className="flex flex-wrap justify-between gap-x-4 py-2 text-label">
              <span>
                {who} · {what}
              </span>
              <span className="text-ink-2">{moment(at)}</span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

/** Said under the field, or by the page. */
const IN_PLACE: ReadonlySet<string> = new Set(['consentCodeWrong', 'consentTriesOver']);

function Answer({ state, token }: { state: 'asked' | 'given'; token: string }) {
  const words = useText(consentText);
  const language = useLocale();
  const [code, setCode] = useState('');
  const sending = useSubmit('AnswerReportConsent', { handles: ({ detail }) => IN_PLACE.has(detail?.fault ?? '') });
  const queries = useQueryClient();
  const answer = (said: 'give' | 'refuse' | 'withdraw') =>
    sending.mutate(
      { token, answer: said, ...(said === 'give' && { code }) },
      {
        onSuccess: ({ state: now }) => now in words.done && toast(words.done[now as keyof typeof words.done]),
        // the page itself says that the link is closed
        onError: ({ detail }) =>
          detail?.fault === 'consentTriesOver' && void queries.invalidateQueries({ queryKey: ['ReportConsent'] }),
      },
    );
  const busy = { busy: sending.isPending, busyText: words.doing };
  if (state === 'given')
    return (
      <Button className="mt-4" variant="danger" {...busy} onClick={() => answer('withdraw')}>
        {words.withdraw}
      </Button>
    );
  return (
    <form
      noValidate
      className="mt-4 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        answer('give');
      }}
    >
      <TextField
        label={words.code}
        hint={words.codeHint}
        error={sending.error?.detail?.fault === 'consentCodeWrong' ? sentence(sending.error, language) : undefined}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" {...busy}>
          {words.give}
        </Button>
        <Button onClick={() => answer('refuse')}>{words.refuse}</Button>
      </div>
    </form>
  );
}
