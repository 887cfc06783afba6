import { Badge, Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { memo } from 'react'
import { useWords } from '../interface/use-words.ts'
import type { Act } from './act.ts'
import { DiffView } from './diff-view.tsx'
import type { Term } from './glossary.ts'
import type { Memory } from './memory.ts'
import type { Piece } from './piece.ts'
import { isFilled, unitPairs } from './piece-units.ts'
import { RichView } from './rich-view.tsx'
import { UnitField } from './unit-field.tsx'
import { UnitNotes } from './unit-notes.tsx'
import { placeOf, type Unit } from './units.ts'
import { translateWords } from './words.ts'

const TONES = { missing: 'critical', stale: 'caution', translated: 'positive' } as const

interface Props {
  piece: Piece
  memory: Memory
  terms: readonly Term[]
  isCurrent: boolean
  readOnly: boolean
  act: Act
  onFocus: (id: string) => void
}

/** One piece: the English, what changed in it, and beside it the translation. */
export const PieceRow = memo(function PieceRow(props: Props) {
  const { piece, memory, terms, isCurrent, readOnly, act, onFocus } = props
  const say = useWords(translateWords)
  const pairs = unitPairs(piece)
  const isOpen = piece.state !== 'translated'
  const lacks = pairs.some(({ translated }) => translated === undefined)
  return (
    <Card
      as="li"
      padding={3}
      radius={2}
      border
      tone={isCurrent ? 'primary' : 'default'}
      data-piece={piece.id}
      data-state={piece.state}
      data-testid={`piece-${piece.id}`}
      onFocusCapture={() => onFocus(piece.id)}
    >
      <Stack gap={3}>
        <Flex gap={2} align="center" wrap="wrap">
          <Badge tone={TONES[piece.state]}>{say(piece.state)}</Badge>
          <Box flex={1}>
            <Text size={0} muted>
              {piece.kind === 'words' ? piece.path.replaceAll(/\[_key=="[^"]*"\]/g, '') : ''}
            </Text>
          </Box>
          {!readOnly && isOpen && piece.kind === 'block' && (lacks || !piece.translated) && (
            <Action text={say('copy')} title={say('copy.title')} onClick={() => act.copy(piece)} />
          )}
          {!readOnly && piece.state === 'stale' && (
            <Action
              text={say('correct')}
              title={say('correct.title')}
              onClick={() => act.confirm(piece)}
            />
          )}
          {!readOnly && isOpen && (
            <Action
              text={say('mark')}
              title={say('mark.title')}
              disabled={!isFilled(pairs)}
              onClick={() => act.confirm(piece)}
            />
          )}
        </Flex>
        {piece.state === 'stale' && <DiffView piece={piece} />}
        {pairs.map((pair) => (
          <div key={placeOf(pair.english)} className="translate-pair">
            <Card padding={2} radius={2} tone="transparent" lang="en">
              <Text size={1} weight={isTitle(piece) ? 'semibold' : 'regular'}>
                <span className="translate-words">
                  <English unit={pair.english} />
                </span>
              </Text>
            </Card>
            <Stack gap={2}>
              <UnitField
                english={pair.english}
                unit={pair.translated}
                long={piece.kind === 'words' && piece.long}
                readOnly={readOnly}
                onChange={(unit) => act.write(piece, pair, unit)}
              />
              {!readOnly && (
                <UnitNotes
                  english={pair.english}
                  unit={pair.translated}
                  memory={memory}
                  terms={terms}
                  offering={isOpen}
                  onChange={(unit) => act.write(piece, pair, unit)}
                />
              )}
            </Stack>
          </div>
        ))}
      </Stack>
    </Card>
  )
})

const isTitle = (piece: Piece) =>
  piece.kind === 'block' ? piece.english._type === 'heading' : piece.path === 'title'

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
