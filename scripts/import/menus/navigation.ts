import type { z } from 'zod'
import type { WithEnglish } from '../../../schemas/locales.ts'
import type { navigationFile } from '../../seed/navigation-document.ts'
import { field, itemsOf, type LiteralNode, problemAt, textIn } from '../program/literal-node.ts'
import { type Targets, targetOf } from './targets.ts'
import { type ThemeWords, withTranslation } from './theme-words.ts'

type Navigation = z.infer<typeof navigationFile>
type Item = Navigation['items'][number]
type Column = Navigation['footer'][number]

/** Navbar entry types that our site has built in. */
const BUILT_IN = new Set(['search', 'localeDropdown', 'docsVersionDropdown', 'docsVersion'])

/** Navbar and footer; undefined when the site configures neither. */
export function navigation(
  config: LiteralNode | undefined,
  words: ThemeWords,
  targets: Targets,
): Navigation | undefined {
  const navbar = field(config, 'themeConfig', 'navbar', 'items')
  const footer = field(config, 'themeConfig', 'footer', 'links')
  if (!navbar && !footer) return undefined
  return {
    items: itemsOf(navbar).flatMap((entry) => item(entry, words, targets, true)),
    footer: columns(itemsOf(footer), words, targets),
  }
}

function item(entry: LiteralNode, words: ThemeWords, targets: Targets, top: boolean): Item[] {
  const type = textIn(entry, 'type')
  if (entry.kind !== 'fields' || BUILT_IN.has(type ?? '')) return []
  const label = labelled(entry, words.navbar, 'item.label', targets)
  if (!label) return []
  const position = textIn(entry, 'position') === 'right' ? ('right' as const) : ('left' as const)
  const common = { label, ...(top && { position }) }
  const inner = field(entry, 'items')
  if (inner) {
    const items = itemsOf(inner).flatMap((one) => item(one, words, targets, false))
    return items.length > 0 ? [{ ...common, items }] : []
  }
  const target = targetOf(targets, entry)
  if (!target) return []
  const key = textIn(entry, 'sidebarId')
  const sidebar = targets.sidebars.find((one) => one.key === key)?.name
  return [{ ...common, ...target, ...(sidebar !== undefined && { sidebar }) }]
}

/** Footer columns; loose links form one column named after the first link. */
function columns(written: LiteralNode[], words: ThemeWords, targets: Targets): Column[] {
  const loose = written.filter((one) => !field(one, 'items'))
  const parted = written.filter((one) => field(one, 'items'))
  const links = (entries: LiteralNode[]) =>
    entries.flatMap((entry) => {
      const label = labelled(entry, words.footer, 'link.item.label', targets)
      const target = label && targetOf(targets, entry)
      return target ? [{ label, ...target }] : []
    })
  const all = parted.flatMap((one): Column[] => {
    const title = textIn(one, 'title')
    const held = links(itemsOf(field(one, 'items')))
    const [first] = held
    if (!first) return []
    const heading = title && withTranslation(title, words.footer, `link.title.${title}`)
    return [{ title: heading || first.label, links: held }]
  })
  const single = links(loose)
  const [first] = single
  return first ? [...all, { title: first.label, links: single }] : all
}

/** The label of an entry; undefined, and reported, when it is markup. */
function labelled(
  entry: LiteralNode,
  words: ThemeWords['navbar'],
  key: string,
  { problems }: Targets,
): WithEnglish<string> | undefined {
  const label = textIn(entry, 'label') ?? textIn(entry, 'aria-label') ?? textIn(entry, 'title')
  if (label !== undefined) return withTranslation(label, words, `${key}.${label}`)
  const html = textIn(entry, 'html') ?? textIn(entry, 'value')
  const message = html ? `"${html}" is markup, which no menu holds.` : 'an entry has no label.'
  problems.push(problemAt(entry, 'lost', message))
  return undefined
}
