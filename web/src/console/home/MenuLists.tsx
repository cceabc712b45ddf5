import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { MenuBlock } from '#contract/ops/home';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { IconButton } from '../../ui/form/IconButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { useSubmit } from '../api/use-call.ts';
import { moved, without } from '../questionnaires/edit-document.ts';
import { menuForm } from './entry-forms.ts';
import { EntryList } from './EntryList.tsx';
import type { ListProps } from './lists.tsx';
import { SaveBar } from './SaveBar.tsx';
import { homeText } from './text.ts';

/** Groups of entries in their order; entries keep their numbers, by which rules know them. */
export function MenuLists({ home }: ListProps) {
  const words = useText(homeText);
  const [blocks, setBlocks] = useState<MenuBlock[]>(home.menus);
  const save = useSubmit('OpsMenusSave', { handles: () => true });
  const submit = async (reason: string) => {
    const asked = { companyId: home.company.companyId, seen: home.seen.menus, menus: blocks, reason };
    const done = await save.mutateAsync(asked).catch(() => undefined);
    if (done) toast(words.saved);
    return done !== undefined;
  };
  const put = (at: number, more: Partial<MenuBlock>) =>
    setBlocks(blocks.map((block, index) => (index === at ? { ...block, ...more } : block)));
  const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;
  return (
    <>
      <div className="grid grid-cols-1 gap-4">
        {blocks.map((block, at) => {
          const name = words.block(at + 1);
          return (
            <Card
              key={at}
              title={name}
              aside={
                <span className="flex">
                  {at > 0 && (
                    <IconButton size="inside" label={words.up(name)} onClick={() => setBlocks(moved(blocks, at, -1))}>
                      <ArrowUp {...icon} />
                    </IconButton>
                  )}
                  {at < blocks.length - 1 && (
                    <IconButton size="inside" label={words.down(name)} onClick={() => setBlocks(moved(blocks, at, 1))}>
                      <ArrowDown {...icon} />
                    </IconButton>
                  )}
                  <IconButton size="inside" label={words.remove(name)} onClick={() => setBlocks(without(blocks, at))}>
                    <Trash2 {...icon} />
                  </IconButton>
                </span>
              }
            >
              <div className="mb-3 grid grid-cols-1 gap-3 md:grid-cols-3">
                <TextField
                  label={words.blockZh}
                  value={block.name.zh}
                  maxLength={40}
                  onChange={(event) => put(at, { name: { ...block.name, zh: event.target.value } })}
                />
                <TextField
                  label={words.blockEn}
                  value={block.name.en}
                  maxLength={80}
                  onChange={(event) => put(at, { name: { ...block.name, en: event.target.value } })}
                />
                <TextField
                  type="number"
                  label={words.blockType}
                  hint={words.blockTypeHint}
                  value={String(block.type)}
                  onChange={(event) => put(at, { type: Math.max(1, Math.trunc(Number(event.target.value)) || 1) })}
                />
              </div>
              <EntryList label={name} form={menuForm} list={block.items} onChange={(items) => put(at, { items })} />
            </Card>
          );
        })}
        <div>
          <Button
            guardMs={0}
            onClick={() => setBlocks([...blocks, { type: blocks.length + 1, name: { zh: '', en: '' }, items: [] }])}
          >
            {words.addBlock}
          </Button>
        </div>
      </div>
      <SaveBar
        isUnsaved={JSON.stringify(blocks) !== JSON.stringify(home.menus)}
        busy={save.isPending}
        failure={save.error}
        onSave={submit}
        onReload={() => setBlocks(home.menus)}
      />
    </>
  );
}
