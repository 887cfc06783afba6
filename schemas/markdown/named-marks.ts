/** Marks without Markdown syntax, written as directives: `:kbd[F1]`; `:kbd[F1]{code}` is code as well. */
export const NAMED_MARKS = ['kbd', 'sup', 'sub', 'math'] as const
