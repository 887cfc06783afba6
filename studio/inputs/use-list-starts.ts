import { useCallback, useEffect, useState } from 'react'
import { type PortableTextInputProps, set } from 'sanity'

/**
 * Stores from where an item of a list counts. The editor keeps the fields of a block that no schema
 * names, and takes none itself; it also tells of a new item some moments after it made it. So the number
 * is stored once the item is.
 */
export function useListStarts({ value, onChange }: PortableTextInputProps) {
  const [asked, setAsked] = useState<{ key: string; from: number }>()
  const block = asked && value?.find(({ _key }) => _key === asked.key)
  const isStored = block && 'listItem' in block && block.listItem === 'number'
  useEffect(() => {
    if (!asked || !isStored) return
    onChange(set(asked.from, [{ _key: asked.key }, 'start']))
    setAsked(undefined)
  }, [asked, isStored, onChange])
  return useCallback((key: string, from: number) => setAsked({ key, from }), [])
}
