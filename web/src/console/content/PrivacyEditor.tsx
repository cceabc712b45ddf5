import { useState } from 'react';
import type { PrivacyKind } from '#contract/values/content-kinds';
import type { OpsPrivacyRow } from '#contract/ops/content';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import type { OpsReply } from '../api/send.ts';
import { useCall, useSubmit } from '../api/use-call.ts';
import { Block } from '../kit/pane/Block.tsx';
import { useMoment } from '../kit/moments.ts';
import { ReasonDialog } from '../kit/dialogs/ReasonDialog.tsx';
import { BothFields, Preview } from './BothFields.tsx';
import type { ViewProps } from './view-props.ts';
import { EditorPane, useMayWrite } from './EditorPane.tsx';
import { PRIVACY_KINDS } from '#contract/values/content-kinds';
import { contentText } from './text.ts';

type Saved = OpsReply<'OpsPrivacyText'>;
type Typed = Pick<Saved, 'kind' | 'version' | 'title' | 'body' | 'note' | 'substance'>;
const nothing = { zh: '', en: '' };
const EMPTY: Typed = { kind: 'standard', version: '', title: nothing, body: nothing, note: nothing, substance: true };

const FIELDS = ['title', 'body', 'note', 'substance'] as const;

interface Opened {
  item: string;
  named: OpsPrivacyRow | undefined;
  open: (kind: PrivacyKind, version: string) => void;
  pathWith: ViewProps['pathWith'];
}

export function PrivacyEditor(opened: Opened) {
  const { named } = opened;
  const asked = { kind: named?.kind ?? 'standard', version: named?.version ?? '2000-01' };
  const query = useCall('OpsPrivacyText', asked, { enabled: named !== undefined });
  if (!named) return <Editor {...opened} saved={undefined} />;
  return <Block query={query}>{(saved) => <Editor key={saved.updatedAt} {...opened} saved={saved} />}</Block>;
}

function Editor({ item, saved, open, pathWith }: Opened & { saved: Saved | undefined }) {
  const words = useText(contentText);
  const { moment } = useMoment();
  const mayWrite = useMayWrite();
  const [copied, setCopied] = useState(false);
  const [typed, setTyped] = useState<Typed>(saved ?? EMPTY);
  const [asking, setAsking] = useState<'save' | 'publish'>();
  const save = useSubmit('OpsPrivacySave', { handles: () => true });
  const publish = useSubmit('OpsPrivacyPublish', { handles: () => true });
  const set = (more: Partial<Typed>) => setTyped((before) => ({ ...before, ...more }));
  const { kind, version, title, body, note, substance } = typed;
  const isNew = !saved || copied;
  const isPublished = Boolean(saved?.publishedAt) && !copied;
  // the saved text is published, not the one being typed
  const isSaved =
    saved !== undefined && FIELDS.every((field) => JSON.stringify(saved[field]) === JSON.stringify(typed[field]));
  const act = asking === 'publish' ? publish : save;
  const submit = async (reason: string) => {
    const seen = isNew ? {} : { seen: saved.updatedAt };
    const done =
      asking === 'publish'
        ? await publish.mutateAsync({ kind, version, ...seen, reason }).catch(() => undefined)
        : await save
            .mutateAsync({ ...{ kind, version, title, body, note, substance }, ...seen, reason })
            .catch(() => undefined);
    if (!done) return;
    toast(asking === 'publish' ? words.published : words.saved);
    setAsking(undefined);
    open(done.kind, done.version);
  };
  const begin = () => {
    setCopied(true);
    set({ version: '', note: nothing });
  };
  return (
    <>
      <EditorPane
        title={isNew ? words.addText : `${words.kinds[kind]} ${version}`}
        {...(saved && !copied && { note: words.updated(moment(saved.updatedAt)) })}
        address={pathWith({ item })}
        closeTo={pathWith({ item: '' })}
        locked={mayWrite ? (isPublished ? words.final : undefined) : words.readOnly}
        onSave={() => setAsking('save')}
        preview={<Preview title={title} body={body} />}
        actions={
          mayWrite &&
          isSaved &&
          !copied && (
            <Button onClick={isPublished ? begin : () => setAsking('publish')}>
              {isPublished ? words.copyText : words.publish}
            </Button>
          )
        }
        form={<Fields {...{ typed, set, isNew }} />}
      />
      {asking && (
        <ReasonDialog
          title={asking === 'publish' ? words.publishTitle : words.saveTitle}
          text={asking === 'save' ? words.saveText : substance ? words.publishSubstance : words.publishText}
          action={asking === 'publish' ? words.publish : words.save}
          danger={asking === 'publish'}
          busy={act.isPending}
          failure={act.error}
          onSubmit={(reason) => void submit(reason)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}

interface FieldsProps {
  typed: Typed;
  set: (more: Partial<Typed>) => void;
  /** A saved draft keeps its name. */
  isNew: boolean;
}

function Fields({ typed, set, isNew }: FieldsProps) {
  const words = useText(contentText);
  const { kind, version, title, body, note, substance } = typed;
  return (
    <>
      <SelectField
        label={words.fields.kind}
        value={kind}
        disabled={!isNew}
        onChange={(event) => set({ kind: PRIVACY_KINDS.find((one) => one === event.target.value) ?? 'standard' })}
      >
        {PRIVACY_KINDS.map((value) => (
          <option key={value} value={value}>
            {words.kinds[value]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={words.fields.version}
        hint={words.versionHint}
        value={version}
        readOnly={!isNew}
        maxLength={10}
        onChange={(event) => set({ version: event.target.value.trim() })}
      />
      <BothFields label={words.fields.title} value={title} maxLength={80} onChange={(to) => set({ title: to })} />
      <BothFields
        label={words.fields.note}
        value={note}
        maxLength={600}
        rows={3}
        onChange={(to) => set({ note: to })}
      />
      <Checkbox
        label={words.substance}
        checked={substance}
        onChange={(event) => set({ substance: event.target.checked })}
      />
      <BothFields
        label={words.fields.body}
        value={body}
        maxLength={40_000}
        rows={14}
        hint={words.marks}
        onChange={(to) => set({ body: to })}
      />
    </>
  );
}
