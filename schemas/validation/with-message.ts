/**
 * Gives each of several rules the same message. Separate rules are needed because one rule that both requires a value
 * and checks its form reports a missing value twice.
 */
export const withMessage = <Rule extends { error: (message: string) => Rule }>(
  message: string,
  ...rules: Rule[]
): Rule[] => rules.map((rule) => rule.error(message))
