import { Badge, Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { memo, useRef } from 'react'
import { isHeading } from '../../blocks/heading-style.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { DiffView } from './diff-view.tsx'
import type { Term } from './glossary.ts'
import type { Memory } from './memory.ts'
import { translateMessages } from './messages.ts'
import { RichView } from './rich-view.tsx'
import { mayMarkCovered, type TranslationSegment } from './segment.ts'
import type { SegmentActions } from './segment-actions.ts'
import { isFilled, unitPairs } from './segment-units.ts'
import { UnitField } from './unit-field.tsx'
import { UnitNotes } from './unit-notes.tsx'
import { type Pair, type Unit, unitKey } from './units.ts'

const TONES = { missing: 'critical', stale: 'caution', translated: 'positive' } as const

interface Props {
  segment: TranslationSegment
  /** Title of the field; empty for a block of a body. */
  name: string
  memory: Memory
  terms: readonly Term[]
  isCurrent: boolean
  readOnly: boolean
  act: SegmentActions
  onFocus: (id: string) => void
}

/** One segment: the English with its changes, beside the translation. */
export const SegmentRow = memo(function SegmentRow(props: Props) {
  const { segment, name, isCurrent, readOnly, act, onFocus } = props
  const t = useMessages(translateMessages)
  const pairs = unitPairs(segment)
  const isOpen = segment.state !== 'translated'
  const lacks = pairs.some(({ translated }) => translated === undefined)
  const isCovered = segment.kind === 'block' && segment.above === true
  return (
    <Card
      as="li"
      padding={3}
      radius={2}
      border
      tone={isCurrent ? 'primary' : 'default'}
      data-segment={segment.id}
      data-state={segment.state}
      data-testid={`segment-${segment.id}`}
      onFocusCapture={() => onFocus(segment.id)}
    >
      <Stack gap={3}>
        <Flex gap={2} align="center" wrap="wrap">
          <Badge tone={TONES[segment.state]}>{t(segment.state)}</Badge>
          {isCovered && <Badge>{t('above')}</Badge>}
          <Box flex={1}>
            <Text size={0} muted>
              {name}
            </Text>
          </Box>
          {!readOnly && isOpen && segment.kind === 'block' && (lacks || !segment.translated) && (
            <Action text={t('copy')} title={t('copy.title')} onClick={() => act.copy(segment)} />
          )}
          {!readOnly && mayMarkCovered(segment) && (
            <Action
              text={t(isCovered ? 'alone' : 'above')}
              title={t(isCovered ? 'alone.title' : 'above.title')}
              onClick={() => act.above(segment)}
            />
          )}
          {!readOnly && segment.state === 'stale' && (
            <Action
              text={t('correct')}
              title={t('correct.title')}
              onClick={() => act.confirm(segment)}
            />
          )}
          {!readOnly && isOpen && (
            <Action
              text={t('mark')}
              title={t('mark.title')}
              disabled={!isFilled(pairs)}
              onClick={() => act.confirm(segment)}
            />
          )}
        </Flex>
        {segment.state === 'stale' && <DiffView segment={segment} />}
        {pairs.map((pair) => (
          <PairRow key={unitKey(pair.english)} pair={pair} {...props} />
        ))}
      </Stack>
    </Card>
  )
})

/** One English unit with its translation and suggestions. */
function PairRow({ pair, ...props }: Props & { pair: Pair }) {
  const { segment, memory, terms, readOnly, act } = props
  const row = useRef<HTMLDivElement>(null)
  const focused = useRef(false)
  const write = (unit: Unit) => act.write(segment, pair, unit)
  /** The pressed button disappears with the suggestion, so the field takes the focus. */
  const take = (unit: Unit) => {
    focused.current = true
    write(unit)
    row.current?.querySelector<HTMLElement>('[data-unit]')?.focus()
  }
  return (
    <div className="translate-pair" ref={row}>
      <Card padding={2} radius={2} tone="transparent" lang="en">
        <Text size={1} weight={isTitle(segment) ? 'semibold' : 'regular'}>
          <span className="translate-words">
            <English unit={pair.english} />
          </span>
        </Text>
      </Card>
      <Stack gap={2}>
        <UnitField
          english={pair.english}
          unit={pair.translated}
          long={segment.kind === 'words' && segment.long}
          readOnly={readOnly}
          focused={focused}
          onChange={write}
        />
        {!readOnly && (
          <UnitNotes
            english={pair.english}
            unit={pair.translated}
            memory={memory}
            terms={terms}
            suggests={segment.state !== 'translated'}
            onChange={take}
          />
        )}
      </Stack>
    </div>
  )
}

const isTitle = (segment: TranslationSegment) =>
  segment.kind === 'block' ? isHeading(segment.english) : segment.path === 'title'

function English({ unit }: { unit: Unit }) {
  return unit.kind === 'rich' ? <RichView block={unit.block} /> : unit.text
}

interface ActionProps {
  text: string
  title: string
  disabled?: boolean
  onClick: () => void
}

function Action(props: ActionProps) {
  return <Button mode="ghost" fontSize={1} padding={2} {...props} />
}
