import { Box, Select } from '@sanity/ui'

interface Props<T extends string> {
  label: string
  /** What the empty choice is called. */
  all: string
  value: T | ''
  options: readonly { value: T; count: number }[]
  title: (value: T) => string
  onChange: (value: T | '') => void
}

/** One of the values that were found, with their numbers, or all. */
export function CountedSelect<T extends string>(props: Props<T>) {
  const { label, all, value, options, title, onChange } = props
  return (
    <Box flex={1} style={{ minWidth: '12rem' }}>
      <Select
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) =>
          onChange(options.find((option) => option.value === currentTarget.value)?.value ?? '')
        }
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {`${title(option.value)} (${option.count})`}
          </option>
        ))}
      </Select>
    </Box>
  )
}
