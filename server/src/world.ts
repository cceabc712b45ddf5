import type { FastifyInstance } from 'fastify';
import type { Portal } from './ctx.ts';

/** An invented world to look at and to test with: `demo/` holds one, and the product runs without it. */
export interface World {
  /** Fills the missing parts of it; a start that was cut off is carried on. */
  fill(portal: Portal, onProgress: (step: string) => void): Promise<void>;
  /** Pages that belong to the world alone, such as its pictures. */
  routes(app: FastifyInstance, portal: Portal): void;
  /** Its accounts, for the person who has just started it. */
  describe(url: string): string;
}
