import { oneOf, useAddressState } from '../../platform/address-state.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { useCall } from '../api/use-call.ts';
import { companyKey } from '../kit/list/address-keys.ts';
import { Block } from '../kit/pane/Block.tsx';
import { ChooseCompany } from '../kit/ChooseCompany.tsx';
import { VIEWS } from './choices.ts';
import { BannerList, CampaignList, NoticeList } from './lists.tsx';
import { MenuLists } from './MenuLists.tsx';
import { homeText } from './text.ts';
import { TimeLine } from './TimeLine.tsx';

const KEYS = { company: companyKey, view: oneOf(VIEWS) };
type View = (typeof VIEWS)[number];

/** /ops/home: what one company's people see on their home page, and when. */
export function HomePage() {
  const words = useText(homeText);
  const { state, change, pathWith } = useAddressState(KEYS);
  return (
    <>
      <PageTitle text={words.intro}>{words.title}</PageTitle>
      <ChooseCompany value={state.company} onChange={(company) => change({ company })} />
      {state.company && (
        <>
          <Tabs
            label={words.viewsLabel}
            current={state.view}
            className="mb-4"
            items={VIEWS.map((view) => ({
              key: view,
              label: words.views[view],
              link: <AppLink to={pathWith({ view })} />,
            }))}
          />
          <Lists key={state.company} companyId={Number(state.company)} view={state.view} />
        </>
      )}
    </>
  );
}

/** Typed entries belong to the list they began with; a saved or reloaded one begins anew. */
function Lists({ companyId, view }: { companyId: number; view: View }) {
  const found = useCall('OpsHome', { companyId }, { keepPrevious: false });
  return (
    <Block query={found}>
      {(home) => {
        if (view === 'timeline') return <TimeLine home={home} />;
        const List = { menus: MenuLists, banners: BannerList, campaigns: CampaignList, notices: NoticeList }[view];
        return <List key={`${view} ${home.seen[view]}`} home={home} />;
      }}
    </Block>
  );
}
