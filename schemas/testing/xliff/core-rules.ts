import { CORE, METADATA } from '../../xliff/write.ts'
import type { XmlElement } from '../../xliff/xml.ts'

/** Children in order by the core schema of XLIFF 2.1: `?` at most one, `*` any number, `+` at least one. */
const CHILDREN: Record<string, RegExp> = {
  xliff: /^(file )+$/,
  file: /^(metadata )*(notes )?(unit )+$/,
  unit: /^(metadata )*(notes )?(originalData )?(segment )+$/,
  notes: /^(note )+$/,
  note: /^$/,
  originalData: /^(data )+$/,
  data: /^$/,
  segment: /^source (target )?$/,
  source: /^((pc|ph|mrk|cp) )*$/,
  target: /^((pc|ph|mrk|cp) )*$/,
  pc: /^((pc|ph|mrk|cp) )*$/,
  mrk: /^((pc|ph|mrk|cp) )*$/,
  ph: /^$/,
  cp: /^$/,
  metadata: /^(metaGroup )+$/,
  metaGroup: /^(meta )+$/,
  meta: /^$/,
}

const ATTRIBUTES: Record<string, { needs: string[]; may: string[] }> = {
  xliff: { needs: ['version', 'srcLang'], may: ['trgLang', 'xmlns', 'xmlns:mda'] },
  file: { needs: ['id'], may: ['original'] },
  unit: { needs: ['id'], may: ['canResegment', 'xml:space'] },
  notes: { needs: [], may: [] },
  note: { needs: [], may: ['category'] },
  originalData: { needs: [], may: [] },
  data: { needs: ['id'], may: [] },
  segment: { needs: [], may: ['id', 'state', 'subState'] },
  source: { needs: [], may: [] },
  target: { needs: [], may: [] },
  pc: {
    needs: ['id'],
    may: ['type', 'subType', 'canDelete', 'canCopy', 'dataRefStart', 'dataRefEnd'],
  },
  ph: { needs: ['id'], may: ['type', 'subType', 'disp'] },
  mrk: { needs: ['id'], may: ['translate'] },
  cp: { needs: ['hex'], may: [] },
  metadata: { needs: [], may: [] },
  metaGroup: { needs: [], may: ['category'] },
  meta: { needs: ['type'], may: [] },
}

const TOKEN = /^[\w.:-]+$/
const TEXT = ['note', 'data', 'source', 'target', 'pc', 'mrk', 'meta']

const elements = ({ children }: XmlElement) =>
  children.filter((child): child is XmlElement => typeof child !== 'string')

const below = (element: XmlElement): XmlElement[] => [element, ...elements(element).flatMap(below)]

/** Returns violations of XLIFF 2.1 in the elements that our writer uses. */
export function brokenRules(element: XmlElement): string[] {
  const { name, namespace, attributes } = element
  const names = elements(element)
    .map((child) => `${child.name} `)
    .join('')
  const { needs, may } = ATTRIBUTES[name] ?? { needs: [], may: [] }
  const isModule = ['metadata', 'metaGroup', 'meta'].includes(name)
  const own = Object.keys(attributes)
  const problems = [
    namespace !== (isModule ? METADATA : CORE) && `<${name}> is of ${namespace}`,
    !CHILDREN[name]?.test(names) && `<${name}> has ${names}`,
    ...needs.filter((one) => !own.includes(one)).map((one) => `<${name}> lacks ${one}`),
    ...own.filter((one) => ![...needs, ...may].includes(one)).map((one) => `<${name}> has ${one}`),
    'id' in attributes && !TOKEN.test(attributes['id'] ?? '') && `id ${attributes['id']}`,
    'subState' in attributes && !('state' in attributes) && 'subState without state',
    !TEXT.includes(name) &&
      element.children.some((child) => typeof child === 'string' && child.trim() !== '') &&
      `<${name}> has text`,
    ...(name === 'unit' ? unitProblems(element) : []),
    ...(name === 'file' ? repeated(elements(element).filter((one) => one.name === 'unit')) : []),
  ]
  return [
    ...problems.filter((problem) => typeof problem === 'string'),
    ...elements(element).flatMap(brokenRules),
  ]
}

function unitProblems(unit: XmlElement): string[] {
  const all = below(unit)
  const data = all.filter(({ name }) => name === 'data')
  const known = data.map(({ attributes }) => attributes['id'])
  const segments = all.filter(({ name }) => name === 'segment')
  const inline = (side: string) =>
    all
      .filter(({ name }) => name === side)
      .flatMap((one) => below(one).filter(({ name }) => ['pc', 'ph', 'mrk'].includes(name)))
  const referred = all.flatMap(({ attributes }) =>
    [attributes['dataRefStart'], attributes['dataRefEnd']].filter((one) => one !== undefined),
  )
  return [
    ...repeated(data),
    ...repeated(segments),
    ...repeated(inline('source')),
    ...repeated(inline('target')),
    ...referred.filter((one) => !known.includes(one)).map((one) => `no data ${one}`),
  ]
}

function repeated(all: XmlElement[]): string[] {
  const ids = all.map(({ attributes }) => attributes['id'])
  return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `twice the id ${id}`)
}
