/** A wrong request ends a command with one sentence, not with a stack. */
export function orExit(work) {
  try {
    return work();
  } catch (error) {
    console.error(error.message);
    return process.exit(1);
  }
}
