import type { UseQueryResult } from '@tanstack/react-query';
import type { Failure } from '../../api/failure.ts';
import type { ReplyOf } from '../../api/send.ts';
import { useCall } from '../../api/use-call.ts';
import { useSession } from '../../platform/session.ts';

/** The employee first, then those they may book for. */
export function usePeople(): UseQueryResult<ReplyOf<'Relation'>, Failure> {
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  return useCall('Relation', { userGuid, userself: 1 });
}

/** The employee's own address, which an invoice goes to unless another one is typed. */
export const useOwnEmail = (): string | undefined =>
  usePeople().data?.relations.find(({ relation }) => relation === 'self')?.email;
