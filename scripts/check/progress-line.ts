/** Writes one line over the one before at a terminal, and nothing into a file or a log. */
export function progressLine(
  to: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>,
): (words: string) => void {
  return (words) => {
    if (to.isTTY) to.write(`\r\u001b[2K${words}`)
  }
}
