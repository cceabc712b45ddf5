import { StartupError } from '../fault.ts';
import { BRIDGED_SERVICES, checkBridge, type BridgedService } from '../ports/bridge/check.ts';
import { readBridgeSettings } from '../ports/bridge/settings.ts';
import { withSecretFiles } from '../secret-files.ts';

const USAGE = `npm run connection -- check ${BRIDGED_SERVICES.join('|')} https://…
  the secret stands in SMS_HTTP_SECRET or EMAIL_HTTP_SECRET, or in the file that …_FILE names`;

try {
  process.exitCode = await check(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function check([command, service, url, ...more]: string[]): Promise<number> {
  if (command !== 'check' || !isBridged(service) || !url || more.length > 0) throw new StartupError(USAGE);
  const name = service === 'sms' ? 'SMS' : 'EMAIL';
  const source = { ...withSecretFiles(process.env), [`${name}_HTTP_URL`]: url };
  const cases = await checkBridge(readBridgeSettings(source, name), service);
  for (const { name: what, problem } of cases) console.log(problem ? `✗ ${what}: ${problem}` : `✓ ${what}`);
  const failed = cases.filter(({ problem }) => problem).length;
  console.log(`\n${cases.length - failed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

function isBridged(service: string | undefined): service is BridgedService {
  return BRIDGED_SERVICES.some((known) => known === service);
}
