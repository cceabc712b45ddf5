import { connect, createServer, type Socket } from 'node:net';

/** A wire to PostgreSQL that can be cut and mended, or go silent: it then takes bytes and passes nothing on. */
export interface Wire {
  url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Of the connections there are, and with `newToo` of those still to come. */
  silence(newToo?: boolean): void;
  speak(): void;
}

export async function wireTo(target: URL): Promise<Wire> {
  const pairs = new Set<[Socket, Socket]>();
  let isSilent = false;
  const join = ([near, far]: [Socket, Socket]): void => void near.pipe(far).pipe(near);
  const part = ([near, far]: [Socket, Socket]): void => {
    near.unpipe(far).resume();
    far.unpipe(near).resume();
  };
  const server = createServer((near) => {
    const pair: [Socket, Socket] = [near, connect(Number(target.port), target.hostname)];
    pairs.add(pair);
    for (const socket of pair)
      socket
        .on('error', () => {})
        .on('close', () => {
          for (const each of pair) each.destroy();
          pairs.delete(pair);
        });
    (isSilent ? part : join)(pair);
  });
  const listen = (port: number): Promise<void> => new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as { port: number };
  const url = new URL(target);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    mend: () => listen(port),
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const pair of pairs) pair[0].destroy();
      }),
    silence: (newToo = false) => {
      isSilent = newToo;
      for (const pair of pairs) part(pair);
    },
    // bytes sent meanwhile are lost, as with a firewall that has forgotten the connection
    speak: () => void (isSilent = false),
  };
}
