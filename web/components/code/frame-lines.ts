export interface LineLook {
  numbers: boolean
  /** Numbers of the highlighted lines, from 1. */
  marked: readonly number[]
}

/** Wraps each line of highlighted code in an element, if lines are numbered or marked. */
export function frameLines(html: string, { numbers, marked }: LineLook): string {
  if (!numbers && marked.length === 0) return html
  const lines = html.split('\n')
  return lines
    .map((line, index) => {
      const whole = index === lines.length - 1 ? line : `${line}\n`
      if (marked.includes(index + 1)) return `<mark>${whole}</mark>`
      return numbers ? `<span>${whole}</span>` : whole
    })
    .join('')
}
