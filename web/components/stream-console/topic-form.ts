import type { ConsoleTopic, StreamConsoleData } from './console-data.ts'
import { element, labelled, select, setOptions } from './dom.ts'
import styles from './stream-console.module.css'

export interface TopicForm {
  element: HTMLElement
  /** The selected and complete topics. */
  topics: () => string[]
  /** Shows the values that the product has. */
  offer: (category: string) => void
}

/** Checkboxes for the page's topics, each with a field for every parameter of its pattern. */
export function createTopicForm(
  { topics, labels }: StreamConsoleData,
  changed: () => void,
): TopicForm {
  const rows = topics.map((topic, index) => topicRow(topic, index === 0))
  const fieldset = element(
    'fieldset',
    { className: styles.topics },
    element('legend', { textContent: labels.topics }),
    ...rows.map((row) => row.element),
  )
  fieldset.addEventListener('input', (event) => {
    for (const row of rows) row.preview()
    // Typed text takes effect when the reader leaves the field.
    if (event.target instanceof HTMLInputElement && event.target.type === 'text') return
    changed()
  })
  fieldset.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'text') changed()
  })
  return {
    element: fieldset,
    topics: () => [...new Set(rows.flatMap((row) => row.topic() ?? []))],
    offer(category) {
      for (const row of rows) row.offer(category)
    },
  }
}

function topicRow({ pattern, parameters }: ConsoleTopic, ticked: boolean) {
  const tick = element('input', { type: 'checkbox', checked: ticked })
  const name = element('code', { textContent: pattern })
  const fields = parameters.map((parameter) => ({
    ...parameter,
    field:
      parameter.values.length > 0
        ? select(optionsFor(parameter.values, ''), parameter.example)
        : element('input', {
            type: 'text',
            value: parameter.example,
            autocomplete: 'off',
            spellcheck: false,
          }),
  }))
  const current = () =>
    topicName(pattern, Object.fromEntries(fields.map(({ name: key, field }) => [key, field.value])))
  const preview = () => {
    name.textContent = current() ?? pattern
  }
  preview()
  return {
    element: element(
      'div',
      { className: styles.topic },
      element('label', {}, tick, name),
      ...fields.map(({ name: key, field }) => labelled(key, field)),
    ),
    topic: () => (tick.checked ? current() : undefined),
    preview,
    offer(category: string) {
      for (const { field, values } of fields)
        if (field instanceof HTMLSelectElement) setOptions(field, optionsFor(values, category))
      preview()
    },
  }
}

/** The values of the product. */
const optionsFor = (
  values: ConsoleTopic['parameters'][number]['values'],
  category: string,
): { value: string; label: string }[] =>
  values
    .filter(
      ({ categories }) =>
        category === '' || categories.length === 0 || categories.includes(category),
    )
    .map(({ value }) => ({ value, label: value }))

/** `orderbook.{depth}.{symbol}` with its parameters filled in; undefined while one is empty. */
export function topicName(
  pattern: string,
  values: Readonly<Record<string, string>>,
): string | undefined {
  let complete = true
  const name = pattern.replace(/\{(\w+)\}/g, (_, parameter: string) => {
    const value = values[parameter]?.trim() ?? ''
    if (value === '') complete = false
    return value
  })
  return complete ? name : undefined
}
