import type { OpsSheetRow } from '#contract/ops/points';
import { MOST_FEN_ALONE, MOST_PIECES_ALONE } from '#contract/ops/alone';
import { priceText } from '../../ui/data/Price.tsx';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { go } from '../../platform/navigation.ts';
import { useSubmit } from '../api/use-call.ts';
import { ReasonDialog } from '../kit/dialogs/ReasonDialog.tsx';
import { useTellAsked } from '../kit/use-tell-asked.ts';
import { opsPathTo } from '../routes.ts';
import { countText } from './columns.tsx';
import { sheetsText } from './sheets-text.ts';

/** The totals once more, then the reason. */
export function RunSheetDialog({ sheet, onClose }: { sheet: OpsSheetRow; onClose: () => void }) {
  const words = useText(sheetsText);
  const run = useSubmit('OpsPointsSheetRun', { handles: () => true });
  const tellAsked = useTellAsked();
  const { rows, goodRows, goodPoints, worthFen, takesTwo, balanceBefore, balanceAfter } = sheet;
  const submit = async (reason: string) => {
    const named = { companyId: sheet.company.companyId, sheetId: sheet.sheetId };
    const reply = await run.mutateAsync({ ...named, reason }).catch(() => undefined);
    if (!reply) return;
    onClose();
    if (reply.approvalId) return tellAsked();
    const see = () => go(opsPathTo('/ops/tasks/$task', { task: reply.taskId }));
    toast(words.runStarted, { action: { label: words.toTask, onPress: see } });
  };
  return (
    <ReasonDialog
      title={words.runTitle}
      text={
        <>
          <p>{words.runText(countText(goodRows), countText(goodPoints), priceText(worthFen))}</p>
          {rows > goodRows && <p className="text-warn">{words.runSkipped(countText(rows - goodRows))}</p>}
          {balanceBefore !== null && balanceAfter !== null && (
            <p>{words.runTotals(countText(balanceBefore), countText(balanceAfter))}</p>
          )}
          {takesTwo && <p>{words.runAsks(countText(MOST_PIECES_ALONE), priceText(MOST_FEN_ALONE))}</p>}
        </>
      }
      action={takesTwo ? words.ask : words.run}
      busy={run.isPending}
      failure={run.error}
      onSubmit={(reason) => void submit(reason)}
      onClose={onClose}
    />
  );
}
