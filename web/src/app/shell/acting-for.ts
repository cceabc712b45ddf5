import { useText } from '../../platform/locale.ts';
import { useSession } from '../../platform/session.ts';
import { appText } from '../../platform/text.ts';

/** "booking for …", while one acts for a relative. */
export function useActingFor(): string | undefined {
  const words = useText(appText);
  const name = useSession(({ identity }) =>
    identity && identity.customerGuid !== identity.userGuid ? identity.customerName : undefined,
  );
  return name === undefined ? undefined : words.actingFor(name);
}
