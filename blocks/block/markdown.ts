import type { TextBlock } from './model.ts'

export function describeText({ listItem, level, style }: TextBlock): string {
  if (listItem) return `${listItem} item of level ${level ?? 1}`
  return style === 'blockquote' ? 'quote' : 'paragraph'
}
