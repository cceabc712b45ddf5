import { describe, expect, it } from 'vitest';
import { failure } from '../../api/failure.ts';
import { withWork } from './with-work.ts';

const refusal = (challenge: string) => failure(-124, '', { fault: 'workNeeded', next: 'retry', params: { challenge } });

/** A server that wants so many proofs of work, one after the other. */
function server(wanted: number) {
  const sent: (string | undefined)[] = [];
  const send = async (work?: string): Promise<string> => {
    sent.push(work);
    if (sent.length <= wanted) throw refusal(`challenge ${sent.length}`);
    return 'in';
  };
  return { sent, send };
}
const solved = async () => 'solved';

describe('work', () => {
  it('is not done unless it is asked for', async () => {
    const { send, sent } = server(0);
    expect(await withWork(send, solved)).toBe('in');
    expect(sent).toEqual([undefined]);
  });

  it('is done and sent along, a second time where there is more to do', async () => {
    const { send, sent } = server(2);
    expect(await withWork(send, solved)).toBe('in');
    expect(sent).toEqual([undefined, 'solved', 'solved']);
  });

  it('is not done for ever', async () => {
    const { send, sent } = server(9);
    await expect(withWork(send, solved)).rejects.toMatchObject({ code: -124 });
    expect(sent).toHaveLength(3);
  });

  it('that a browser cannot do leaves the refusal', async () => {
    const { send, sent } = server(1);
    await expect(withWork(send, async () => null)).rejects.toMatchObject({ code: -124 });
    expect(sent).toHaveLength(1);
  });

  it('leaves other refusals as they are', async () => {
    const send = () => Promise.reject(failure(-110, 'wrong', { fault: 'wrongCredentials', next: 'resetPassword' }));
    await expect(withWork(send, solved)).rejects.toMatchObject({ code: -110 });
  });
});
