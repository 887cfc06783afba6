/** Milliseconds between two words of progress: on a terminal, and in a log. */
const [REDRAW, LINE] = [100, 5000]

/** Where progress is told: the process's stderr, or what a test has in its place. */
interface Place {
  isTTY?: boolean
  write: (text: string) => unknown
}

export interface Progress {
  step: (name: string, done: number, all: number) => void
  /** Takes the line away. */
  end: () => void
}

/** One line that is redrawn on a terminal; elsewhere a line every few seconds. */
export function progressOn(place: Place, now: () => number = Date.now): Progress {
  let last = now()
  let drawn = false
  return {
    step(name, done, all) {
      if (now() - last < (place.isTTY ? REDRAW : LINE)) return
      last = now()
      drawn = true
      const words = `${name}: ${done} of ${all}`
      place.write(place.isTTY ? `\r\u001b[2K${words}` : `${words}\n`)
    },
    end() {
      if (place.isTTY && drawn) place.write('\r\u001b[2K')
      drawn = false
    },
  }
}
