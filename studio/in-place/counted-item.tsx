import type { BlockProps } from 'sanity'
import { z } from 'zod'

const counted = z.object({
  listItem: z.literal('number'),
  start: z.number().int(),
  level: z.number().int().default(1),
})

/** As Sanity calls the counter of a level of lists, which it sets on the block around this one. */
const counterOf = (level: number) => `list-level-${level}`

/** Text of a body; an item of a list that counts from a number of its own shows that number. */
export function CountedItem(props: BlockProps) {
  const { data } = counted.safeParse(props.value)
  if (!data) return props.renderDefault(props)
  return (
    <div data-counted style={{ counterSet: `${counterOf(data.level)} ${data.start}` }}>
      {props.renderDefault(props)}
    </div>
  )
}
