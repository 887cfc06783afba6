import type { ContainerDirective, LeafDirective } from 'mdast-util-directive'

type Children = ContainerDirective['children']

/** `::name{…}`, each attribute as given; an empty one is its name alone. */
export function leafDirective(
  name: string,
  attributes: Record<string, string> = {},
): LeafDirective {
  return { type: 'leafDirective', name, attributes, children: [] }
}

/** `:::name{…}` around `children`. */
export function container(
  name: string,
  attributes: Record<string, string>,
  children: Children,
): ContainerDirective {
  return { type: 'containerDirective', name, attributes, children }
}

/** One of those that are written line below line. */
export function part<T extends ContainerDirective | LeafDirective>(directive: T): T {
  return { ...directive, data: { part: true } }
}

/** What stands in brackets behind the name of a container; nothing of nothing. */
export function labelled(value: string | undefined): Children {
  if (!value) return []
  const children = [{ type: 'text' as const, value }]
  return [{ type: 'paragraph', data: { directiveLabel: true }, children }]
}
