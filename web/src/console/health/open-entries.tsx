import type { ReactNode } from 'react';
import { toast } from '../../platform/feedback.ts';
import { usePick, useText } from '../../platform/locale.ts';
import type { AppPath } from '../../platform/paths.ts';
import { useCall, useSubmit } from '../api/use-call.ts';
import { Block } from '../kit/Block.tsx';
import { articleForm, articleFrom, indicatorForm, indicatorFrom } from './entry-form.ts';
import { EntryPane } from './EntryPane.tsx';
import { entriesText } from './text.ts';

interface OpenProps {
  code: string;
  address: AppPath;
  closeTo: AppPath;
}

export function OpenIndicator({ code, ...places }: OpenProps): ReactNode {
  const words = useText(entriesText);
  const pick = usePick();
  const found = useCall('OpsIndicator', { code }, { keepPrevious: false });
  const saving = useSubmit('OpsIndicatorSave', { handles: () => true });
  return (
    <Block query={found}>
      {({ version, published, content, draft }) => {
        const now = draft ?? content;
        const entry = {
          ...{ kind: 'indicator' as const, code, version, published, hasDraft: draft !== null },
          ...{ name: pick(now.name.zh, now.name.en), form: indicatorForm(now) },
        };
        return (
          <EntryPane
            key={`${code} ${version}`}
            entry={entry}
            {...places}
            busy={saving.isPending}
            failure={saving.error}
            onSave={async (form) => {
              const typed = indicatorFrom(form, now);
              if (typeof typed === 'string') return typed;
              const reply = await saving.mutateAsync({ code, version, content: typed }).catch(() => undefined);
              if (reply) toast(words.saved);
              return undefined;
            }}
          />
        );
      }}
    </Block>
  );
}

export function OpenArticle({ code, ...places }: OpenProps): ReactNode {
  const words = useText(entriesText);
  const pick = usePick();
  const found = useCall('OpsArticle', { code }, { keepPrevious: false });
  const saving = useSubmit('OpsArticleSave', { handles: () => true });
  return (
    <Block query={found}>
      {({ version, published, content, draft }) => {
        const now = draft ?? content;
        const entry = {
          ...{ kind: 'article' as const, code, version, published, hasDraft: draft !== null },
          ...{ name: pick(now.title.zh, now.title.en), form: articleForm(now) },
        };
        return (
          <EntryPane
            key={`${code} ${version}`}
            entry={entry}
            {...places}
            busy={saving.isPending}
            failure={saving.error}
            onSave={async (form) => {
              const typed = articleFrom(form, now);
              if (typeof typed === 'string') return typed;
              const reply = await saving.mutateAsync({ code, version, content: typed }).catch(() => undefined);
              if (reply) toast(words.saved);
              return undefined;
            }}
          />
        );
      }}
    </Block>
  );
}
