import { expect } from 'vitest'
import { type Document, isAlias, isScalar, visit } from 'yaml'

export function expectPlainYaml(document: Document.Parsed): void {
  expect(document.errors).toEqual([])
  const anchored: unknown[] = []
  visit(document, (_key, node) => {
    if (isAlias(node) || (isScalar(node) && node.anchor)) anchored.push(node)
  })
  expect(anchored).toEqual([])
}
