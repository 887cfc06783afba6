export interface LineLook {
  numbers: boolean
  /** The lines that stand out, from 1. */
  marked: readonly number[]
}

/** The lines of highlighted code in elements of their own, where they are numbered or marked. */
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
