import { Select, Stack, Text } from '@sanity/ui'
import { useId } from 'react'

interface Props<Key extends string> {
  label: string
  options: Record<Key, string>
  value: Key
  onChange: (value: Key) => void
}

export function LabelledSelect<Key extends string>({
  label,
  options,
  value,
  onChange,
}: Props<Key>) {
  const id = useId()
  const isKey = (key: string): key is Key => Object.hasOwn(options, key)
  return (
    <Stack gap={2}>
      <Text as="label" size={1} weight="medium" htmlFor={id}>
        {label}
      </Text>
      <Select
        id={id}
        value={value}
        onChange={({ currentTarget }) =>
          isKey(currentTarget.value) && onChange(currentTarget.value)
        }
      >
        {Object.entries<string>(options).map(([key, title]) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </Select>
    </Stack>
  )
}
