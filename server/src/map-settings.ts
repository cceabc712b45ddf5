import { StartupError } from './fault.ts';

/** It is written into a page, so it is what such keys are made of and nothing else. */
export function mapKey(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!/^[0-9A-Za-z]{16,64}$/.test(text)) throw new StartupError('MAP_KEY must be 16 to 64 letters and digits');
  return text;
}

/** An origin that is also the portal's would be none of its own. */
export function mapOrigin(text: string | undefined, portal: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!URL.canParse(text) || new URL(text).origin !== text.replace(/\/$/, ''))
    throw new StartupError(`MAP_ORIGIN=${text} is not an origin like https://map.portal.example`);
  const { origin, hostname } = new URL(text);
  if (!portal) throw new StartupError('MAP_ORIGIN needs PUBLIC_URL: the map must know whose page it stands in');
  if (hostname === new URL(portal).hostname)
    throw new StartupError('MAP_ORIGIN must be on another host than PUBLIC_URL: cookies do not tell ports apart');
  return origin;
}
