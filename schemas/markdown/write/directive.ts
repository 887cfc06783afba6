import type { ContainerDirective, LeafDirective } from 'mdast-util-directive'

type Children = ContainerDirective['children']

/** Returns `::name{…}`; an attribute with an empty value is written as its name only. */
export function leafDirective(
  name: string,
  attributes: Record<string, string> = {},
): LeafDirective {
  return { type: 'leafDirective', name, attributes, children: [] }
}

export function container(
  name: string,
  attributes: Record<string, string>,
  children: Children,
): ContainerDirective {
  return { type: 'containerDirective', name, attributes, children }
}

/** Marks a directive as one that is written on consecutive lines. */
export function part<T extends ContainerDirective | LeafDirective>(directive: T): T {
  return { ...directive, data: { part: true } }
}

/** Returns the label of a container in brackets; nothing for an empty label. */
export function labelled(value: string | undefined): Children {
  if (!value) return []
  const children = [{ type: 'text' as const, value }]
  return [{ type: 'paragraph', data: { directiveLabel: true }, children }]
}
