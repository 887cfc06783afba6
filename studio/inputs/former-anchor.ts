/**
 * The former anchors of a heading once its anchor becomes `next`: the one that readers have links to
 * is among them as long as the heading has another. Undefined when they stay as they are.
 */
export function aliasesAfter(
  next: string,
  known: string | undefined,
  aliases: readonly string[],
): string[] | undefined {
  if (!known) return undefined
  const isAlias = aliases.includes(known)
  if (next !== known && !isAlias) return [...aliases, known]
  return next === known && isAlias ? aliases.filter((alias) => alias !== known) : undefined
}
