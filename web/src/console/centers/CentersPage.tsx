import { Plus } from 'lucide-react';
import { useState } from 'react';
import { CENTER_STATES, MOST_CITIES } from '#contract/values/ops/centers';
import { AppLink } from '../../platform/AppLink.tsx';
import { usePick, useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { useCall } from '../api/use-call.ts';
import { companyKey } from '../kit/list/address-keys.ts';
import { asking, choices, countIn, search, select } from '../kit/list/filters.tsx';
import { ListPage } from '../kit/list/ListPage.tsx';
import { useList } from '../kit/list/use-list.ts';
import { opsPathTo } from '../routes.ts';
import { CenterPane } from './CenterPane.tsx';
import { ChainsDialog } from './ChainsDialog.tsx';
import { useCenterColumns } from './columns.tsx';
import { useKeepsSupply } from './keeps-supply.ts';
import { centersText } from './text.ts';

/** The centres, and beside them the open one: what it lacks, its facts and its next seats. */
export function CentersPage() {
  const words = useText(centersText);
  const mayChange = useKeepsSupply();
  const [showsChains, setShowsChains] = useState(false);
  const list = useCenters();
  const columns = useCenterColumns();
  return (
    <>
      <ListPage
        {...{ list, columns, title: words.title, intro: words.intro, fileName: words.fileName }}
        rowKey={({ centerId }) => String(centerId)}
        pane={({ center }, places) => <CenterPane centerId={Number(center)} {...places} />}
        actions={
          mayChange && (
            <>
              <Button size="sm" onClick={() => setShowsChains(true)}>
                {words.chains}
              </Button>
              <Button
                size="sm"
                variant="primary"
                icon={<Plus aria-hidden="true" size={16} />}
                render={<AppLink to={opsPathTo('/ops/centers/new')} />}
              >
                {words.add}
              </Button>
            </>
          )
        }
      />
      {showsChains && <ChainsDialog onClose={() => setShowsChains(false)} />}
    </>
  );
}

function useCenters() {
  const words = useText(centersText);
  const pick = usePick();
  const cities = useCall('OpsCities', { pageSize: MOST_CITIES }).data?.rows ?? [];
  const chains = useCall('OpsChains', {}).data?.chains ?? [];
  const all = { value: '', label: words.all };
  const nameOf = ({ name }: { name: { zh: string; en: string } }) => pick(name.zh, name.en);
  return useList({
    call: 'OpsCenters',
    filters: [
      search({ label: words.search }),
      asking(
        select('city', companyKey, {
          label: words.city,
          options: [all, ...cities.map((city) => ({ value: String(city.cityId), label: nameOf(city) }))],
        }),
        ({ city }) => (city ? { cityId: Number(city) } : {}),
      ),
      asking(
        select('chain', companyKey, {
          label: words.chain,
          options: [all, ...chains.map((chain) => ({ value: String(chain.chainId), label: nameOf(chain) }))],
        }),
        ({ chain }) => (chain ? { chainId: Number(chain) } : {}),
      ),
      choices('state', ['all', ...CENTER_STATES], { label: words.state, names: words.states, countOf: countIn }),
    ],
    pane: {
      list: '/ops/centers',
      path: '/ops/centers/$center',
      params: ({ centerId }) => ({ center: String(centerId) }),
    },
  });
}
