import type { OpsStockMove, OpsStockRow } from '#contract/ops/mall-stock';
import { AppLink } from '../../../platform/AppLink.tsx';
import { usePick, useText } from '../../../platform/locale.ts';
import type { Column } from '../../../ui/data/columns.ts';
import { Tag } from '../../../ui/data/Tag.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { useMoment } from '../../kit/moments.ts';
import { opsPathTo } from '../../routes.ts';
import { stockText } from './stock-text.ts';

export const COUNT = new Intl.NumberFormat('en-US');

interface Acts {
  onChange: (row: OpsStockRow) => void;
  onLowAt: (row: OpsStockRow) => void;
}

/** Without `acts` one may only look. */
export function useStockColumns(acts: Acts | undefined): Column<OpsStockRow>[] {
  const words = useText(stockText);
  const pick = usePick();
  const { columns: heads } = words;
  const name = (row: OpsStockRow) => pick(row.name.zh, row.name.en);
  const company = (row: OpsStockRow) => pick(row.company.name.zh, row.company.name.en);
  const whole = (row: OpsStockRow) => `${name(row)}, ${company(row)}`;
  return [
    {
      key: 'product',
      head: heads.product,
      cell: (row) => (
        <>
          <b>{name(row)}</b> <span className="text-x text-ink-3">{row.productId}</span>
        </>
      ),
    },
    { key: 'company', head: heads.company, cell: company },
    {
      key: 'onHand',
      card: 'named',
      head: heads.onHand,
      end: true,
      cell: ({ onHand }) => (onHand === null ? words.notCounted : <b>{COUNT.format(onHand)}</b>),
    },
    {
      key: 'lowAt',
      card: 'named',
      head: heads.lowAt,
      end: true,
      cell: ({ onHand, lowAt }) => (onHand === null ? '' : lowAt),
    },
    {
      key: 'state',
      head: heads.state,
      card: 'aside',
      cell: ({ isSold, isLow, onHand }) => {
        if (!isSold) return <Tag tone="mute">{words.notSold}</Tag>;
        if (!isLow) return <Tag tone="ok">{words.isSold}</Tag>;
        return <Tag tone={onHand === 0 ? 'bad' : 'warn'}>{onHand === 0 ? words.isOut : words.isLow}</Tag>;
      },
    },
    {
      key: 'act',
      head: heads.act,
      end: true,
      cell: (row) => (
        <span className="inline-flex flex-wrap justify-end gap-2">
          {acts && (
            <>
              <Button size="sm" aria-label={words.changeOf(whole(row))} onClick={() => acts.onChange(row)}>
                {words.change}
              </Button>
              {row.onHand !== null && (
                <Button size="sm" aria-label={words.lowAtOf(whole(row))} onClick={() => acts.onLowAt(row)}>
                  {words.lowAt}
                </Button>
              )}
            </>
          )}
          <Button
            size="sm"
            variant="text"
            aria-label={words.historyOf(whole(row))}
            render={
              <AppLink
                to={opsPathTo('/ops/stock/moves', undefined, {
                  ...{ product: String(row.productId), company: String(row.company.companyId) },
                })}
              />
            }
          >
            {words.history}
          </Button>
        </span>
      ),
    },
  ];
}

export function useMoveColumns(): Column<OpsStockMove>[] {
  const words = useText(stockText);
  const pick = usePick();
  const { moment } = useMoment();
  const { columns: heads } = words;
  const name = (row: OpsStockMove) => pick(row.name.zh, row.name.en);
  const company = (row: OpsStockMove) => pick(row.company.name.zh, row.company.name.en);
  const reason = (row: OpsStockMove) => row.reason || (row.orderNo ? words.order(row.orderNo) : '');
  return [
    { key: 'product', head: heads.product, cell: (row) => <b>{name(row)}</b>, text: name },
    { key: 'company', head: heads.company, cell: company, text: company },
    { key: 'kind', head: heads.kind, cell: ({ kind }) => words.kinds[kind], text: ({ kind }) => words.kinds[kind] },
    {
      key: 'change',
      head: heads.change,
      end: true,
      card: 'aside',
      cell: ({ change }) => <b className="tabular-nums">{change > 0 ? `+${change}` : `−${-change}`}</b>,
      text: ({ change }) => change,
    },
    {
      key: 'after',
      card: 'named',
      head: heads.after,
      end: true,
      cell: ({ onHand }) => onHand,
      text: ({ onHand }) => onHand,
    },
    { key: 'reason', head: heads.reason, cell: reason, text: reason },
    { key: 'who', card: 'named', head: heads.who, cell: ({ madeBy }) => madeBy || '—', text: ({ madeBy }) => madeBy },
    {
      key: 'at',
      head: heads.at,
      cell: ({ at }) => <span className="text-ink-2">{moment(at)}</span>,
      text: ({ at }) => at,
    },
  ];
}
