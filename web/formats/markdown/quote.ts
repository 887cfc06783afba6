/** Prefixes each line of Markdown with a quote sign. */
export const quote = (markdown: string): string =>
  markdown.replace(/^(.+)$/gm, '> $1').replace(/^$/gm, '>')
