import type { HomeConfig } from '#contract/calls/company';
import { useEffect, type ReactNode } from 'react';
import { useCall } from '../../api/use-call.ts';
import { useCompanyInfo, useHomeConfig } from '../../parts/company/company.ts';
import { useCare } from '../../platform/care.ts';
import { useText } from '../../platform/locale.ts';
import { session, useSession, type Identity } from '../../platform/session.ts';
import { CareOffer } from '../../parts/care/CareOffer.tsx';
import { Block } from '../../parts/page/Block.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { campaignsOf } from './ask.ts';
import { Banners } from './Banners.tsx';
import { CareGreeting, CareHome, CareToday } from './CareHome.tsx';
import { Campaigns } from './Campaigns.tsx';
import { visibleGroups, wholeRows } from './menu.ts';
import { OtherServices, TileGroup } from './MenuBlocks.tsx';
import { MyNews } from './MyNews.tsx';
import { Notices, SurveyBlock } from './Notices.tsx';
import { homeText } from './text.ts';
import { useNews } from './use-news.ts';

/** Each block loads and fails by itself. */
export function HomePage() {
  const words = useText(homeText);
  const identity = useSession((data) => data.identity);
  const care = useCare();
  // going home means acting for oneself again
  useEffect(() => session.actFor(), []);
  if (!identity) return null;
  return (
    <div className="wrap pt-3 md:pt-6">
      <CareOffer />
      {care ? (
        <CareGreeting identity={identity} />
      ) : (
        <>
          <h1 tabIndex={-1} className="sr-only">
            {words.title}
          </h1>
          <Banners identity={identity} />
        </>
      )}
      <Configured identity={identity} />
    </div>
  );
}

/** Everything that comes from the company's settings; campaigns stand between its menus and the other services. */
function Configured({ identity }: { identity: Identity }) {
  const info = useCompanyInfo();
  const home = useHomeConfig();
  const care = useCare();
  // Asked for here, as the block moves when the menu arrives.
  const campaigns = useCall('GetCampaigns', campaignsOf(identity));
  const news = useNews(identity);
  const survey = info.data?.config.home.survey;
  // Without the company's settings the frame around the page lacks half of its entries too: they are what failed.
  if (info.isError && !info.data) {
    return (
      <Block query={info} placeholder={<MenuPlaceholder />}>
        {() => null}
      </Block>
    );
  }
  // the parts above the menus come with them, so that read text does not move down
  if (news.isPending || info.isPending) return <MenuPlaceholder />;
  if (care) {
    return (
      <>
        <CareToday />
        {news.data && <MyNews news={news.data.news.slice(0, 1)} onOver={() => void news.refetch()} />}
        <Block query={home} placeholder={<MenuPlaceholder />}>
          {(config) => (
            <CareHome config={config}>
              <Notices notices={config.Notices} />
              {survey && <SurveyBlock survey={survey} />}
              <Menus config={config} identity={identity} campaigns={<Campaigns query={campaigns} />} />
            </CareHome>
          )}
        </Block>
      </>
    );
  }
  return (
    <>
      {news.data && <MyNews news={news.data.news} onOver={() => void news.refetch()} />}
      <Block query={home} placeholder={<MenuPlaceholder />}>
        {(config) => (
          <>
            <Notices notices={config.Notices} />
            {survey && <SurveyBlock survey={survey} />}
            <Menus config={config} identity={identity} campaigns={<Campaigns query={campaigns} />} />
          </>
        )}
      </Block>
      {home.isError && !home.data && <Campaigns query={campaigns} />}
    </>
  );
}

interface MenusProps {
  config: HomeConfig;
  identity: Identity;
  campaigns: ReactNode;
}

function Menus({ config, identity, campaigns }: MenusProps) {
  const { tiles, others } = visibleGroups(config.Menus, identity.roleType);
  const { rows, centred } = wholeRows(tiles, { MenuTypeName: homeText.zh.mine, MenuTypeNameEng: homeText.en.mine });
  const tileGroups = rows.map((group, index) => (
    <TileGroup key={index} group={group} columns={config.MobileMenuColumns} centred={centred} />
  ));
  return (
    <>
      {tileGroups}
      {campaigns}
      {others.map((group, index) => (
        <OtherServices key={index} group={group} />
      ))}
    </>
  );
}

function MenuPlaceholder() {
  return (
    <>
      {[0, 1].map((row) => (
        <div key={row} className="mt-6 md:mt-8">
          <Skeleton className="mb-3 h-6 w-28" />
          <Skeleton className="h-36 w-full rounded-card" />
        </div>
      ))}
    </>
  );
}
