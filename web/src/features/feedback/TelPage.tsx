import { Block } from '../../parts/page/Block.tsx';
import { useCentreMenu } from '../../parts/account/use-centre-menu.tsx';
import { useCompanyInfo } from '../../parts/company/company.ts';
import { InnerPage } from '../../parts/page/InnerPage.tsx';
import { usePick, useText } from '../../platform/locale.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { FeedbackCardLink, HotlineCard } from './ContactCards.tsx';
import { feedbackText } from './text.ts';

/** /mobile/tel: the hotline with its hours, to be dialled at a press. */
export function TelPage() {
  const words = useText(feedbackText);
  const pick = usePick();
  const info = useCompanyInfo();
  const hasFeedback = useCentreMenu()?.some((group) => group.some(({ key }) => key === 'feedback')) ?? false;
  return (
    <InnerPage title={words.tel} narrow>
      <Block query={info} placeholder={<Skeleton className="h-48 w-full" shape="block" />} className="">
        {({ Hotline, config }) => (
          <div className="grid gap-3 md:gap-4">
            <HotlineCard
              hotline={Hotline}
              hours={pick(config.header.hotlineHours.zh, config.header.hotlineHours.en)}
              hasFeedback={hasFeedback}
            />
            {hasFeedback && <FeedbackCardLink />}
          </div>
        )}
      </Block>
    </InnerPage>
  );
}
