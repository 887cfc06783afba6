/**
 * Rules that say the same, each for itself: one rule that requires a value and its form says it twice of a value that
 * is missing.
 */
export const eachSays = <Rule extends { error: (message: string) => Rule }>(
  message: string,
  ...rules: Rule[]
): Rule[] => rules.map((rule) => rule.error(message))
