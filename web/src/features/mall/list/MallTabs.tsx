import { useCompanyInfo } from '../../../parts/company/company.ts';
import { listPath, recordPath } from '../../../parts/mall/mall-paths.ts';
import { AppLink } from '../../../platform/AppLink.tsx';
import { useText } from '../../../platform/locale.ts';
import { Tabs, type Tab } from '../../../ui/layout/Tabs.tsx';
import { mallText } from '../text.ts';
import { useMall } from '../use-mall.ts';
import { PRESET_CATEGORIES } from '../variant.ts';

/** `list` and `record`, or a preset category of the company that has two malls in one. */
export type MallTab = 'list' | 'record' | (typeof PRESET_CATEGORIES)[number];

/** The named tabs of a mall; which ones a company has is its data. */
export function MallTabs({ current }: { current: MallTab }) {
  const words = useText(mallText);
  const mall = useMall();
  const variant = useCompanyInfo().data?.config.mall.variant ?? 'standard';
  const tab = (key: MallTab, label: string, link: Tab['link']): Tab => ({ key, label, link });
  const record = (label: string) => tab('record', label, <AppLink to={recordPath(mall)} />);
  const list = (label: string) => tab('list', label, <AppLink to={listPath(mall)} />);
  const items =
    mall === 'service' || variant === 'standard'
      ? [list(words.tabs.list), record(words.tabs.record)]
      : variant === 'dental'
        ? [list(words.dentalTabs.list), record(words.dentalTabs.record)]
        : [
            ...PRESET_CATEGORIES.map((category) =>
              tab(category, words.geneTabs[category], <AppLink to={listPath(mall, { category })} />),
            ),
            record(words.tabs.record),
          ];
  return <Tabs label={words.tabs.label} current={current} items={items} className="mb-3 max-md:-mt-3 md:mb-4" />;
}
