/** Something a person on duty may have to reconstruct later. Marks and names of things: nothing personal. */
export interface SecurityEvent {
  companyId: number;
  /** `signIn.refused`, `id.foreign`. */
  action: string;
  actor: 'anonymous' | 'employee' | 'operator';
  /** A mark; empty where the account is unknown. */
  account: string;
  /** Whose account it is or was meant to be. */
  personGuid: string | null;
  /** A mark. */
  address: string;
  call: string;
  requestId: string;
  at: Date;
}

/** The same thing, so many times since the last entries were written. */
export interface NotedEvent extends SecurityEvent {
  times: number;
}

export interface SecurityEvents {
  /** Something that was done: an entry of its own. */
  done(event: SecurityEvent): void;
  /** Something that was refused: equal ones become one entry with a count. */
  refused(event: SecurityEvent): void;
  /** Everything that waits to be written. */
  take(): NotedEvent[];
  /** Takes back events that could not be written now. */
  putBack(events: NotedEvent[]): void;
  /** How many were dropped because too many waited. */
  dropped(): number;
}

/** Per company and until the next writing; more are counted together, so that a flood cannot lengthen the audit at will. */
const MOST_NAMED = 50;
const MOST_WAITING = 20_000;

export function openSecurityEvents(): SecurityEvents {
  let single: NotedEvent[] = [];
  let counted = new Map<string, NotedEvent>();
  let named = new Map<number, number>();
  let lost = 0;

  function add(event: NotedEvent): void {
    const { companyId, action, account, address, call } = event;
    const known = counted.get(`${companyId}|${action}|${call}|${account}|${address}`);
    if (known) return void (known.times += event.times);
    const names = named.get(companyId) ?? 0;
    const isNamed = /* guard: size of a flood’s entries → true */ names < MOST_NAMED;
    const kept = isNamed
      ? event
      : { ...event, actor: 'anonymous' as const, account: '', address: '', personGuid: null };
    const key = `${companyId}|${action}|${call}|${kept.account}|${kept.address}`;
    const other = counted.get(key);
    if (other) return void (other.times += event.times);
    if (isNamed) named.set(companyId, names + 1);
    counted.set(key, kept);
  }

  return {
    done: (event) => {
      if (single.length < MOST_WAITING) single.push({ ...event, times: 1 });
      else lost += 1;
    },
    refused: (event) => add({ ...event, times: 1 }),
    take: () => {
      const all = [...single, ...counted.values()];
      single = [];
      counted = new Map();
      named = new Map();
      return all;
    },
    putBack: (events) => {
      for (const event of events) {
        if (event.times > 1) add(event);
        else if (single.length < MOST_WAITING) single.push(event);
        else lost += 1;
      }
    },
    dropped: () => lost,
  };
}
