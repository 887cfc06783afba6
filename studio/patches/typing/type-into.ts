const FOCUSABLE =
  'a[href], button:not(:disabled), input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled), [contenteditable=true], [tabindex]'

/** Does to what has the keyboard as if words, or a key that writes none, were typed there. */
export function typeInto(typed: string | KeyboardEvent): void {
  if (typed instanceof KeyboardEvent) {
    press(typed)
    return
  }
  const into = document.activeElement
  if (into?.matches('.cm-content')) {
    // An editor of code puts back what is written into it before its next frame.
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', typed)
    into.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }))
    return
  }
  // By letters, since shortcuts of Markdown end with one. As `insertText` the editor leaves a single letter to the
  // browser, which writes it beside the letters before that are not drawn yet (`onDOMBeforeInput` of
  // @portabletext/editor 8.2.4): they would stand twice.
  for (const letter of typed) input('insertReplacementText', letter)
}

/** An editor may take it for itself; else the browser does it. */
function input(inputType: string, data?: string): void {
  const event = new InputEvent('beforeinput', {
    ...{ inputType, bubbles: true, cancelable: true, composed: true },
    ...(data !== undefined && { data }),
  })
  if (document.activeElement?.dispatchEvent(event))
    document.execCommand(COMMANDS[inputType] ?? '', false, data)
}

const COMMANDS: Readonly<Record<string, string>> = {
  insertReplacementText: 'insertText',
  insertParagraph: 'insertParagraph',
  deleteContentBackward: 'delete',
  deleteContentForward: 'forwardDelete',
}

function press({ key, code, keyCode, shiftKey, altKey }: KeyboardEvent): void {
  const into = document.activeElement
  const event = new KeyboardEvent('keydown', {
    ...{ key, code, keyCode, shiftKey, altKey, bubbles: true, cancelable: true, composed: true },
  })
  if (!into?.dispatchEvent(event)) return
  if (key === 'Tab') next(shiftKey ? -1 : 1)
  if (key === 'Backspace') input('deleteContentBackward')
  if (key === 'Delete') input('deleteContentForward')
  if (key === 'Enter' && into instanceof HTMLButtonElement) into.click()
  else if (key === 'Enter') input('insertParagraph')
  const [direction, granularity] = MOVES[key] ?? []
  if (direction) getSelection()?.modify(shiftKey ? 'extend' : 'move', direction, granularity)
}

const MOVES: Readonly<Record<string, [string, string]>> = {
  ArrowLeft: ['left', 'character'],
  ArrowRight: ['right', 'character'],
  ArrowUp: ['backward', 'line'],
  ArrowDown: ['forward', 'line'],
  Home: ['backward', 'lineboundary'],
  End: ['forward', 'lineboundary'],
}

/** Gives the keyboard to what Tab leads to. */
function next(by: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (one) => one.tabIndex >= 0 && one.checkVisibility(),
  )
  const { activeElement } = document
  if (activeElement instanceof HTMLElement) all[all.indexOf(activeElement) + by]?.focus()
}
