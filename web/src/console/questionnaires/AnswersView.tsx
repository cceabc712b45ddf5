import { useState } from 'react';
import type { QuestionTotal } from '#contract/ops/questionnaires';
import type { SheetFormat } from '#contract/schemas/sheet-format';
import { toast } from '../../platform/feedback.ts';
import { usePick, useText } from '../../platform/locale.ts';
import { go } from '../../platform/navigation.ts';
import { cx } from '../../ui/cx.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { useCall, useSubmit } from '../api/use-call.ts';
import { Block } from '../kit/pane/Block.tsx';
import { FormatField } from '../kit/dialogs/FormatField.tsx';
import { ReasonDialog } from '../kit/dialogs/ReasonDialog.tsx';
import { opsPathTo } from '../routes.ts';
import { useOperator } from '../session.ts';
import type { Stored } from './draft.ts';
import { questionnairesText } from './text.ts';

/** The answers, one company at a time, in numbers that tell of no single person. */
export function AnswersView({ stored: { code, answersBy } }: { stored: Stored }) {
  const words = useText(questionnairesText);
  const pick = usePick();
  const [chosen, setChosen] = useState(answersBy[0]?.company.companyId ?? 0);
  const [exporting, setExporting] = useState(false);
  const mayExport = useOperator()?.role === 'admin';
  if (answersBy.length === 0)
    return (
      <Card>
        <EmptyState title={words.noAnswers} headingLevel={2} />
      </Card>
    );
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={words.company}
          className="min-w-60"
          value={chosen}
          onChange={(event) => setChosen(Number(event.target.value))}
        >
          {answersBy.map(({ company, answers }) => (
            <option key={company.companyId} value={company.companyId}>
              {`${pick(company.name.zh, company.name.en)} · ${words.answersOf(answers)}`}
            </option>
          ))}
        </SelectField>
        {mayExport && <Button onClick={() => setExporting(true)}>{words.export}</Button>}
      </div>
      <Totals code={code} companyId={chosen} />
      {exporting && <ExportDialog code={code} companyId={chosen} onClose={() => setExporting(false)} />}
    </div>
  );
}

function Totals({ code, companyId }: { code: string; companyId: number }) {
  const words = useText(questionnairesText);
  const found = useCall('OpsQuestionnaireTotals', { code, companyId }, { keepPrevious: false });
  return (
    <Block query={found}>
      {({ answers, least, questions }) =>
        answers < least ? (
          <Alert tone="info">{words.few(least)}</Alert>
        ) : (
          <div className="grid grid-cols-1 gap-4 xl:grid-cols-2">
            {questions.map((total) => (
              <TotalCard key={total.key} total={total} />
            ))}
          </div>
        )
      }
    </Block>
  );
}

function TotalCard({ total: { text, kind, answered, cells, mean } }: { total: QuestionTotal }) {
  const words = useText(questionnairesText);
  const pick = usePick();
  return (
    <Card title={pick(text.zh, text.en)} headingLevel={2}>
      {cells && (
        <table className="w-full text-label">
          <thead className="sr-only">
            <tr>
              <th scope="col">{words.choices}</th>
              <th scope="col">{words.count}</th>
            </tr>
          </thead>
          <tbody>
            {cells.map((cell) => (
              <tr key={cell.key} className="border-b border-line last:border-0">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {pick(cell.text.zh, cell.text.en)}
                </th>
                <td className={cx('py-1.5 text-right tabular-nums', cell.count === null && 'text-c text-ink-3')}>
                  {cell.count ?? words.fewCell}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {mean !== null && <p className="text-m tabular-nums">{words.mean(mean)}</p>}
      <p className="mt-2 text-c text-ink-3">
        {answered === null ? words.fewHere : kind === 'text' ? words.written(answered) : words.answered(answered)}
      </p>
    </Card>
  );
}

function ExportDialog({ code, companyId, onClose }: { code: string; companyId: number; onClose: () => void }) {
  const words = useText(questionnairesText);
  const [format, setFormat] = useState<SheetFormat>('xlsx');
  const start = useSubmit('OpsQuestionnaireExport', { handles: () => true });
  const submit = async (reason: string): Promise<void> => {
    const reply = await start.mutateAsync({ code, companyId, format, reason }).catch(() => undefined);
    if (!reply) return;
    onClose();
    const see = () => go(opsPathTo('/ops/tasks/$task', { task: reply.taskId }));
    toast(words.exportStarted, { action: { label: words.toTask, onPress: see } });
  };
  return (
    <ReasonDialog
      title={words.exportTitle}
      text={words.exportText}
      action={words.export}
      busy={start.isPending}
      failure={start.error}
      before={<FormatField value={format} onChange={setFormat} />}
      onSubmit={(reason) => void submit(reason)}
      onClose={onClose}
    />
  );
}
