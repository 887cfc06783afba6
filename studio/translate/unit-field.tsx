import { TextArea } from '@sanity/ui'
import { type RefObject, useState } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { emptyUnit } from './copy-structure.ts'
import { translateMessages } from './messages.ts'
import { RichEditor } from './rich-editor.tsx'
import { RichView } from './rich-view.tsx'
import { type Unit, unitKey, unitText } from './units.ts'
import { useTranslationLang } from './use-translation.ts'

interface Props {
  english: Unit
  /** The current translation; undefined if there is none. */
  unit: Unit | undefined
  long: boolean
  readOnly: boolean
  /** Whether this field has the focus; set by code that remounts it and wants it focused. */
  focused: RefObject<boolean>
  onChange: (unit: Unit) => void
}

/** The field of one unit: rendered text, which becomes an editor on focus. */
export function UnitField({ english, unit, long, readOnly, focused, onChange }: Props) {
  const t = useMessages(translateMessages)
  const lang = useTranslationLang()
  const [open, setOpen] = useState(false)
  const enter = () => {
    focused.current = true
    setOpen(true)
  }
  // Values that this field sent: any other value comes from elsewhere and remounts the editor.
  const [sent, setSent] = useState<{ place: string; values: string[] }>()
  const label = `${t('write')}: ${unitText(english).slice(0, 80)}`
  const shown = unit ?? emptyUnit(english)
  const change = (next: Unit) => {
    setSent((before) => ({
      place: before?.place ?? JSON.stringify(shown),
      values: [...(before?.values ?? []), JSON.stringify(next)].slice(-20),
    }))
    onChange(next)
  }
  const json = JSON.stringify(shown)
  const own = sent && (sent.place === json || sent.values.includes(json))
  if (sent && !own) setSent(undefined)
  const key = own ? sent.place : json

  if (shown.kind === 'plain') {
    return (
      <TextArea
        data-unit={unitKey(english)}
        fontSize={1}
        lang={lang}
        aria-label={label}
        rows={long ? Math.max(2, Math.ceil(unitText(english).length / 60)) : 1}
        readOnly={readOnly}
        value={shown.text}
        onChange={({ currentTarget }) => change({ ...shown, text: currentTarget.value })}
      />
    )
  }
  if (open && !readOnly && english.kind === 'rich') {
    return (
      <RichEditor
        key={key}
        block={shown.block}
        english={english.block}
        label={label}
        focused={focused}
        onChange={(block) => change({ ...shown, block })}
      />
    )
  }
  return (
    <button
      type="button"
      className="translate-field"
      lang={lang}
      aria-label={label}
      disabled={readOnly}
      data-unit={unitKey(english)}
      onFocus={enter}
      onClick={enter}
    >
      <RichView block={shown.block} />
    </button>
  )
}
