import type { FastifyReply, FastifyRequest } from 'fastify';
import { REQUEST_TIMEOUT_MS } from '#contract/wire';
import { Fault } from '../fault.ts';
import { isMultipart } from './multipart.ts';

/** How long a body may take. */
const BODY_WITHIN_MS = 30_000;

/** A file of 10 MB over a slow line. */
export const FILE_WITHIN_MS = 120_000;

/** The portal gives up before the browser does, so that its user gets a sentence and not a broken connection. */
const ANSWER_WITHIN_MS = REQUEST_TIMEOUT_MS - 10_000;

/** A file waits to be looked at when many come at once; its sender sees how far it is. */
const FILE_ANSWER_WITHIN_MS = 2 * ANSWER_WITHIN_MS;

/** Cuts off a sender whose body does not arrive in time. */
export function cutSlowSender({ raw }: FastifyRequest): void {
  const cutting = setTimeout(() => raw.destroy(), isMultipart(raw) ? FILE_WITHIN_MS : BODY_WITHIN_MS).unref();
  // it closes when all of it has come, and when its sender has gone
  raw.once('close', () => clearTimeout(cutting));
}

/**
 * Answers "timed out" when the time since the request came is over, wherever the call hangs: at the door, in the
 * handler or in a queue. A file has a time of its own from when it is there. An answer already being sent is broken
 * off.
 */
export function answerInTime(
  { cameAt, call }: Pick<FastifyRequest, 'cameAt' | 'call'>,
  reply: FastifyReply,
): { done(): void } {
  const left = call?.file ? FILE_ANSWER_WITHIN_MS : cameAt + ANSWER_WITHIN_MS - performance.now();
  const late = setTimeout(() => {
    if (reply.raw.headersSent) reply.raw.destroy();
    else if (!reply.sent) reply.send(new Fault('timedOut'));
  }, left).unref();
  return { done: () => clearTimeout(late) };
}
