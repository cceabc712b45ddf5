import { useOperator } from '../session.ts';

/** Who changes cities, chains and centres; support reads them. */
export function useKeepsSupply(): boolean {
  const role = useOperator()?.role;
  return role === 'supply' || role === 'admin';
}
