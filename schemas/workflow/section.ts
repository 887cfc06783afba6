/**
 * The first of `sections` in which a page's path lies; undefined when there is none. A section is
 * the beginning of a path in whole steps: `v5/order` holds `v5/order/create`, not `v5/orders`.
 */
export function sectionOf(
  path: string | null | undefined,
  sections: readonly string[] | null | undefined,
): string | undefined {
  if (!path) return undefined
  const steps = stepsOf(path)
  return sections?.find((section) => {
    const own = stepsOf(section)
    return own.length > 0 && own.every((step, index) => steps[index] === step)
  })
}

const stepsOf = (path: string) => path.split('/').filter((step) => step !== '')
