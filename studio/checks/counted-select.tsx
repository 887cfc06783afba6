import { Box, Select } from '@sanity/ui'

interface Props<T extends string> {
  label: string
  /** Label of the empty option, which selects all values. */
  all: string
  value: T | ''
  options: readonly { value: T; count: number }[]
  title: (value: T) => string
  onChange: (value: T | '') => void
}

/** Selects one of the values that occur, each shown with its count, or all of them. */
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
