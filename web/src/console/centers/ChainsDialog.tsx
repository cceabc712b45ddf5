import { useId, useState, type FormEvent } from 'react';
import type { OpsChain } from '#contract/ops/centers';
import { sentence } from '../../api/faults.ts';
import { toast } from '../../platform/feedback.ts';
import { useLocale, usePick, useText } from '../../platform/locale.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { useCall, useSubmit } from '../api/use-call.ts';
import { Block } from '../kit/pane/Block.tsx';
import { wholeTyped } from './numbers.ts';
import { centersText } from './text.ts';

/** The chains: a list, and the one that is being written. */
export function ChainsDialog({ onClose }: { onClose: () => void }) {
  const words = useText(centersText);
  const pick = usePick();
  const found = useCall('OpsChains', {});
  const [open, setOpen] = useState<{ chain?: OpsChain }>();
  if (open) return <ChainForm {...open} onClose={() => setOpen(undefined)} />;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={words.chainTitle}
      actions={
        <>
          <Button onClick={onClose}>{words.closeDialog}</Button>
          <Button variant="primary" onClick={() => setOpen({})}>
            {words.newChain}
          </Button>
        </>
      }
    >
      <Block query={found} bare>
        {({ chains }) =>
          chains.length === 0 ? (
            <p>{words.chainEmpty}</p>
          ) : (
            <ul className="grid gap-2 text-ink">
              {chains.map((chain) => (
                <li key={chain.chainId} className="flex items-center justify-between gap-3 border-b border-line pb-2">
                  <span className="min-w-0">
                    <b>{pick(chain.name.zh, chain.name.en)}</b>
                    <span className="block text-c text-ink-3">
                      {words.chainLine(chain.legalEntity, chain.settlementDays, chain.centers)}
                    </span>
                  </span>
                  <Button
                    size="sm"
                    aria-label={words.editOf(pick(chain.name.zh, chain.name.en))}
                    onClick={() => setOpen({ chain })}
                  >
                    {words.edit}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Block>
    </Dialog>
  );
}

const typedOf = (chain?: OpsChain) => ({
  ...{ zh: chain?.name.zh ?? '', en: chain?.name.en ?? '', legalEntity: chain?.legalEntity ?? '' },
  ...{ settlementDays: String(chain?.settlementDays ?? 30), contact: chain?.contact ?? '' },
});

/** Typed text stays when it is refused. */
function ChainForm({ chain, onClose }: { chain?: OpsChain; onClose: () => void }) {
  const words = useText(centersText);
  const language = useLocale();
  const pick = usePick();
  const formId = useId();
  const save = useSubmit('OpsChainSave', { handles: () => true });
  const [typed, setTyped] = useState(() => typedOf(chain));
  const [isMissing, setMissing] = useState(false);
  const field = (name: keyof typeof typed) => ({
    label: words.chainFields[name],
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { zh, en, legalEntity, contact } = typed;
    const settlementDays = wholeTyped(typed.settlementDays);
    const isWhole =
      zh.trim() && en.trim() && legalEntity.trim() && settlementDays !== undefined && settlementDays <= 180;
    setMissing(!isWhole);
    if (!isWhole) return;
    const known = chain && { chainId: chain.chainId, revision: chain.revision };
    const payload = { ...known, name: { zh, en }, legalEntity, settlementDays, contact };
    if (!(await save.mutateAsync(payload).catch(() => undefined))) return;
    onClose();
    toast(words.chainSaved);
  };
  return (
    <Dialog
      open
      wide
      onClose={save.isPending ? () => undefined : onClose}
      title={chain ? words.editOf(pick(chain.name.zh, chain.name.en)) : words.newChain}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={save.isPending} busyText={words.saving}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4 text-ink">
        {(isMissing || save.error) && (
          <Alert tone="bad" live="assertive">
            {isMissing || !save.error ? words.needChain : sentence(save.error, language)}
          </Alert>
        )}
        <div className="grid gap-4 md:grid-cols-2">
          <TextField {...field('zh')} maxLength={30} />
          <TextField {...field('en')} maxLength={60} />
          <TextField {...field('legalEntity')} maxLength={60} />
          <TextField {...field('settlementDays')} hint={words.settlementHint} inputMode="numeric" maxLength={3} />
          <TextField {...field('contact')} optionalMark={words.optional} maxLength={80} />
        </div>
      </form>
    </Dialog>
  );
}
