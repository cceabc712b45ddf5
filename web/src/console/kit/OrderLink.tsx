import { AppLink } from '../../platform/AppLink.tsx';
import { mayOpen, opsPathTo } from '../routes.ts';
import { useOperator } from '../session.ts';

/** An order's number, which leads to the order for those who may open it. */
export function OrderLink({ orderNo }: { orderNo: string }) {
  const operator = useOperator();
  const number = <span className="whitespace-nowrap">{orderNo}</span>;
  if (!operator || !mayOpen('/ops/orders', operator.role)) return number;
  return <AppLink to={opsPathTo('/ops/orders', undefined, { q: orderNo })}>{number}</AppLink>;
}
