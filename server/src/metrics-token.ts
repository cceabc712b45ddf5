import { StartupError } from './fault.ts';

/** Reads the secret of /metrics. */
export function metricsToken(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!/^[\x21-\x7e]{24,200}$/.test(text))
    throw new StartupError('METRICS_TOKEN must be at least 24 characters without spaces (openssl rand -hex 24)');
  return text;
}
