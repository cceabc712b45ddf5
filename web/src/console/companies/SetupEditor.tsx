import { useState } from 'react';
import { changesBetween } from '#contract/settings/company-settings';
import { settingProblems } from '#contract/settings/problems';
import { oneOf, useAddressState } from '../../platform/address-state.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { usePick, useText } from '../../platform/locale.ts';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { useUnsaved } from '../kit/use-unsaved.ts';
import { CodesCard } from './CodesCard.tsx';
import { CompanyLinks } from './CompanyLinks.tsx';
import { DraftBar } from './versions/DraftBar.tsx';
import { DraftDialog, type DraftAction } from './versions/DraftDialog.tsx';
import { LookColumn } from './look/LookColumn.tsx';
import { SettingsForm } from './settings/SettingsForm.tsx';
import { companiesText } from './text.ts';
import { ThemeEditor } from './look/ThemeEditor.tsx';
import { useDraft, type StoredCompany } from './versions/use-draft.ts';
import { VersionsPanel } from './versions/VersionsPanel.tsx';

const TABS = ['settings', 'theme', 'versions'] as const;
const KEYS = { tab: oneOf(TABS) };

interface SetupEditorProps {
  stored: StoredCompany;
  onReload: () => Promise<void>;
}

/** One draft of everything; whatever part of it is shown, it is saved, compared and published as one. */
export function SetupEditor({ stored, onReload }: SetupEditorProps) {
  const words = useText(companiesText);
  const pick = usePick();
  const { state, pathWith } = useAddressState(KEYS);
  const draft = useDraft(stored);
  const [doing, setDoing] = useState<DraftAction>();
  useUnsaved(draft.isUnsaved);
  const problems = settingProblems(draft.settings);
  const changes = changesBetween(stored.live, draft.settings);
  const begin = async (action: DraftAction): Promise<void> => {
    if (await draft.flush()) setDoing(action);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle text={words.about(stored.codes.join(' / '), stored.people.toLocaleString('en-US'))}>
        {words.pageTitle(pick(stored.name.zh, stored.name.en))}
      </PageTitle>
      <CompanyLinks companyId={stored.companyId} />
      <DraftBar
        {...{ stored, draft, changes: changes.length, problems: problems.length, onReload }}
        onAction={(action) => void begin(action)}
      />
      <Tabs
        label={words.views}
        current={state.tab}
        items={TABS.map((tab) => ({
          ...{ key: tab, label: words.tabs[tab], link: <AppLink to={pathWith({ tab })} /> },
        }))}
      />
      {state.tab === 'settings' && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <SettingsForm {...{ draft, problems }} />
          <LookColumn companyId={stored.companyId} draft={draft} />
        </div>
      )}
      {state.tab === 'theme' && <ThemeEditor {...{ draft, problems }} />}
      {state.tab === 'theme' && <CodesCard {...{ stored, onReload }} />}
      {state.tab === 'versions' && <VersionsPanel {...{ stored, onReload }} hasDraft={draft.revision > 0} />}
      {doing && (
        <DraftDialog
          {...{ stored, action: doing, changes: changes.length, revision: draft.revision }}
          onClose={(isDone) => {
            setDoing(undefined);
            if (isDone) void onReload();
          }}
        />
      )}
    </div>
  );
}
