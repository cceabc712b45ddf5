import { useState } from 'react';
import type { HomeBanner, HomeCampaign, HomeNotice } from '#contract/ops/home';
import type { OpsReply } from '../api/send.ts';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { useSubmit } from '../api/use-call.ts';
import { bannerForm, campaignForm, noticeForm } from './entry-forms.ts';
import { EntryList } from './EntryList.tsx';
import { SaveBar } from './SaveBar.tsx';
import { homeText } from './text.ts';

export interface ListProps {
  home: OpsReply<'OpsHome'>;
}

const isChanged = (list: object, before: object): boolean => JSON.stringify(list) !== JSON.stringify(before);

export function BannerList({ home }: ListProps) {
  const words = useText(homeText);
  const [list, setList] = useState<HomeBanner[]>(home.banners);
  const save = useSubmit('OpsBannersSave', { handles: () => true });
  const submit = async (reason: string) => {
    const asked = { companyId: home.company.companyId, seen: home.seen.banners, banners: list, reason };
    const done = await save.mutateAsync(asked).catch(() => undefined);
    if (done) toast(words.saved);
    return done !== undefined;
  };
  return (
    <>
      <Card title={words.views.banners}>
        <EntryList
          label={words.views.banners}
          form={bannerForm}
          list={list}
          note={({ lang }) => words.langs[lang]}
          onChange={setList}
        />
      </Card>
      <SaveBar
        isUnsaved={isChanged(list, home.banners)}
        busy={save.isPending}
        failure={save.error}
        onSave={submit}
        onReload={() => setList(home.banners)}
      />
    </>
  );
}

export function CampaignList({ home }: ListProps) {
  const words = useText(homeText);
  const [list, setList] = useState<HomeCampaign[]>(home.campaigns);
  const save = useSubmit('OpsCampaignsSave', { handles: () => true });
  const submit = async (reason: string) => {
    const asked = { companyId: home.company.companyId, seen: home.seen.campaigns, campaigns: list, reason };
    const done = await save.mutateAsync(asked).catch(() => undefined);
    if (done) toast(words.saved);
    return done !== undefined;
  };
  return (
    <>
      <Card title={words.views.campaigns}>
        <EntryList label={words.views.campaigns} form={campaignForm} list={list} onChange={setList} />
      </Card>
      <SaveBar
        isUnsaved={isChanged(list, home.campaigns)}
        busy={save.isPending}
        failure={save.error}
        onSave={submit}
        onReload={() => setList(home.campaigns)}
      />
    </>
  );
}

export function NoticeList({ home }: ListProps) {
  const words = useText(homeText);
  const [list, setList] = useState<HomeNotice[]>(home.notices);
  const save = useSubmit('OpsNoticesSave', { handles: () => true });
  const submit = async (reason: string) => {
    const asked = { companyId: home.company.companyId, seen: home.seen.notices, notices: list, reason };
    const done = await save.mutateAsync(asked).catch(() => undefined);
    if (done) toast(words.saved);
    return done !== undefined;
  };
  return (
    <>
      <Card title={words.views.notices}>
        <EntryList
          label={words.views.notices}
          form={noticeForm}
          list={list}
          note={({ tone }) => words.tones[tone]}
          onChange={setList}
        />
      </Card>
      <SaveBar
        isUnsaved={isChanged(list, home.notices)}
        busy={save.isPending}
        failure={save.error}
        onSave={submit}
        onReload={() => setList(home.notices)}
      />
    </>
  );
}
