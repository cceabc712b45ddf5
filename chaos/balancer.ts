import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

/** Acts as a usual balancer: asks every second or two, and gives a node up after a few bad answers. */
const LOOK_EVERY_MS = 500;
const BAD_IN_A_ROW = 2;

interface Node {
  port: number;
  bad: number;
  agent: Agent;
}

export interface Balancer {
  url: string;
  /** Requests a node did not answer: resets, refused connections, cut answers. */
  lost: string[];
  isServing(port: number): boolean;
  close(): void;
}

/** Shares requests out among the nodes that say they are ready, over kept-alive connections, and never sends one twice. */
export async function startBalancer(ports: number[]): Promise<Balancer> {
  const nodes: Node[] = ports.map((port) => ({ port, bad: BAD_IN_A_ROW, agent: new Agent({ keepAlive: true }) }));
  const lost: string[] = [];
  let turn = 0;
  const look = (node: Node): void => {
    const asked = request({ port: node.port, path: '/readyz', agent: false, timeout: 2_000 }, (answer) => {
      answer.resume();
      node.bad = answer.statusCode === 200 ? 0 : node.bad + 1;
    });
    asked.on('timeout', () => asked.destroy()).on('error', () => (node.bad += 1));
    asked.end();
  };
  const looking = setInterval(() => nodes.forEach(look), LOOK_EVERY_MS);
  const server = createServer((from, to) => {
    const serving = nodes.filter(({ bad }) => bad < BAD_IN_A_ROW);
    turn += 1;
    const node = serving[turn % serving.length];
    if (node) pass(node, from, to, lost);
    else fail(to, lost, 'no node was ready');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    lost,
    isServing: (at) => nodes.some((node) => node.port === at && node.bad === 0),
    close: () => {
      clearInterval(looking);
      for (const { agent } of nodes) agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

function pass({ port, agent }: Node, from: IncomingMessage, to: ServerResponse, lost: string[]): void {
  const { method, url: path, headers } = from;
  const asked = request({ port, method, path, headers, agent }, (answer) => {
    to.writeHead(answer.statusCode ?? 502, { 'content-type': 'application/json' });
    answer.on('error', (error) => lost.push(`cut off: ${error.message}`));
    answer.pipe(to);
  });
  asked.on('error', (error) => fail(to, lost, error.message));
  from.pipe(asked);
}

function fail(to: ServerResponse, lost: string[], reason: string): void {
  lost.push(reason);
  if (!to.headersSent) to.writeHead(502).end('{}');
  else to.destroy();
}
