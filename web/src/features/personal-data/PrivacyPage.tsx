import { CentrePage } from '../../parts/account/CentrePage.tsx';
import { useText } from '../../platform/locale.ts';
import { useSession } from '../../platform/session.ts';
import { ConsentsSection } from './ConsentsSection.tsx';
import { CopySection } from './CopySection.tsx';
import { ErasureSection } from './ErasureSection.tsx';
import { LooksSection } from './LooksSection.tsx';
import { MessagesSection } from './MessagesSection.tsx';
import { privacyText } from './text.ts';

/** /web/usercenter/privacy: the requests a person can make about their own data. */
export function PrivacyPage() {
  const words = useText(privacyText);
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  return (
    <CentrePage title={words.title} text={words.text}>
      <div className="grid gap-3 md:gap-4">
        <CopySection userGuid={userGuid} />
        <LooksSection userGuid={userGuid} />
        <ConsentsSection userGuid={userGuid} />
        <MessagesSection />
        <ErasureSection userGuid={userGuid} />
      </div>
    </CentrePage>
  );
}
