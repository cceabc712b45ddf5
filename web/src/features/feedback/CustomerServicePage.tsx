import { useCall } from '../../api/use-call.ts';
import { CentrePage } from '../../parts/account/CentrePage.tsx';
import { Block } from '../../parts/page/Block.tsx';
import { usePick, useText } from '../../platform/locale.ts';
import { useSession } from '../../platform/session.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { FaqCard, FeedbackCardLink, HotlineCard } from './ContactCards.tsx';
import { feedbackText } from './text.ts';

/** /web/usercenter/recommend: how customer service is reached. */
export function CustomerServicePage() {
  const words = useText(feedbackText);
  const pick = usePick();
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  const query = useCall('CustomerService', { userGuid });
  return (
    <CentrePage title={words.service} text={words.serviceText}>
      <Block query={query} placeholder={<Skeleton className="h-80 w-full" shape="block" />} className="">
        {({ hotline, hours, feedback }) => (
          <div className="grid gap-3 md:gap-4">
            <HotlineCard hotline={hotline} hours={pick(hours.zh, hours.en)} hasFeedback={feedback} />
            <FaqCard />
            {feedback && <FeedbackCardLink />}
          </div>
        )}
      </Block>
    </CentrePage>
  );
}
