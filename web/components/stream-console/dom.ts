type Properties<Element> = { [Name in keyof Element]?: Element[Name] | undefined }

/** Creates an element with these properties and children. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Properties<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const given = Object.entries(properties).filter(([, value]) => value !== undefined)
  const made = Object.assign(document.createElement(name), Object.fromEntries(given))
  made.append(...children)
  return made
}

/** A field below its label. */
export function labelled(text: string, field: HTMLElement, className = ''): HTMLLabelElement {
  return element('label', { className }, element('span', {}, text), field)
}

/** A select of `options`, with `chosen` selected if it is one of them, else the first. */
export function select(
  options: readonly { value: string; label: string }[],
  chosen = '',
): HTMLSelectElement {
  const made = element('select')
  setOptions(made, options)
  if (options.some(({ value }) => value === chosen)) made.value = chosen
  return made
}

/** Replaces the options; the selected one stays if it still exists. */
export function setOptions(
  field: HTMLSelectElement,
  options: readonly { value: string; label: string }[],
): void {
  const { value: chosen } = field
  field.replaceChildren(
    ...options.map(({ value, label }) => element('option', { value, textContent: label })),
  )
  if (options.some(({ value }) => value === chosen)) field.value = chosen
}

export function button(text: string, press: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', textContent: text })
  made.addEventListener('click', press)
  return made
}
