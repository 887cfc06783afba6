import { type Container, parse, type Rule } from 'postcss'

const classAttribute = /\sclass="([^"]*)"/g
/** What is said inside these does not ask for the class to be there: attributes, and conditions. */
const unasked = /\[[^\]]*\]|:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g
const classInSelector = /\.(-?[_a-zA-Z][\w-]*)/g

/** The names of all classes in a page. */
export function classesIn(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(classAttribute)].flatMap(([, names = '']) => names.split(' ')))
}

/**
 * A style sheet, read once, as a function that gives what of it can apply to a page with `classes`:
 * rules of classes that the page does not have are left out, and animations that no rule names.
 */
export function usedStyles(css: string): (classes: ReadonlySet<string>) => string {
  const sheet = parse(css)
  const wanted = new Map<Rule, string[][]>()
  sheet.walkRules((rule) => {
    const needs = rule.selectors.map((selector) =>
      [...selector.replaceAll(unasked, '').matchAll(classInSelector)].map(([, name = '']) => name),
    )
    wanted.set(rule, needs)
  })
  return (classes) => {
    const used = sheet.clone()
    const rules = [...wanted.values()]
    let at = 0
    used.walkRules((rule) => {
      const needs = rules[at++] ?? []
      if (!needs.some((names) => names.every((name) => classes.has(name)))) rule.remove()
    })
    withoutUnnamedAnimations(used)
    withoutEmpty(used)
    return used.toString()
  }
}

function withoutUnnamedAnimations(sheet: Container): void {
  let said = ''
  sheet.walkDecls(/^animation/, ({ value }) => {
    said += ` ${value}`
  })
  sheet.walkAtRules('keyframes', (frames) => {
    if (!said.split(/[\s,]+/).includes(frames.params)) frames.remove()
  })
}

function withoutEmpty(sheet: Container): void {
  sheet.walkAtRules((rule) => {
    if (rule.nodes) withoutEmpty(rule)
    if (rule.nodes?.length === 0) rule.remove()
  })
}
