import { type DragEvent, useEffect, useRef } from 'react'
import type { PortableTextInputProps } from 'sanity'
import { bufferKeyboard } from '../patches/typing/buffer-keyboard.ts'
import { hasPictures } from './pictures.ts'

/**
 * Opens the form of an image whose file was dropped, for the words that it needs: Sanity inserts and selects its block,
 * where typed letters are lost. `open` takes the key of the block.
 */
export function useImageForm(
  value: PortableTextInputProps['value'],
  open: (key: string) => void,
): (event: DragEvent) => void {
  const before = useRef<ReadonlySet<string>>(undefined)
  useEffect(() => {
    const image = value?.find(({ _type, _key }) => _type === 'image' && isNew(_key, before.current))
    if (!image) return
    before.current = undefined
    open(image._key)
  }, [value, open])
  return ({ dataTransfer, currentTarget, target }) => {
    // A form in the editor takes its files itself: no block is inserted.
    const form = target instanceof Element && target.closest('[data-form-in-place]')
    if (form && currentTarget.contains(form)) return
    // Beside words, a picture is not uploaded.
    if (!hasPictures(dataTransfer.files) || dataTransfer.getData('text/plain').trim() !== '') return
    before.current = new Set(value?.map(({ _key }) => _key))
    bufferKeyboard()
  }
}

const isNew = (key: string, before: ReadonlySet<string> | undefined): boolean =>
  before !== undefined && !before.has(key)
