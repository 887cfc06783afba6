import { TextArea } from '@sanity/ui'
import { type RefObject, useState } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { blank } from './copy-structure.ts'
import { translateMessages } from './messages.ts'
import { RichEditor } from './rich-editor.tsx'
import { RichView } from './rich-view.tsx'
import { type Unit, unitKey, unitText } from './units.ts'
import { useTranslationLang } from './use-translation.ts'

interface Props {
  english: Unit
  /** What is there; undefined for nothing. */
  unit: Unit | undefined
  long: boolean
  readOnly: boolean
  /** Whether the keyboard is in this field; what begins it anew from elsewhere may say that it is to be. */
  focused: RefObject<boolean>
  onChange: (unit: Unit) => void
}

/** Where one unit is translated: an editor once it is chosen, before that its look. */
export function UnitField({ english, unit, long, readOnly, focused, onChange }: Props) {
  const t = useMessages(translateMessages)
  const lang = useTranslationLang()
  const [open, setOpen] = useState(false)
  const enter = () => {
    focused.current = true
    setOpen(true)
  }
  // What this field has sent: anything else that arrives is from elsewhere and begins it again.
  const [sent, setSent] = useState<{ place: string; values: string[] }>()
  const label = `${t('write')}: ${unitText(english).slice(0, 80)}`
  const shown = unit ?? blank(english)
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
