import { type Piece, paintLines } from './paint-lines.ts'

/** The server-rendered nodes of each element, for restoring them and for their colours. */
const originals = new WeakMap<Element, Node[]>()

/** Shows `text` in `code`, an element of highlighted code, in its colours; the original text restores its nodes. */
export function writeCode(code: Element, text: string): void {
  if (code.textContent === text) return
  const original = originals.get(code) ?? [...code.childNodes]
  originals.set(code, original)
  const isOwn = original.map(({ textContent }) => textContent).join('') === text
  // A long query wraps between two parameters.
  const isBreakable = original.some(({ nodeName }) => nodeName === 'WBR')
  const painted = () => paintLines(text, linesOf(original)).flatMap(nodesOf)
  const broken = (node: Node | string) =>
    isBreakable && node === '&' ? [document.createElement('wbr'), node] : [node]
  code.replaceChildren(...(isOwn ? original : painted().flatMap(broken)))
  const box = code.closest('pre')
  // The code may be scrollable now, so it needs to be focusable.
  if (box) box.tabIndex = 0
}

function linesOf(nodes: readonly Node[]): Piece[][] {
  const lines: Piece[][] = [[]]
  for (const node of nodes) {
    const name = node instanceof Element ? node.className : ''
    for (const [index, text] of (node.textContent ?? '').split('\n').entries()) {
      if (index > 0) lines.push([])
      if (text !== '') lines.at(-1)?.push({ text, name })
    }
  }
  return lines
}

function nodesOf(line: readonly Piece[], index: number): (Node | string)[] {
  const parts = line.map(({ text, name }) => (name === '' ? text : coloured(text, name)))
  return index === 0 ? parts : ['\n', ...parts]
}

function coloured(text: string, name: string): HTMLElement {
  const element = document.createElement('i')
  element.className = name
  element.textContent = text
  return element
}
