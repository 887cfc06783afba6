/**
 * Returns the first of `sections` that contains a page's path. A section matches whole path segments: `v5/order`
 * contains `v5/order/create`, not `v5/orders`.
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
