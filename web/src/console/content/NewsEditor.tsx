import { useState } from 'react';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import type { OpsPayload, OpsReply } from '../api/send.ts';
import { useCall, useSubmit } from '../api/use-call.ts';
import { Block } from '../kit/pane/Block.tsx';
import { useMoment } from '../kit/moments.ts';
import { ReasonDialog } from '../kit/dialogs/ReasonDialog.tsx';
import { BothFields, Preview } from './BothFields.tsx';
import type { ViewProps } from './view-props.ts';
import { EditorPane, useMayWrite } from './EditorPane.tsx';
import { NEWS_CATEGORIES } from '#contract/values/content-kinds';
import { contentText } from './text.ts';

type Typed = Pick<OpsPayload<'OpsNewsSave'>, 'category' | 'title' | 'summary' | 'body' | 'image' | 'source'>;
type Article = OpsReply<'OpsNewsArticle'>;
type Opened = Pick<ViewProps, 'change' | 'pathWith'> & { item: string };

const nothing = { zh: '', en: '' };
const EMPTY: Typed = {
  category: 'service',
  title: nothing,
  summary: nothing,
  body: nothing,
  image: '',
  source: nothing,
};

export function NewsEditor(opened: Opened) {
  const isNew = opened.item === 'new';
  const query = useCall('OpsNewsArticle', { newsId: Number(opened.item) }, { enabled: !isNew });
  if (isNew) return <Editor {...opened} article={undefined} />;
  return <Block query={query}>{(article) => <Editor key={article.updatedAt} {...opened} article={article} />}</Block>;
}

function Editor({ article, change, pathWith, item }: Opened & { article: Article | undefined }) {
  const words = useText(contentText);
  const { moment } = useMoment();
  const mayWrite = useMayWrite();
  const [typed, setTyped] = useState<Typed>(article ?? EMPTY);
  const [asking, setAsking] = useState<'save' | 'published' | 'withdrawn'>();
  const save = useSubmit('OpsNewsSave', { handles: () => true });
  const show = useSubmit('OpsNewsShow', { handles: () => true });
  const set = (more: Partial<Typed>) => setTyped((before) => ({ ...before, ...more }));
  const { category, title, summary, body, image, source } = typed;
  const submit = async (reason: string) => {
    const fields = { category, title, summary, body, image, source };
    const named = article ? { newsId: article.newsId, seen: article.updatedAt } : {};
    const done =
      asking === 'save' || !article || !asking
        ? await save.mutateAsync({ ...fields, ...named, reason }).catch(() => undefined)
        : await show.mutateAsync({ newsId: article.newsId, to: asking, reason }).catch(() => undefined);
    if (!done) return;
    toast(asking === 'save' ? words.saved : asking === 'withdrawn' ? words.withdrawn : words.published);
    setAsking(undefined);
    change({ item: String(done.newsId) });
  };
  const act = asking === 'save' ? save : show;
  return (
    <>
      <EditorPane
        title={article ? title.zh : words.addNews}
        {...(article && { note: words.updated(moment(article.updatedAt)) })}
        address={pathWith({ item })}
        closeTo={pathWith({ item: '' })}
        locked={mayWrite ? undefined : words.readOnly}
        onSave={() => setAsking('save')}
        preview={<Preview title={title} body={body} />}
        actions={
          mayWrite &&
          article && (
            <Button onClick={() => setAsking(article.state === 'published' ? 'withdrawn' : 'published')}>
              {article.state === 'published' ? words.withdraw : words.publish}
            </Button>
          )
        }
        form={
          <>
            <SelectField
              label={words.category}
              value={category}
              onChange={(event) =>
                set({ category: NEWS_CATEGORIES.find((one) => one === event.target.value) ?? 'service' })
              }
            >
              {NEWS_CATEGORIES.map((value) => (
                <option key={value} value={value}>
                  {words.categories[value]}
                </option>
              ))}
            </SelectField>
            <BothFields label={words.fields.title} value={title} maxLength={80} onChange={(to) => set({ title: to })} />
            <BothFields
              label={words.fields.summary}
              value={summary}
              maxLength={240}
              rows={3}
              onChange={(to) => set({ summary: to })}
            />
            <BothFields
              label={words.fields.body}
              value={body}
              maxLength={40_000}
              rows={10}
              hint={words.marks}
              onChange={(to) => set({ body: to })}
            />
            <BothFields
              label={words.fields.source}
              value={source}
              maxLength={300}
              onChange={(to) => set({ source: to })}
            />
            <TextField
              label={words.fields.image}
              hint={words.imageHint}
              value={image}
              maxLength={200}
              onChange={(event) => set({ image: event.target.value })}
            />
          </>
        }
      />
      {asking && (
        <ReasonDialog
          title={{ save: words.saveTitle, published: words.publishTitle, withdrawn: words.withdrawTitle }[asking]}
          text={{ save: words.saveText, published: words.publishNews, withdrawn: words.withdrawText }[asking]}
          action={{ save: words.save, published: words.publish, withdrawn: words.withdraw }[asking]}
          danger={asking === 'withdrawn'}
          busy={act.isPending}
          failure={act.error}
          onSubmit={(reason) => void submit(reason)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
