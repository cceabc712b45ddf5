import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Bilingual } from '#contract/language';
import type { Failure } from '../../api/failure.ts';
import { toast } from '../../platform/feedback.ts';
import { usePick, useText } from '../../platform/locale.ts';
import type { AppPath } from '../../platform/paths.ts';
import { useCall, useSubmit } from '../api/use-call.ts';
import { Block } from '../kit/pane/Block.tsx';
import {
  articleForm,
  articleFrom,
  indicatorForm,
  indicatorFrom,
  type EntryForm,
  type FormTrouble,
} from './entry-form.ts';
import { EntryPane } from './EntryPane.tsx';
import { entriesText } from './text.ts';

interface OpenProps {
  code: string;
  address: AppPath;
  closeTo: AppPath;
}

export function OpenIndicator(props: OpenProps): ReactNode {
  const found = useCall('OpsIndicator', { code: props.code }, { keepPrevious: false });
  const saving = useSubmit('OpsIndicatorSave', { handles: () => true });
  return (
    <StoredEntry
      {...props}
      {...{ kind: 'indicator', found, saving, formOf: indicatorForm, contentOf: indicatorFrom }}
      nameOf={({ name }) => name}
      save={(version, content) => saving.mutateAsync({ code: props.code, version, content })}
    />
  );
}

export function OpenArticle(props: OpenProps): ReactNode {
  const found = useCall('OpsArticle', { code: props.code }, { keepPrevious: false });
  const saving = useSubmit('OpsArticleSave', { handles: () => true });
  return (
    <StoredEntry
      {...props}
      {...{ kind: 'article', found, saving, formOf: articleForm, contentOf: articleFrom }}
      nameOf={({ title }) => title}
      save={(version, content) => saving.mutateAsync({ code: props.code, version, content })}
    />
  );
}

interface StoredEntryProps<C> extends OpenProps {
  kind: 'indicator' | 'article';
  found: UseQueryResult<{ version: number; published: boolean; content: C; draft: C | null }, Failure>;
  saving: { isPending: boolean; error: Failure | null };
  nameOf: (content: C) => Bilingual;
  formOf: (content: C) => EntryForm;
  contentOf: (form: EntryForm, before: C) => C | FormTrouble;
  save: (version: number, content: C) => Promise<unknown>;
}

/** The draft of an entry, or the published text where there is none. */
function StoredEntry<C extends object>({
  kind,
  found,
  saving,
  nameOf,
  formOf,
  contentOf,
  save,
  ...at
}: StoredEntryProps<C>) {
  const words = useText(entriesText);
  const pick = usePick();
  return (
    <Block query={found}>
      {({ version, published, content, draft }) => {
        const now = draft ?? content;
        const name = nameOf(now);
        const entry = {
          ...{ kind, code: at.code, version, published, hasDraft: draft !== null },
          ...{ name: pick(name.zh, name.en), form: formOf(now) },
        };
        return (
          <EntryPane
            key={`${at.code} ${version}`}
            {...{ entry, address: at.address, closeTo: at.closeTo }}
            busy={saving.isPending}
            failure={saving.error}
            onSave={async (form) => {
              const typed = contentOf(form, now);
              if (typeof typed === 'string') return typed;
              const reply = await save(version, typed).catch(() => undefined);
              if (reply) toast(words.saved);
              return undefined;
            }}
          />
        );
      }}
    </Block>
  );
}
