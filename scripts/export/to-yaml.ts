import { Document, visit } from 'yaml'

/** Characters of a line that still reads at a glance. */
const SHORT = 80

/** A value as the content folder's YAML: short words are on one line in both languages. */
export function toYaml(value: unknown): string {
  const document = new Document(value)
  visit(document, {
    Map: (_, node) => {
      const text = JSON.stringify(node)
      node.flow = node.has('en') && text.length <= SHORT && !text.includes('\\n')
    },
  })
  return document.toString({ lineWidth: 0 })
}
