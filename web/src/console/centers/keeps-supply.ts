import { useOperator } from '../session.ts';

/** Supply and administrators change what centres are and examine; support reads it. */
export function useKeepsSupply(): boolean {
  const role = useOperator()?.role;
  return role === 'supply' || role === 'admin';
}
