import { type ChildNode, type Container, parse, type Rule } from 'postcss'

const classAttribute = /\sclass="([^"]*)"/g
/** What is said inside these does not ask for the class to be there: attributes, and conditions. */
const unasked = /\[[^\]]*\]|:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g
const classInSelector = /\.(-?[_a-zA-Z][\w-]*)/g

/** The names of all classes in a page. */
export function classesIn(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(classAttribute)].flatMap(([, names = '']) => names.split(' ')))
}

type Part =
  /** `needs` are the classes of each of its selectors. */
  | { kind: 'rule'; text: string; needs: string[][]; animations: string[] }
  /** At-rule around others: `@media (…)`. */
  | { kind: 'group'; head: string; parts: Part[] }
  | { kind: 'animation'; text: string; name: string }
  | { kind: 'other'; text: string }

/**
 * A style sheet, read once, as a function that gives what of it can apply to a page with `classes`:
 * rules of classes that the page does not have are left out, and animations that no rule names.
 */
export function usedStyles(css: string): (classes: ReadonlySet<string>) => string {
  const parts = partsOf(parse(css))
  return (classes) => {
    const used = parts.flatMap((part) => usedPart(part, classes))
    const animations = new Set(used.flatMap(animationsOf))
    return used.map((part) => textOf(part, animations)).join('')
  }
}

const partsOf = (container: Container): Part[] => (container.nodes ?? []).map(partOf)

function partOf(node: ChildNode): Part {
  const text = node.toString()
  if (node.type === 'rule')
    return { kind: 'rule', text, needs: needsOf(node), animations: namedIn(node) }
  if (node.type !== 'atrule') return { kind: 'other', text }
  if (node.name === 'keyframes') return { kind: 'animation', text, name: node.params }
  if (!node.nodes) return { kind: 'other', text: `${text};` }
  // Declarations of its own, as those of a font, stand or fall with it.
  if (!node.some(({ type }) => type === 'rule' || type === 'atrule')) return { kind: 'other', text }
  return { kind: 'group', head: text.slice(0, text.indexOf('{') + 1), parts: partsOf(node) }
}

function needsOf({ selectors }: Rule): string[][] {
  return selectors.map((selector) =>
    [...selector.replaceAll(unasked, '').matchAll(classInSelector)].map(([, name = '']) => name),
  )
}

function namedIn(rule: Rule): string[] {
  const names: string[] = []
  rule.walkDecls(/^animation/, ({ value }) => {
    names.push(...value.split(/[\s,]+/))
  })
  return names
}

/** The part as far as a page with `classes` needs it: alone, or not at all. */
function usedPart(part: Part, classes: ReadonlySet<string>): Part[] {
  if (part.kind === 'group') {
    const parts = part.parts.flatMap((inner) => usedPart(inner, classes))
    return parts.length > 0 ? [{ ...part, parts }] : []
  }
  const isUnused =
    part.kind === 'rule' && !part.needs.some((names) => names.every((name) => classes.has(name)))
  return isUnused ? [] : [part]
}

function animationsOf(part: Part): string[] {
  if (part.kind === 'group') return part.parts.flatMap(animationsOf)
  return part.kind === 'rule' ? part.animations : []
}

function textOf(part: Part, animations: ReadonlySet<string>): string {
  if (part.kind === 'group')
    return `${part.head}${part.parts.map((inner) => textOf(inner, animations)).join('')}}`
  return part.kind === 'animation' && !animations.has(part.name) ? '' : part.text
}
