import { useEditor } from '@portabletext/editor'
import { BehaviorPlugin } from '@portabletext/editor/plugins'
import { useContext, useMemo } from 'react'
import { useResolveInitialValueForType } from 'sanity'
import { browserStorage } from '../../../schemas/browser-storage.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { newCell, newKey } from '../../../schemas/new-table.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { bufferKeyboard } from '../../patches/typing/buffer-keyboard.ts'
import { focusEditor } from '../../patches/typing/focus-editor.ts'
import { EditorPlace } from '../editor-place.ts'
import { shortcutMessages } from '../shortcut-messages.ts'
import { search } from '../typeahead/search.ts'
import { Typeahead } from '../typeahead/typeahead.tsx'
import { useTypeaheadQuery } from '../typeahead/use-typeahead-query.ts'
import { type BlockChoice, blockChoices } from './block-choices.ts'
import { choiceBehavior, choiceEvent } from './choice-behavior.ts'
import { lastUsed, sortByLastUsed, storeLastUsed } from './last-used.ts'

/** Matches at the beginning of a line or after a space; Chinese input methods type a full-width slash. */
const SLASH = /(?:^|\s)([/／])$/

/** Initial values that a block's form requires and the block's type does not provide. */
const BEGUN: Readonly<Record<string, () => object>> = {
  admonition: () => ({ body: newCell().content }),
}

/** The menu of blocks and styles that `/` opens in the surrounding editor. */
export function BlockMenu() {
  const t = useMessages(shortcutMessages)
  const editor = useEditor()
  const { open, members } = useContext(EditorPlace)
  const initialValue = useResolveInitialValueForType()
  const { typed, close } = useTypeaheadQuery(SLASH)
  const behaviors = useMemo(() => [choiceBehavior(open)], [open])
  const all = useMemo(
    () => blockChoices(members, editor.getSnapshot().context.schema),
    [members, editor],
  )
  const isOpen = typed !== undefined
  const ordered = useMemo(
    () => (isOpen ? sortByLastUsed(all, lastUsed(browserStorage())) : []),
    [all, isOpen],
  )
  const found = typed ? search(ordered, typed.keyword) : []
  // A space after a keyword without matches shows that the writer did not want the menu.
  const isMeant = found.length > 0 || !/\s/.test(typed?.keyword ?? '')

  const choose = async ({ key, made }: BlockChoice) => {
    if (!typed) return
    storeLastUsed(browserStorage(), key)
    const { start, lead, keyword } = typed
    const at = { start, end: lead.length + keyword.length }
    if (made.as !== 'block') {
      editor.send(choiceEvent({ ...at, made }))
      return
    }
    const { name } = made.type
    let isMade = false
    // Keys typed meanwhile go behind the block, or into its form.
    bufferKeyboard(() => {
      if (!isMade) return undefined
      focusEditor(editor)
      return editor.dom.getEditorElement()
    })
    const given: unknown = await initialValue(made.type, {})
    const block = {
      ...(isRecord(given) && given),
      ...BEGUN[name]?.(),
      ...made.fields,
      _type: name,
      _key: newKey(),
    }
    editor.send(choiceEvent({ ...at, made: { as: 'block', block, opens: made.hasForm } }))
    isMade = true
  }

  return (
    <>
      <BehaviorPlugin behaviors={behaviors} />
      {typed && isMeant && all.length > 0 && (
        <Typeahead
          label={t('blocks')}
          offered={found}
          typed={typed}
          status={found.length > 0 ? t('found', { count: found.length }) : t('none')}
          onChoose={choose}
          onClose={close}
        />
      )}
    </>
  )
}
