const NEEDED = [20, 19];

/** One clear line instead of a syntax error deep inside a dependency. */
export function assertNodeVersion() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  console.error(`Node ${NEEDED.join('.')} or newer is needed; this is ${process.versions.node}`);
  process.exit(1);
}
