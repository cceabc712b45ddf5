import { useBranding } from '../../platform/branding.ts';
import { telHref, useLocale, useText } from '../../platform/locale.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { shortDay } from './dates.ts';
import { flowText } from './flow-text.ts';

interface NoticeOverProps {
  notice: { noticeDays: number; changeableFrom: string | null };
}

/** The chosen day is too close to be changed online later. Says whom to call and which day would still allow it. */
export function NoticeOver({ notice: { noticeDays, changeableFrom } }: NoticeOverProps) {
  const words = useText(flowText);
  const language = useLocale();
  const hotline = useBranding()?.hotline;
  return (
    <Alert tone="warn" title={words.noticeOver(noticeDays)}>
      {hotline ? <a href={telHref(hotline)}>{words.noticeCall(hotline)}</a> : words.noticeService}
      {changeableFrom && <span className="block">{words.changeableFrom(shortDay(changeableFrom, language))}</span>}
    </Alert>
  );
}
