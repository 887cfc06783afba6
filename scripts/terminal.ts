/** Output for messages and progress of a script. */
export interface Terminal {
  say: (line: string) => void
  /** Begins a step of `total` items; the returned function gets the number of finished ones. */
  step: (title: string, total: number) => (done: number) => void
}

const WIDTH = 30
const EVERY_MS = 10_000

/** A growing bar on a TTY; elsewhere a line at the end of a step, and occasionally before. */
export function terminal(out: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>): Terminal {
  const say = (line: string) => {
    out.write(`${line}\n`)
  }
  return {
    say,
    step(title, total) {
      let said = Date.now()
      return (done) => {
        const line = `${title}: ${done} of ${total}`
        if (out.isTTY) out.write(`\r${bar(done / total)} ${line}${done >= total ? '\n' : ''}`)
        else if (done >= total || Date.now() - said > EVERY_MS) {
          said = Date.now()
          say(line)
        }
      }
    },
  }
}

function bar(share: number): string {
  const full = Math.round(Math.min(1, share) * WIDTH)
  return '█'.repeat(full) + '░'.repeat(WIDTH - full)
}
