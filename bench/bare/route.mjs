// The limit of home-vs-bare: Fastify, the same form body parsed, the same bytes sent, nothing else.
import { readFileSync } from 'node:fs';
import formbody from '@fastify/formbody';
import fastify from 'fastify';

const [path, bodyFile] = process.argv.slice(2);
const body = readFileSync(bodyFile, 'utf8');
const app = fastify();
await app.register(formbody);
app.post(path, (_, reply) => reply.header('content-type', 'application/json; charset=utf-8').send(body));
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(`listening on ${app.server.address().port}`);
process.on('SIGTERM', () => process.exit(0));
